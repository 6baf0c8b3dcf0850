import type { ReadList } from './reading.ts';

/** Five lists that are neither English nor German. */
export const otherLanguages: readonly ReadList<string>[] = [
  {
    list: 'a Polish chat',
    lines: [
      ['[21:04, 12.10.2025] Kasia: hej, mam do oddania:', null],
      [
        '[21:05, 12.10.2025] Kasia: 3x Tliltocatl vagans L4/5',
        { sp: 'Tliltocatl vagans', n: 3, stage: 'L4' },
      ],
      [
        'Brachypelma auratum samica 5cm dc, wylinka 3.10',
        { sp: 'Brachypelma auratum', g: 'f', size: 5, last_molt: '2025-10-03' },
      ],
      [
        'Chilobrachys natanicharum L7 x2 - 60 zł szt',
        { sp: 'Chilobrachys natanicharum', n: 2, stage: 'L7', price: [60, 'PLN'] },
      ],
      ['[21:09, 12.10.2025] Marek: a ta boehmei?', { ask: 'species' }],
      ['[21:10, 12.10.2025] Kasia: sprzedana', null],
      [
        'Poecilotheria regalis samiec dorosły 100zł',
        { sp: 'Poecilotheria regalis', g: 'm', stage: 'adult', price: [100, 'PLN'] },
      ],
      [
        'Nhandu chromatus 0.0.5 L2 po 15zł',
        { sp: 'Nhandu chromatus', g: 'other', n: 5, stage: 'L2', price: [15, 'PLN'] },
      ],
    ],
  },
  {
    list: 'a French keeper',
    lines: [
      ['mes mygales :', null],
      [
        'Brachypelma hamorii femelle adulte (née en 2014), mue le 12/08/2025',
        {
          sp: 'Brachypelma hamorii',
          g: 'f',
          stage: 'adult',
          hatched: '2014',
          last_molt: '2025-08-12',
        },
      ],
      [
        '2 Caribena versicolor juvéniles, 4 cm',
        { sp: 'Caribena versicolor', n: 2, stage: 'juvenile', size: 4 },
      ],
      [
        'Chromatopelma cyaneopubescens mâle mature depuis septembre 2025',
        { sp: 'Chromatopelma cyaneopubescens', g: 'm', stage: 'adult', ask: 'kept_since' },
      ],
      [
        'Pogona vitticeps "Rex" mâle 380g, 45 cm, achat 05/2021 120€',
        {
          sp: 'Pogona vitticeps',
          name: 'Rex',
          g: 'm',
          weight: 380,
          size: 45,
          kept_since: '2021-05',
          price: [120, 'EUR'],
        },
      ],
      [
        'Poecilotheria metallica n.s. stade 6',
        { sp: 'Poecilotheria metallica', g: 'other', stage: 'L6' },
      ],
      [
        'Grammostola rosea femelle, morte le 02/01/2025',
        { sp: 'Grammostola rosea', g: 'f', status: 'died', left: '2025-01-02' },
      ],
      [
        'Correlophus ciliatus couple, NC 2022',
        { sp: 'Correlophus ciliatus', n: 2, hatched: '2022' },
      ],
    ],
  },
  {
    list: 'a Spanish dealer',
    lines: [
      ['Lista de precios - octubre', null],
      [
        'Acanthoscurria geniculata cría (1 cm) ......... 6 €',
        { sp: 'Acanthoscurria geniculata', stage: 'sling', size: 1, price: [6, 'EUR'] },
      ],
      [
        'Brachypelma albiceps juvenil (3-4 cm) ......... 35 €',
        { sp: 'Brachypelma albiceps', stage: 'juvenile', size: [3, 4], price: [35, 'EUR'] },
      ],
      [
        'Cyriocosmus elegans hembra adulta ............. 45 €',
        { sp: 'Cyriocosmus elegans', g: 'f', stage: 'adult', price: [45, 'EUR'] },
      ],
      [
        'Lasiodora parahybana 0.0.20 .................. 4 €/ud',
        { sp: 'Lasiodora parahybana', g: 'other', n: 20, price: [4, 'EUR'] },
      ],
      [
        'Monocentropus balfouri grupo de 6 ............ 90 €',
        { sp: 'Monocentropus balfouri', n: 6, ask: 'price' },
      ],
      [
        'Stromatopelma calceatum macho ................ 25 €',
        { sp: 'Stromatopelma calceatum', g: 'm', price: [25, 'EUR'] },
      ],
      [
        'Ceratogyrus darlingi N4 ...................... 12 €',
        { sp: 'Ceratogyrus darlingi', stage: 'L4', price: [12, 'EUR'] },
      ],
      [
        'Eublepharis macularius hembra Mack Snow 2023 .. 80 €',
        {
          sp: 'Eublepharis macularius',
          g: 'f',
          price: [80, 'EUR'],
          notes: 'Mack Snow',
          ask: 'kept_since hatched',
        },
      ],
      ['Gastos de envío 9 €', null],
    ],
  },
  {
    list: 'a Dutch keeper',
    lines: [
      ['Mijn dieren 2026:', null],
      [
        'Koningspython vrouwtje 1450 gram, gekocht april 2020, laatst gegeten 8-11-2026',
        {
          sp: 'Python regius',
          g: 'f',
          weight: 1450,
          kept_since: '2020-04',
          last_fed: '2026-11-08',
        },
      ],
      [
        'Baardagaam man 2 jaar 410gr',
        { sp: 'Pogona vitticeps', g: 'm', weight: 410, notes: '2 jaar' },
      ],
      [
        '3 stuks Pantherophis guttatus nakweek 2025',
        { sp: 'Pantherophis guttatus', n: 3, hatched: '2025' },
      ],
      [
        'Brachypelma hamorii vrouw 12 cm, verveld 03-09-2026',
        { sp: 'Brachypelma hamorii', g: 'f', size: 12, last_molt: '2026-09-03' },
      ],
      [
        'Grammostola pulchra juveniel 4 cm €35',
        { sp: 'Grammostola pulchra', stage: 'juvenile', size: 4, price: [35, 'EUR'] },
      ],
      [
        'Theraphosa blondi overleden 14-02-2026',
        { sp: 'Theraphosa blondi', status: 'died', left: '2026-02-14' },
      ],
      ['Tliltocatl albopilosus 2x', { sp: 'Tliltocatl albopilosus', n: 2 }],
    ],
  },
  {
    list: 'a Czech keeper',
    lines: [
      ['chov listopad:', null],
      [
        'Lampropeltis triangulum 1,0 nar. 2020, 350 g',
        { sp: 'Lampropeltis triangulum', g: 'm', n: 1, hatched: '2020', weight: 350 },
      ],
      [
        'Eublepharis macularius 1,3 (samice 2x 2022, 1x 2019)',
        { sp: 'Eublepharis macularius', sexes: '1.3.0', ask: 'hatched kept_since count' },
      ],
      [
        'Brachypelma boehmei 0,1 6cm tělo, svlek 12.8.2026',
        { sp: 'Brachypelma boehmei', g: 'f', n: 1, size: 6, last_molt: '2026-08-12' },
      ],
      [
        'Poecilotheria rufilata 0,0,4 2.sv. 150 Kč/ks',
        { sp: 'Poecilotheria rufilata', g: 'other', n: 4, stage: 'L2', price: [150, 'CZK'] },
      ],
      [
        'Ceratogyrus marshalli samec dospělý - krmen 10.11.',
        { sp: 'Ceratogyrus marshalli', g: 'm', stage: 'adult', last_fed: '2026-11-10' },
      ],
      [
        'Pandinus imperator 2,3,0 + mláďata ',
        { sp: 'Pandinus imperator', sexes: '2.3.0', notes: 'mláďata' },
      ],
      [
        'Caribena versicolor uhynula 1.9.2026',
        { sp: 'Caribena versicolor', status: 'died', left: '2026-09-01' },
      ],
      [
        'Pterinochilus murinus RCF 5 ks 50,-',
        { sp: 'Pterinochilus murinus', n: 5, notes: 'RCF', ask: 'price' },
      ],
    ],
  },
];
