import type { ReadList } from './reading.ts';

/** Of the 25 lists those of what is kept, as keepers and programs wrote them. */
export const collections: readonly ReadList<number>[] = [
  {
    list: 8,
    lines: [
      ['Grammostola pulchripes 3" female', { sp: 'Grammostola pulchripes', g: 'f', size: 7.62 }],
      [
        'Brazilian Black Tarantula Sling - Grammostola pulchra',
        { sp: 'Grammostola pulchra', stage: 'sling' },
      ],
      [
        '1/2" GBB sling CB',
        { sp: 'Chromatopelma cyaneopubescens', size: 1.27, stage: 'sling', origin: 'CB' },
      ],
      ['grammastola pulchra', { sp: 'Grammostola pulchra' }],
    ],
  },
  {
    list: 10,
    lines: [
      ['id, species, name, born', null],
      [
        "1, 'Brachypelma albopilosum', 'Linda', '01/01/2015'",
        { sp: 'Brachypelma albopilosum', name: 'Linda', hatched: '2015-01-01' },
      ],
      [
        "2, 'Brachypelma hamorii', 'Red', '01/01/2017'",
        { sp: 'Brachypelma hamorii', name: 'Red', hatched: '2017-01-01' },
      ],
      [
        "3, 'Grammastola pulchripes', 'Coco', '01/01/2019'",
        { sp: 'Grammostola pulchripes', name: 'Coco', hatched: '2019-01-01' },
      ],
    ],
  },
  {
    list: 11,
    lines: [
      [
        "'Aphonopelma','seemanni blue','Costa Rican Zebra Tarantula'",
        { sp: 'Aphonopelma seemanni', notes: 'blue' },
      ],
      ["'Avicularia ','Avicularia','Pinktoe Tarantula'", { sp: 'Avicularia avicularia' }],
      [
        "'Chromatopelma','Cyaneopubescens','Green bottle Blue Tarantula'",
        { sp: 'Chromatopelma cyaneopubescens' },
      ],
      [
        "'Cyriopagopus','sp Hati Hati ','Purple Earth Tiger'",
        { sp: "Cyriopagopus sp. 'Hati Hati'" },
      ],
      ["'Eupalaestrus','camperstratus ','Pink Zebra Beauty'", { sp: 'Eupalaestrus campestratus' }],
      ["'Aphonopelma','scutilus ','Lychas scutilus'", { ask: 'species' }],
    ],
  },
  {
    list: 13,
    lines: [
      ['GBBT Chromatopelma cyaneopubescens', { sp: 'Chromatopelma cyaneopubescens' }],
      ['CGK "Grammostola pulcheripes"', { sp: 'Grammostola pulchripes' }],
      ['MRK Brachypelma smithi', { sp: 'Brachypelma smithi' }],
      ['GSO Poecilotheria metallica', { sp: 'Poecilotheria metallica' }],
      ['VS Psalmopoeus irminia', { sp: 'Psalmopoeus irminia' }],
      ['GBE Theraphosa blondi', { sp: 'Theraphosa blondi' }],
    ],
  },
  {
    list: 15,
    lines: [
      [
        'Name "Pokey", Species "Poecilotheria regalis", Size "5 inches", DateObtained 2022-05-23, Diet "Crickets", Temperament Aggressive',
        {
          sp: 'Poecilotheria regalis',
          name: 'Pokey',
          size: 12.7,
          kept_since: '2022-05-23',
          notes: 'Crickets',
        },
      ],
    ],
  },
  {
    list: 16,
    lines: [
      [
        'name: "Psalmopoeus Irmina", sex: "male", bodyLength: 1.0, molt: 2, buyDate: today',
        { sp: 'Psalmopoeus irminia', g: 'm', size: 1, stage: 'L2', kept_since: '2026-11-20' },
      ],
      [
        'name: "Avicularia Versicolor", sex: "female", bodyLength: 5.0, molt: 15',
        { sp: 'Avicularia versicolor', g: 'f', size: 5, stage: 'L15' },
      ],
      [
        'name: "Psalmopoeus Irminia", sex: "male", bodyLenght: 5, molt: 12, buyDate: "2013-01-01", status: true',
        { sp: 'Psalmopoeus irminia', g: 'm', size: 5, stage: 'L12', kept_since: '2013-01-01' },
      ],
    ],
  },
  {
    list: 17,
    lines: [
      ['Sabrina - Brachypelma hamorii', { sp: 'Brachypelma hamorii', name: 'Sabrina' }],
      ['Current resident - Ceratogyrus darlingi', { sp: 'Ceratogyrus darlingi' }],
      [
        'Current resident - Chilobrachys sp. “Kaeng Krachan”',
        { sp: "Chilobrachys sp. 'Kaeng Krachan'" },
      ],
      ['Bella - Monocentropus balfouri', { sp: 'Monocentropus balfouri', name: 'Bella' }],
      ['Sonja - Mauremys reevesii (Reeves’s turtle)', { sp: 'Mauremys reevesii', name: 'Sonja' }],
      ['Current colony - Psyttala horrida', { sp: 'Psytalla horrida', ask: 'count' }],
    ],
  },
  {
    list: 18,
    lines: [
      ['Androctonus australis 0.1', { sp: 'Androctonus australis', g: 'f', n: 1 }],
      ['Androctonus australis 1.0', { sp: 'Androctonus australis', g: 'm', n: 1 }],
    ],
  },
  { list: 19, lines: [['1.2.3 H. spinifer', { sp: 'Heterometrus spinifer', sexes: '1.2.3' }]] },
  {
    list: 20,
    lines: [
      ['Poecilotheria', { ask: 'species' }],
      ['Teraphrosa blondi', { sp: 'Theraphosa blondi' }],
      ['Aphonopelma Seemani', { sp: 'Aphonopelma seemanni' }],
    ],
  },
  {
    list: 21,
    lines: [
      ['grüne Trinidad-Vogelspinne (Psalmopoeus cambridgei)', { sp: 'Psalmopoeus cambridgei' }],
      ['Martinique-Baumvogelspinne (Caribena versicolor)', { sp: 'Caribena versicolor' }],
      ['Die Lasiodora Klugi', { sp: 'Lasiodora klugi' }],
      [
        'Cyanblaue Venezuela-Vogelspinne (Chromatopelma cyaneopubescens)',
        { sp: 'Chromatopelma cyaneopubescens' },
      ],
      ['Goliath-Vogelspinne (Theraphosa stirmi)', { sp: 'Theraphosa stirmi' }],
    ],
  },
  {
    list: 23,
    lines: [
      [
        'Ember | pogona-vitticeps | ♀ | 3 Jahre | Nachzucht 2021 – verantwortungsvolle Hobbyzucht | hypomelanistic visual, translucent visual, dunner het',
        { sp: 'Pogona vitticeps', g: 'f', name: 'Ember', hatched: '2021', notes: 'hypomelanistic' },
      ],
      ['Bartagame Nachzucht 2026', { sp: 'Pogona vitticeps', hatched: '2026' }],
      [
        'Stefan | 2021-06-30 | gekon lamparci | zdrowy',
        { sp: 'Eublepharis macularius', name: 'Stefan', ask: 'kept_since hatched' },
      ],
    ],
  },
  {
    list: 24,
    lines: [
      ['name, species, morph, sex, born, acquired', null],
      [
        'Butters, Ball Python, Banana Spider Morph, MALE, 2020-01-01, 2023-05-03',
        {
          sp: 'Python regius',
          g: 'm',
          name: 'Butters',
          hatched: '2020-01-01',
          kept_since: '2023-05-03',
          notes: 'Banana Spider',
        },
      ],
      [
        'Spike, Bearded Dragon, Central Bearded Dragon, MALE, 2021-08-10, 2021-10-15',
        {
          sp: 'Pogona vitticeps',
          g: 'm',
          name: 'Spike',
          hatched: '2021-08-10',
          kept_since: '2021-10-15',
        },
      ],
    ],
  },
  {
    list: 25,
    lines: [
      ['Python regius 66% het Clown', { sp: 'Python regius', notes: '66% het Clown' }],
      ['Python regius 50% Pied', { sp: 'Python regius', notes: '50% Pied' }],
      [
        'Python regius Pastel, possible het Hypo',
        { sp: 'Python regius', notes: 'possible het Hypo' },
      ],
      [
        'Python regius Super Pastel 66% het Clown',
        { sp: 'Python regius', notes: 'Super Pastel 66% het Clown' },
      ],
    ],
  },
];
