import type { ReadList } from './reading.ts';

/** Five lists in forms that the first ones lack: an offer, shelves, a letter, and tables. */
export const otherForms: readonly ReadList<string>[] = [
  {
    list: 'a German offer',
    lines: [
      ['Abzugeben nur in gute Hände:', null],
      [
        '- 1,0 Grammostola pulchripes, RH 08/25, 40 €',
        {
          sp: 'Grammostola pulchripes',
          g: 'm',
          n: 1,
          stage: 'adult',
          last_molt: '2025-08',
          price: [40, 'EUR'],
        },
      ],
      [
        '- 0,1 Brachypelma boehmei ca. 5cm KL, FH Juli 25, 80€ VB',
        {
          sp: 'Brachypelma boehmei',
          g: 'f',
          n: 1,
          size: 5,
          price: [80, 'EUR'],
          notes: 'VB',
          ask: 'last_molt',
        },
      ],
      [
        '- 0,0,12 Psalmopoeus irminia FH 3/4 je 8€',
        { sp: 'Psalmopoeus irminia', g: 'other', n: 12, stage: 'L3', price: [8, 'EUR'] },
      ],
      [
        '- 0.0.1 Poecilotheria ornata 2 FH - 12,- €',
        { sp: 'Poecilotheria ornata', g: 'other', n: 1, stage: 'L2', price: [12, 'EUR'] },
      ],
      [
        '- Heteroscodra maculata, Weibchen adult, letzte Häutung 12.09.25',
        { sp: 'Heteroscodra maculata', g: 'f', stage: 'adult', last_molt: '2025-09-12' },
      ],
      [
        '- Theraphosa stirmi WF Weib 20cm Spannweite 150 Euro',
        { sp: 'Theraphosa stirmi', g: 'f', origin: 'WC', size: 20, price: [150, 'EUR'] },
      ],
      [
        '- Lasiodora parahybana Böckchen, vorletzte RL',
        { sp: 'Lasiodora parahybana', g: 'm', notes: 'vorletzte RL' },
      ],
      ['Versand möglich, DHL Express 15€', null],
      ['Gruß Micha', null],
    ],
  },
  {
    list: 'a table out of Excel',
    lines: [
      ['Species\tCommon\tSex\tDLS\tAcquired\tFrom\tPaid\tLast fed', null],
      [
        'Avicularia avicularia\tPink toe\tF\t5"\t03/14/2023\tFear Not\t$60\t11/02/2026',
        {
          sp: 'Avicularia avicularia',
          g: 'f',
          size: 12.7,
          kept_since: '2023-03-14',
          price: [60, 'USD'],
          last_fed: '2026-11-02',
          notes: 'Fear Not',
        },
      ],
      [
        'Psalmopoeus irminia\tSuntiger\tunk\t2.5"\t06/02/2024\texpo\t45\t11/02/2026',
        {
          sp: 'Psalmopoeus irminia',
          g: 'other',
          size: 6.35,
          kept_since: '2024-06-02',
          last_fed: '2026-11-02',
          ask: 'price',
        },
      ],
      [
        'Pterinochilus murinus\tOBT\tM\t4"\t01/30/2022\tJamie\'s\t35\t10/28/2026',
        {
          sp: 'Pterinochilus murinus',
          g: 'm',
          size: 10.16,
          kept_since: '2022-01-30',
          last_fed: '2026-10-28',
          ask: 'price',
        },
      ],
      [
        'Ephebopus murinus\tSkeleton leg\t?\t1"\t08/15/2025\ttrade\t\t',
        {
          sp: 'Ephebopus murinus',
          g: 'other',
          size: 2.54,
          kept_since: '2025-08-15',
          notes: 'trade',
        },
      ],
      [
        'Aphonopelma seemanni\tCR stripe knee\tMF\t4.5"\t2021\tCraigslist\t$40\t11/09/2026',
        {
          sp: 'Aphonopelma seemanni',
          g: 'f',
          stage: 'adult',
          size: 11.43,
          kept_since: '2021',
          price: [40, 'USD'],
          last_fed: '2026-11-09',
          notes: 'Craigslist',
        },
      ],
    ],
  },
  {
    list: 'snakes and spiders by shelf',
    lines: [
      ['Shelf 1', null],
      [
        '1. Nala, corn snake, f, 2019, 620g, fed 2 mice 14 Nov',
        {
          sp: 'Pantherophis guttatus',
          place: 'Shelf 1',
          name: 'Nala',
          g: 'f',
          weight: 620,
          last_fed: '2026-11-14',
          food: '2 mice',
          ask: 'kept_since hatched',
        },
      ],
      [
        '2. Kaa - royal python male, 1.4 kg last shed 01 Oct 2026, refused 10 Nov',
        {
          sp: 'Python regius',
          place: 'Shelf 1',
          name: 'Kaa',
          g: 'm',
          weight: 1400,
          last_molt: '2026-10-01',
          refused: '2026-11-10',
        },
      ],
      [
        '3. Mango (crestie, unsexed, 24g)',
        { sp: 'Correlophus ciliatus', place: 'Shelf 1', name: 'Mango', g: 'other', weight: 24 },
      ],
      [
        '4. Leopard gecko x3: 1.2, hatched 2021',
        { sp: 'Eublepharis macularius', place: 'Shelf 1', sexes: '1.2.0', hatched: '2021' },
      ],
      ['Shelf 2', null],
      [
        'Rosie  G. rosea RCF  AF  ~5in  since 2012 (!!)',
        {
          sp: 'Grammostola rosea',
          place: 'Shelf 2',
          name: 'Rosie',
          g: 'f',
          stage: 'adult',
          size: 12.7,
          kept_since: '2012',
          notes: 'RCF',
        },
      ],
      [
        'Fluffy - T. albo sub F, 4.5"',
        {
          sp: 'Tliltocatl albopilosus',
          place: 'Shelf 2',
          name: 'Fluffy',
          g: 'f',
          stage: 'subadult',
          size: 11.43,
        },
      ],
      [
        'Boris ♂ A. chalcodes MM 9/2026',
        {
          sp: 'Aphonopelma chalcodes',
          place: 'Shelf 2',
          name: 'Boris',
          g: 'm',
          stage: 'adult',
          ask: 'kept_since last_molt',
        },
      ],
      [
        'sling #1 C. cyaneopubescens 1/2" ',
        {
          sp: 'Chromatopelma cyaneopubescens',
          place: 'Shelf 2',
          stage: 'sling',
          size: 1.27,
          notes: '#1',
        },
      ],
      [
        'P. cancerides 5.5" F, premolt since Oct',
        {
          sp: 'Phormictopus cancerides',
          place: 'Shelf 2',
          g: 'f',
          size: 13.97,
          notes: 'premolt since Oct',
        },
      ],
    ],
  },
  {
    list: 'a letter',
    lines: [
      ["Hi Tom, as promised, here's what I've got left after the move:", null],
      [
        'two GBBs (one\'s female, 5", other about 3in)',
        {
          sp: 'Chromatopelma cyaneopubescens',
          n: 1,
          size: 12.7,
          ask: 'gender',
          and: { sp: 'Chromatopelma cyaneopubescens', n: 1, size: 7.62 },
        },
      ],
      [
        'the old Chaco golden knee girl, must be 15 by now - got her in 2015',
        { sp: 'Grammostola pulchripes', g: 'f', kept_since: '2015', notes: 'must be 15' },
      ],
      [
        'Psalmopoeus cambridgei, mature male, fed on the 9th of November',
        { sp: 'Psalmopoeus cambridgei', g: 'm', stage: 'adult', last_fed: '2026-11-09' },
      ],
      ['a pair of Heterometrus silenus', { sp: 'Heterometrus silenus', n: 2 }],
      [
        '4-5 B. vagans slings, 1cm',
        { sp: 'Brachypelma vagans', stage: 'sling', size: 1, ask: 'count' },
      ],
      [
        'The P. metallica died in March :(',
        { sp: 'Poecilotheria metallica', status: 'died', notes: 'in March' },
      ],
      [
        'H. pulchripes 2.25" female from Tanya\'s, paid £95',
        { sp: 'Harpactira pulchripes', g: 'f', size: 5.72, price: [95, 'GBP'], notes: "Tanya's" },
      ],
      [
        'Scolopendra dehaani 18cm, and S. subspinipes 12cm',
        { sp: 'Scolopendra dehaani', size: 18, and: { sp: 'Scolopendra subspinipes', size: 12 } },
      ],
      [
        'sold the balfouri communal last summer',
        { sp: 'Monocentropus balfouri', status: 'sold', ask: 'count' },
      ],
    ],
  },
  {
    list: 'a table with semicolons and decimal commas',
    lines: [
      ['Art;Anzahl;Geschlecht;KL;Letzte Häutung;Zuletzt verweigert;Status;Bemerkung', null],
      [
        'Brachypelma hamorii;1;w;6,5;03.06.2026;;;ruhig',
        {
          sp: 'Brachypelma hamorii',
          n: 1,
          g: 'f',
          size: 6.5,
          last_molt: '2026-06-03',
          notes: 'ruhig',
        },
      ],
      [
        'Caribena versicolor;3;?;1,5;;;;Zuchtgruppe',
        { sp: 'Caribena versicolor', n: 3, g: 'other', size: 1.5, notes: 'Zuchtgruppe' },
      ],
      [
        'Grammostola pulchra;1;m;5;12.2025;01.11.2026;;',
        {
          sp: 'Grammostola pulchra',
          n: 1,
          g: 'm',
          size: 5,
          last_molt: '2025-12',
          refused: '2026-11-01',
        },
      ],
      [
        'Poecilotheria metallica;1;w;7;;;verstorben;Häutungsprobleme',
        {
          sp: 'Poecilotheria metallica',
          n: 1,
          g: 'f',
          size: 7,
          status: 'died',
          notes: 'Häutungsprobleme',
        },
      ],
      [
        'Nhandu coloratovillosus;1;1.0;4,5;;;abgegeben;an Micha',
        {
          sp: 'Nhandu coloratovillosus',
          n: 1,
          g: 'm',
          size: 4.5,
          status: 'given',
          notes: 'an Micha',
        },
      ],
      [
        'Monocentropus balfouri;7;;2;;;;Gruppe',
        { sp: 'Monocentropus balfouri', n: 7, size: 2, notes: 'Gruppe' },
      ],
    ],
  },
];
