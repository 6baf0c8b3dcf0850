import type { ReadList } from './reading.ts';

/** Of the 25 lists those of sellers: dealers, shops, and keepers who sell. */
export const offers: readonly ReadList<number>[] = [
  {
    list: 1,
    lines: [
      [
        'Acanthoscurria geniculata female • 2 1/2 - 3 inches, 4 inches (Brazilian white knee)\t$150.00 – $200.00',
        { sp: 'Acanthoscurria geniculata', g: 'f', ask: 'size price' },
      ],
      [
        'Aphonopelma sp. "El Grullo" female • 1 3/4" (dry cross tarantula)\t$200.00',
        { sp: "Aphonopelma sp. 'El Grullo'", g: 'f', size: 4.45, price: [200, 'USD'] },
      ],
      [
        'Caribena versicolor female • 2 1/2" (Martinique or Antilles pink toe)\t$275.00',
        { sp: 'Caribena versicolor', g: 'f', size: 6.35, price: [275, 'USD'] },
      ],
      [
        'Chromatopelma cyaneopubescens female • 2" (GBB, green bottle blue)\t$200.00',
        { sp: 'Chromatopelma cyaneopubescens', g: 'f', size: 5.08, price: [200, 'USD'] },
      ],
      [
        'Cyriopagopus lividus female • 3" (colbalt blue earthtiger)\t$130.00',
        { sp: 'Cyriopagopus lividus', g: 'f', size: 7.62, price: [130, 'USD'] },
      ],
      [
        'Neoholothele incei gold female • 2" (Trinidad gold dwarf)\t$85.00',
        { sp: 'Neoholothele incei', g: 'f', size: 5.08, price: [85, 'USD'], notes: 'gold' },
      ],
      [
        'Pamphobeteus sp. "antinous big black" female • 2 1/2"\t$250.00',
        { sp: "Pamphobeteus sp. 'antinous big black'", g: 'f', size: 6.35, price: [250, 'USD'] },
      ],
      [
        'Pamphobeteus sp. "mascara" female • 2.5", 3.5-4" (mascara giant birdeater)\t$200.00 – $300.00',
        { sp: "Pamphobeteus sp. 'Mascara'", g: 'f', ask: 'size price' },
      ],
    ],
  },
  {
    list: 2,
    lines: [
      ['scientific name | common name | inches | sex | USD | count | note', null],
      [
        'Cyriocosmus aueri | Peruvian Dwarf Red Leg | 0.25 | | 50 | 2',
        { sp: 'Cyriocosmus aueri', n: 2, size: 0.64, price: [50, 'USD'] },
      ],
      [
        'Homoeomma chilense | Chilean Flame | 0.25 | | 120 | 1',
        { sp: 'Homoeomma chilense', n: 1, size: 0.64, price: [120, 'USD'] },
      ],
      [
        'Tliltocatl albopilosus | Curly Hair | 0.5 | | 10 | 10',
        { sp: 'Tliltocatl albopilosus', n: 10, size: 1.27, price: [10, 'USD'] },
      ],
      [
        'Davus sp. Panama | Lava Tarantula | 0.75 | | 170 | 1',
        { sp: "Davus sp. 'Panama'", n: 1, size: 1.91, price: [170, 'USD'] },
      ],
      [
        'Anqasha sp. Blue | | 1.0 | | 250 | 1',
        { sp: "Anqasha sp. 'Blue'", n: 1, size: 2.54, price: [250, 'USD'] },
      ],
      [
        'Tliltocatl sabulosus | Guatemalan Tiger Rump | 2.0 | | 80 | 1',
        { sp: 'Tliltocatl sabulosus', n: 1, size: 5.08, price: [80, 'USD'] },
      ],
      [
        'Davus pentaloris | Guatemalan Tiger Rump | 2.5 | PF | 125 | 1',
        { sp: 'Davus pentaloris', g: 'other', n: 1, size: 6.35, price: [125, 'USD'] },
      ],
      [
        'Selenocosmia javanensis | | 3.0 | | 65 | 3 | 2.5-3.5 in',
        { sp: 'Selenocosmia javanensis', n: 3, price: [65, 'USD'], ask: 'size' },
      ],
    ],
  },
  {
    list: 3,
    lines: [
      [
        'Grammostola pulchra 1.5" F $200 - listed as pulchra/quirogai',
        { sp: 'Grammostola pulchra', g: 'f', size: 3.81, price: [200, 'USD'], notes: 'quirogai' },
      ],
      [
        'Grammostola rosea (Rose Hair RCF) 2" F $200, 2',
        { sp: 'Grammostola rosea', g: 'f', n: 2, size: 5.08, price: [200, 'USD'], notes: 'RCF' },
      ],
      [
        'Homoeomma chilenense 1.5" F $500 - pair price',
        { sp: 'Homoeomma chilensis', g: 'f', size: 3.81, ask: 'price count' },
      ],
      [
        'Euathlus truculentus 3.5" F $450 pair w/ 2" male',
        { sp: 'Euathlus truculentus', ask: 'size price count gender' },
      ],
      [
        'P. ultramarinus 4" F $750 - species unclear',
        { sp: 'Pamphobeteus ultramarinus', g: 'f', size: 10.16, price: [750, 'USD'] },
      ],
      [
        'Pandinus imperator 4" M $80',
        { sp: 'Pandinus imperator', g: 'm', size: 10.16, price: [80, 'USD'] },
      ],
      [
        'Poecilotheria fasciata 3.5-4 in F $350',
        { sp: 'Poecilotheria fasciata', g: 'f', size: [8.89, 10.16], price: [350, 'USD'] },
      ],
    ],
  },
  {
    list: 4,
    lines: [
      [
        'Brachypelma emilia (Mexican Red Leg) 0.5" $45',
        { sp: 'Brachypelma emilia', size: 1.27, price: [45, 'USD'] },
      ],
      [
        'Grammostola anthracina (Uruguayan Black) 0.75-1" $100',
        { sp: 'Grammostola anthracina', size: [1.91, 2.54], price: [100, 'USD'] },
      ],
      [
        '4x Heteroscodra maculata 2" $50',
        { sp: 'Heteroscodra maculata', n: 4, size: 5.08, price: [50, 'USD'] },
      ],
      [
        'Neoholothele incei 1.5" $50 gold form',
        { sp: 'Neoholothele incei', size: 3.81, price: [50, 'USD'], notes: 'gold form' },
      ],
      [
        'Poecilotheria ornata 1" $80 - IL residents only',
        { sp: 'Poecilotheria ornata', size: 2.54, price: [80, 'USD'], notes: 'IL residents only' },
      ],
      [
        'Pterinochilus murinus (Orange Baboon (OBT)) 1.5-2" $40',
        { sp: 'Pterinochilus murinus', size: [3.81, 5.08], price: [40, 'USD'] },
      ],
      [
        'Tapinauchenius seladonia .5" $275',
        { sp: 'Tapinauchenius seladonia', size: 1.27, price: [275, 'USD'] },
      ],
    ],
  },
  {
    list: 5,
    lines: [
      ['Females', null],
      [
        'Thrixopelma pruriens 5" MF $150',
        { sp: 'Thrixopelma pruriens', g: 'f', size: 12.7, stage: 'adult', price: [150, 'USD'] },
      ],
      [
        'Ornithoctoninae sp. Veronica 3" $225',
        { sp: "Ornithoctoninae sp. 'Veronica'", g: 'f', size: 7.62, price: [225, 'USD'] },
      ],
      [
        'Phormictopus sp. 5.5" $150 unknown sp.',
        { sp: 'Phormictopus sp.', g: 'f', size: 13.97, price: [150, 'USD'] },
      ],
      ['Males', null],
      [
        'Poecilotheria vittata 2.5-3" $55 MO sales only',
        {
          sp: 'Poecilotheria vittata',
          g: 'm',
          size: [6.35, 7.62],
          price: [55, 'USD'],
          notes: 'MO sales only',
        },
      ],
      [
        'Ephebopus cyanognathus (Blue Fang Skeleton) 2" $65',
        { sp: 'Ephebopus cyanognathus', g: 'm', size: 5.08, price: [65, 'USD'] },
      ],
      ['Unsexed', null],
      [
        'Spinosatibiapalpus sp. Colombia y/b 0.25" $45 wholesale avail',
        {
          sp: "Spinosatibiapalpus sp. 'Colombia'",
          g: 'other',
          size: 0.64,
          price: [45, 'USD'],
          notes: 'y/b',
        },
      ],
    ],
  },
  {
    list: 6,
    lines: [
      ['Phidippus regius 12/$15 all sizes', { sp: 'Phidippus regius', ask: 'price count' }],
      [
        'Archispirostreptus gigas 6-8in 10/$30',
        { sp: 'Archispirostreptus gigas', size: [15.24, 20.32], ask: 'price count' },
      ],
      [
        'Grammostola rosea (Rose Hair Red) 1-2 in $49',
        { sp: 'Grammostola rosea', size: [2.54, 5.08], price: [49, 'USD'] },
      ],
      [
        'Ceratogyrus brachycephalus (Greater Horned Baboon (Wild)) 1in $45',
        { sp: 'Ceratogyrus brachycephalus', size: 2.54, price: [45, 'USD'], notes: 'Wild' },
      ],
      ['Bonnetina tanzeri 5in+ $29', { sp: 'Bonnetina tanzeri', price: [29, 'USD'], ask: 'size' }],
      [
        'Theraphosinae sp. Roatan 0.3 $19',
        { sp: "Theraphosinae sp. 'Roatan'", size: 0.76, price: [19, 'USD'] },
      ],
      ['Lasiocyaneo sazimai 1in', { sp: 'Lasiocyano sazimai', size: 2.54 }],
    ],
  },
  {
    list: 7,
    lines: [
      [
        'Avicularia avicularia (Guyana Pink Toe) M1 locale 0.5" $33',
        { sp: 'Avicularia avicularia', size: 1.27, price: [33, 'USD'], notes: 'M1 locale' },
      ],
      [
        'Avicularia avicularia (Guyana Pink Toe (WC)) M1 WC 1-2 in $25',
        { sp: 'Avicularia avicularia', size: [2.54, 5.08], price: [25, 'USD'], origin: 'WC' },
      ],
      [
        'Avicularia avicularia (Metallic Pink Toe) M6 locale 1-1.25 $57',
        { sp: 'Avicularia avicularia', size: [2.54, 3.18], price: [57, 'USD'], notes: 'M6 locale' },
      ],
      [
        'Brachinopus sp. Limpopo 1.0 $53',
        { sp: "Brachionopus sp. 'Limpopo'", size: 2.54, price: [53, 'USD'] },
      ],
      [
        'Chilobrachys sp. Kaeng Krachen 1-1.5 in',
        { sp: "Chilobrachys sp. 'Kaeng Krachan'", size: [2.54, 3.81] },
      ],
      [
        'Cyriocosmus elegans 0.125 $22',
        { sp: 'Cyriocosmus elegans', size: 0.32, price: [22, 'USD'] },
      ],
    ],
  },
  {
    list: 9,
    lines: [
      [
        'name: "Heteroscodra maculata", sex: "Samice", size: "3 cm", price: "700 Kč"',
        { sp: 'Heteroscodra maculata', g: 'f', size: 3, price: [700, 'CZK'] },
      ],
      [
        'name: "Pterinochilus murinus RCF", sex: "Samice", size: "adult", price: "1000 Kč"',
        { sp: 'Pterinochilus murinus', g: 'f', stage: 'adult', price: [1000, 'CZK'], notes: 'RCF' },
      ],
      [
        'name: "Lasiodora parahybana", sex: "Samec", size: "4 cm", price: "300 Kč"',
        { sp: 'Lasiodora parahybana', g: 'm', size: 4, price: [300, 'CZK'] },
      ],
      [
        'name: "Psalmopoeus cambridgei", sex: "Neurčené", size: "1. svlek", price: "70 Kč"',
        { sp: 'Psalmopoeus cambridgei', g: 'other', stage: 'L1', price: [70, 'CZK'] },
      ],
    ],
  },
  {
    list: 12,
    lines: [
      [
        'avicularia versicolor | Multi-colored Island Species, Docile | $49.99 | Arboreal',
        { sp: 'Avicularia versicolor', price: [49.99, 'USD'], notes: 'Docile' },
      ],
      [
        'brachypelma boehmei | Red Mexican Burrower, Docile | $59.99 | Burrower',
        { sp: 'Brachypelma boehmei', price: [59.99, 'USD'] },
      ],
      [
        "pterinochilus murinus | nick-name: OBT--'Orange Bitey Thing' | $35.99",
        { sp: 'Pterinochilus murinus', price: [35.99, 'USD'] },
      ],
    ],
  },
  {
    list: 14,
    lines: [
      [
        'Chromatopelma cyaneopubescens | 120.00 zł | L3/L4. Pięknie wybarwiony, idealny na start.',
        {
          sp: 'Chromatopelma cyaneopubescens',
          stage: 'L3',
          price: [120, 'PLN'],
          notes: 'wybarwiony',
        },
      ],
      [
        'Caribena versicolor | 85.00 zł | Nadrzewny klejnot. L2. Bardzo łagodny.',
        { sp: 'Caribena versicolor', stage: 'L2', price: [85, 'PLN'], notes: 'klejnot' },
      ],
      ['Terrarium Szklane 20x20x30 | 145.00 zł', null],
    ],
  },
  {
    list: 22,
    lines: [
      [
        'Grammostola porteri ù adult female | 120.00 USD',
        { sp: 'Grammostola porteri', g: 'f', stage: 'adult', price: [120, 'USD'] },
      ],
      [
        'Phidippus regius ù spiderling group | 48.00 USD',
        { sp: 'Phidippus regius', stage: 'sling', ask: 'count price' },
      ],
      [
        'Neoholothele incei ù communal pair | 38.00 USD',
        { sp: 'Neoholothele incei', n: 2, ask: 'price' },
      ],
      [
        'Caribena versicolor ù sling bundle | 54.00',
        { sp: 'Caribena versicolor', stage: 'sling', ask: 'count price size' },
      ],
      [
        'Chilobrachys sp. Electric Blue ù sling | 115.00 CAD',
        { sp: "Chilobrachys sp. 'Electric Blue'", stage: 'sling', price: [115, 'CAD'] },
      ],
      [
        'Monocentopus balfouri ù juvenile | 185.00 CAD',
        { sp: 'Monocentropus balfouri', stage: 'juvenile', price: [185, 'CAD'] },
      ],
    ],
  },
];
