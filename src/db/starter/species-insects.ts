/**
 * Insects a fresh installation knows, the usual feeders among them.
 * A line: scientific name, common name, environment (a, t, f), humidity (1 to 3), country; a fact not known stays empty.
 */
export const insects = `
Acheta domesticus,House Cricket,t,1,
Achrioptera fallax,,a,2,MG
Achrioptera manga,,a,2,MG
Actias luna,Luna Moth,a,2,US
Actias selene,Indian Moon Moth,a,2,IN
Aeluropoda insignis,Flat-horned Hissing Cockroach,t,2,MG
Anthia sexguttata,Six-spotted Ground Beetle,t,1,IN
Archimandrita tesselata,Peppered Roach,t,3,CR
Aretaon asperrimus,Thorny Stick Insect,a,2,MY
Asbolus verrucosus,Blue Death-feigning Beetle,t,1,US
Attacus atlas,Atlas Moth,a,3,
Bacillus rossius,European Stick Insect,a,2,IT
Blaberus craniifer,Death's Head Cockroach,t,2,
Blaberus discoidalis,Discoid Roach,t,2,
Blaberus giganteus,Giant Cave Cockroach,t,3,
Blaptica dubia,Dubia Roach,t,2,AR
Blepharopsis mendica,Thistle Mantis,a,1,EG
Bombyx mori,Silkworm,a,2,CN
Camponotus ligniperda,,f,2,DE
Camponotus pennsylvanicus,Eastern Black Carpenter Ant,f,2,US
Carausius morosus,Indian Stick Insect,a,2,IN
Chalcosoma atlas,Atlas Beetle,t,3,
Chalcosoma chiron,Caucasus Beetle,t,3,ID
Creobroter gemmatus,Jeweled Flower Mantis,a,2,IN
Cyclommatus metallifer,,t,3,ID
Deroplatys desiccata,Giant Dead Leaf Mantis,a,3,MY
Deroplatys lobata,Dead Leaf Mantis,a,3,MY
Deroplatys truncata,,a,3,MY
Diapherodes gigantea,Giant Lime Green Stick Insect,a,2,GD
Dicronorhina derbyana,Derby's Flower Beetle,t,2,
Dorcus titanus,Giant Stag Beetle,t,3,
Dynastes granti,Western Hercules Beetle,t,2,US
Dynastes hercules,Hercules Beetle,t,3,
Dynastes tityus,Eastern Hercules Beetle,t,2,US
Elliptorhina chopardi,Dwarf Hissing Cockroach,t,2,MG
Elliptorhina javanica,Halloween Hissing Cockroach,t,2,MG
Empusa pennata,Conehead Mantis,a,1,ES
Epidares nolimetangere,Touch-me-not Stick Insect,t,3,MY
Eublaberus posticus,Orange Head Roach,t,3,
Eudicella gralli,Striped Love Beetle,t,2,
Eurycantha calcarata,Giant Spiny Stick Insect,t,3,PG
Extatosoma tiaratum,Giant Prickly Stick Insect,a,2,AU
Galleria mellonella,Greater Wax Moth,t,1,
Goliathus goliatus,Goliath Beetle,t,2,CM
Goliathus orientalis,,t,2,TZ
Gongylus gongylodes,Wandering Violin Mantis,a,1,IN
Gromphadorhina portentosa,Madagascar Hissing Cockroach,t,2,MG
Gryllodes sigillatus,Banded Cricket,t,1,
Gryllus bimaculatus,Two-spotted Cricket,t,1,
Gyna lurida,Porcelain Roach,t,2,
Hemiblabera tenebricosa,Horseshoe Crab Roach,t,2,US
Hermetia illucens,Black Soldier Fly,t,2,
Heteropteryx dilatata,Jungle Nymph,a,3,MY
Hierodula majuscula,Giant Rainforest Mantis,a,2,AU
Hierodula membranacea,Giant Asian Mantis,a,2,LK
Hierodula patellifera,,a,2,
Hymenopus coronatus,Orchid Mantis,a,3,MY
Idolomantis diabolica,Devil's Flower Mantis,a,2,TZ
Lamprima adolphinae,Papuan Stag Beetle,t,2,
Lasius niger,Black Garden Ant,f,2,DE
Locusta migratoria,Migratory Locust,t,1,
Lucihormetica subcincta,,t,2,BR
Lucihormetica verrucosa,Warty Glowspot Roach,t,2,VE
Macropanesthia rhinoceros,Giant Burrowing Cockroach,f,2,AU
Mantis religiosa,European Mantis,a,1,FR
Mecynorhina polyphemus,,t,2,
Mecynorhina torquata,Giant African Flower Beetle,t,2,
Medauroidea extradentata,Vietnamese Stick Insect,a,2,VN
Megasoma elephas,Elephant Beetle,t,3,MX
Messor barbarus,Harvester Ant,f,1,ES
Metallyticus splendidus,Iridescent Bark Mantis,a,3,MY
Miomantis caffra,Springbok Mantis,a,2,ZA
Miomantis paykullii,Egyptian Pygmy Mantis,a,1,EG
Nauphoeta cinerea,Lobster Roach,t,2,
Oreophoetes peruana,Peruvian Fern Stick Insect,a,3,PE
Pachnoda marginata,Sun Beetle,t,2,
Panchlora nivea,Green Banana Roach,a,3,CU
Parasphendale affinis,Budwing Mantis,a,2,KE
Periplaneta lateralis,Turkestan Roach,t,1,
Peruphasma schultei,Black Beauty Stick Insect,a,2,PE
Phalacrognathus muelleri,Rainbow Stag Beetle,t,3,AU
Phyllium letiranti,,a,3,ID
Phyllium philippinicum,Philippine Leaf Insect,a,3,PH
Phyllocrania paradoxa,Ghost Mantis,a,2,MG
Platymeris biguttatus,White-spotted Assassin Bug,t,2,
Platymeris rhadamanthus,Red-spotted Assassin Bug,t,2,TZ
Plistospilota guineensis,Mega Mantis,a,2,GN
Pogonomyrmex barbatus,Red Harvester Ant,f,1,US
Popa spurca,African Twig Mantis,a,2,
Princisia vanwaerebeki,Vibrant Hissing Cockroach,t,2,MG
Prosopocoilus giraffa,Giraffe Stag Beetle,t,3,
Pseudocreobotra ocellata,Spiny Flower Mantis,a,2,
Pseudocreobotra wahlbergii,Spiny Flower Mantis,a,2,
Pseudoglomeris magnifica,Emerald Roach,a,3,VN
Psytalla horrida,Horrid King Assassin Bug,t,2,
Pulchriphyllium giganteum,Giant Leaf Insect,a,3,MY
Romalea microptera,Eastern Lubber Grasshopper,t,2,US
Schistocerca gregaria,Desert Locust,t,1,
Simandoa conserfariam,Simandoa Cave Roach,t,2,GN
Sphodromantis lineola,African Lined Mantis,a,2,
Sphodromantis viridis,Giant African Mantis,a,2,
Stagmomantis carolina,Carolina Mantis,a,2,US
Stephanorrhina guttata,,t,2,CM
Sungaya aeta,Sunny Stick Insect,t,2,PH
Tenebrio molitor,Mealworm Beetle,t,1,
Tenodera sinensis,Chinese Mantis,a,2,CN
Theopropus elegans,Banded Flower Mantis,a,3,MY
Therea olegrandjeani,Question Mark Roach,t,2,IN
Therea petiveriana,Domino Roach,t,2,IN
Trachyaretaon carmelae,,a,2,PH
Trypoxylus dichotomus,Japanese Rhinoceros Beetle,t,3,JP
Zophobas atratus,Superworm Beetle,t,1,
`;
