import type { Gender } from '#src/domain/enums.ts';

/** One animal of the demo club. age: days kept; size: leg span or length today, cm; picture: a drawing's name. */
export type DemoAnimal = {
  name: string;
  sc_name: string;
  gender: Gender;
  count: number;
  age: number;
  size: number;
  picture: string | null;
};

/** name | species | gender | count | days kept | size today | picture. The first keeper's, then the others'. */
const lists = [
  `Rosalía|Brachypelma hamorii|f|1|730|14.5|hamorii
Nyx|Grammostola pulchra|f|1|720|15|pulchra
Cyan|Chromatopelma cyaneopubescens|f|1|640|13|gbb
Saphira|Caribena versicolor|f|1|420|5.5|versicolor
Curly 07|Tliltocatl albopilosus|other|1|300|3.5|albo
Hadibo group|Monocentropus balfouri|other|6|510|9|balfouri
Atlas|Pandinus imperator|m|1|700|15|scorpion
Juno|Python regius|f|1|730|105|python
Orchis|Hymenopus coronatus|f|1|120|4.2|mantis
Kiwi|Correlophus ciliatus|m|1|500|18|gecko
Regina|Phidippus regius|f|1|160|1.5|jumper
Blue 03|Cyriopagopus lividus|f|1|560|12|gbb
Metallica|Poecilotheria metallica|f|1|610|14|balfouri
Regalis|Poecilotheria regalis|m|1|380|11|albo
Orange|Pterinochilus murinus|f|1|690|11.5|
Goliath|Theraphosa stirmi|f|1|470|19|
Salmon|Lasiodora parahybana|m|1|520|17|
Emilia|Brachypelma emilia|f|1|650|11|hamorii
Fireleg|Brachypelma boehmei|other|1|260|6|hamorii
Vagans|Tliltocatl vagans|f|1|580|12.5|albo
Whiteknee|Acanthoscurria geniculata|f|1|540|16|pulchra
Chaco|Grammostola pulchripes|f|1|720|16|pulchra
Rosea|Grammostola rosea|f|1|730|13|pulchra
Irminia|Psalmopoeus irminia|f|1|330|9|
Cambridgei|Psalmopoeus cambridgei|m|1|290|10|
Dwarf 1|Cyriocosmus elegans|other|1|240|2.8|
Dwarf 2|Cyriocosmus elegans|other|1|240|2.6|
Dwarf 3|Cyriocosmus elegans|other|1|240|3|
Golden|Harpactira pulchripes|other|1|310|5|balfouri
Togo|Heteroscodra maculata|f|1|450|9.5|
Sling A1|Brachypelma hamorii|other|1|200|2.2|hamorii
Sling A2|Brachypelma hamorii|other|1|200|2.4|hamorii
Sling A3|Brachypelma hamorii|other|1|200|2|hamorii
Sling A4|Brachypelma hamorii|other|1|200|2.3|
Sling A5|Brachypelma hamorii|other|1|200|2.1|
Xenesthis|Xenesthis immanis|f|1|350|12|pulchra
Amazon|Ybyrapora diversipes|other|1|210|4|versicolor
Sedna|Heterometrus spinifer|f|1|430|11|scorpion
Leaf|Phyllium philippinicum|f|3|150|7|
Dubia colony|Blaptica dubia|other|200|730|4|`,
  `Bruno|Pogona vitticeps|m|1|600|45|
Pepper|Eublepharis macularius|f|1|680|21|gecko
Maize|Pantherophis guttatus|f|1|720|110|python
Kali|Lampropeltis californiae|m|1|540|95|python
Panther|Furcifer pardalis|m|1|300|38|gecko
Tokay|Gekko gecko|f|1|410|27|gecko
Slow|Testudo hermanni|f|2|730|14|
Hoggy|Heterodon nasicus|m|1|280|42|python
Boa|Boa imperator|f|1|650|140|python
Tiliqua|Tiliqua scincoides|m|1|390|44|`,
  `Chile|Grammostola rosea|f|1|500|12|pulchra
Suntiger|Psalmopoeus irminia|f|1|260|10|albo
Hadrurus|Hadrurus arizonensis|f|1|350|12|scorpion
Amblypygi|Damon diadema|f|1|290|4|
Vinegar|Mastigoproctus giganteus|m|1|310|6|
Centi|Scolopendra dehaani|other|1|270|18|
Millipedes|Archispirostreptus gigas|other|5|330|20|
Mantis|Hierodula membranacea|f|1|100|8|mantis
Hisser|Gromphadorhina portentosa|m|4|400|6|
Huntsman|Heteropoda venatoria|f|1|140|10|jumper`,
];

export const demoAnimals: DemoAnimal[][] = lists.map((list) => list.split('\n').map(animalOf));

/** The first seven cells of a row. */
export function animalOf(line: string): DemoAnimal {
  const [name = '', sc_name = '', gender = 'other', count, age, size, picture] = line.split('|');
  return {
    name,
    sc_name,
    gender: gender as Gender,
    count: Number(count),
    age: Number(age),
    size: Number(size),
    picture: picture || null,
  };
}
