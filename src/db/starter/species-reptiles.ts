/**
 * Reptiles a fresh installation knows.
 * A line: scientific name, common name, environment (a, t, f), humidity (1 to 3), country; a fact not known stays empty.
 */
export const reptiles = `
Abronia graminea,Green Arboreal Alligator Lizard,a,3,MX
Acanthosaura capra,Green Pricklenape,a,3,VN
Acrantophis dumerili,Dumeril's Boa,t,2,MG
Aeluroscalabotes felinus,Cat Gecko,a,3,MY
Agama mwanzae,Mwanza Flat-headed Rock Agama,t,1,TZ
Ahaetulla prasina,Asian Vine Snake,a,3,
Anolis carolinensis,Green Anole,a,2,US
Anolis equestris,Knight Anole,a,2,CU
Antaresia childreni,Children's Python,t,1,AU
Antaresia maculosa,Spotted Python,t,2,AU
Aspidites melanocephalus,Black-headed Python,t,1,AU
Aspidites ramsayi,Woma Python,f,1,AU
Basiliscus plumifrons,Plumed Basilisk,a,3,CR
Basiliscus vittatus,Brown Basilisk,a,3,MX
Boa constrictor,Red-tailed Boa,t,3,SR
Boa imperator,Central American Boa,t,2,CO
Boaedon capensis,Cape House Snake,t,1,ZA
Boaedon fuliginosus,African House Snake,t,2,
Boiga dendrophila,Mangrove Snake,a,3,ID
Bothrochilus boa,Bismarck Ringed Python,t,3,PG
Broadleysaurus major,Great Plated Lizard,t,1,
Brookesia stumpffi,Plated Leaf Chameleon,t,3,MG
Calumma parsonii,Parson's Chameleon,a,3,MG
Candoia aspera,Viper Boa,t,3,PG
Candoia carinata,Pacific Ground Boa,t,3,ID
Centrochelys sulcata,African Spurred Tortoise,f,1,ML
Chalcides ocellatus,Ocellated Skink,f,1,EG
Chamaeleo calyptratus,Veiled Chameleon,a,2,YE
Charina bottae,Northern Rubber Boa,f,2,US
Chelonoidis carbonarius,Red-footed Tortoise,t,3,BR
Chelonoidis denticulatus,Yellow-footed Tortoise,t,3,BR
Chlamydosaurus kingii,Frilled Lizard,a,2,AU
Chrysemys picta,Painted Turtle,t,3,US
Coleonyx mitratus,Central American Banded Gecko,t,2,CR
Coleonyx variegatus,Western Banded Gecko,t,1,US
Corallus batesii,Amazon Basin Emerald Tree Boa,a,3,BR
Corallus caninus,Emerald Tree Boa,a,3,SR
Corallus hortulana,Amazon Tree Boa,a,3,
Cordylus tropidosternum,Tropical Girdled Lizard,a,1,TZ
Correlophus ciliatus,Crested Gecko,a,3,NC
Correlophus sarasinorum,Sarasins' Giant Gecko,a,3,NC
Corucia zebrata,Solomon Islands Skink,a,3,SB
Corytophanes cristatus,Helmeted Basilisk,a,3,CR
Crotaphytus collaris,Eastern Collared Lizard,t,1,US
Cuora flavomarginata,Yellow-margined Box Turtle,t,3,CN
Cyclura cornuta,Rhinoceros Iguana,t,1,DO
Dasypeltis scabra,Common Egg-eating Snake,t,1,ZA
Dipsosaurus dorsalis,Desert Iguana,t,1,US
Dracaena guianensis,Northern Caiman Lizard,a,3,
Drymarchon couperi,Eastern Indigo Snake,t,2,US
Egernia epsisolus,Eastern Pilbara Spiny-tailed Skink,t,1,AU
Egernia stokesii,Gidgee Skink,t,1,AU
Elaphe carinata,King Rat Snake,t,2,CN
Elaphe climacophora,Japanese Rat Snake,t,2,JP
Elaphe schrenckii,Amur Rat Snake,t,2,RU
Elaphe taeniura,Beauty Snake,a,2,CN
Emys orbicularis,European Pond Turtle,t,3,
Epicrates cenchria,Brazilian Rainbow Boa,t,3,BR
Epicrates maurus,Brown Rainbow Boa,t,2,VE
Eryx colubrinus,Kenyan Sand Boa,f,1,KE
Eryx jayakari,Arabian Sand Boa,f,1,OM
Eryx johnii,Indian Sand Boa,f,1,IN
Eublepharis macularius,Leopard Gecko,t,1,PK
Eumeces schneiderii,Schneider's Skink,f,1,EG
Euprepiophis mandarinus,Mandarin Rat Snake,f,3,CN
Eurydactylodes agricolae,Bauer's Chameleon Gecko,a,3,NC
Furcifer lateralis,Carpet Chameleon,a,2,MG
Furcifer oustaleti,Oustalet's Chameleon,a,2,MG
Furcifer pardalis,Panther Chameleon,a,3,MG
Gekko badenii,Golden Gecko,a,3,VN
Gekko gecko,Tokay Gecko,a,3,TH
Gekko kuhli,Kuhl's Flying Gecko,a,3,ID
Gekko vittatus,White-lined Gecko,a,3,ID
Geochelone elegans,Indian Star Tortoise,t,2,IN
Goniurosaurus hainanensis,Hainan Cave Gecko,t,3,CN
Goniurosaurus luii,Chinese Cave Gecko,t,3,CN
Gonyosoma boulengeri,Rhinoceros Rat Snake,a,3,VN
Gonyosoma oxycephalum,Red-tailed Green Rat Snake,a,3,ID
Graptemys pseudogeographica,False Map Turtle,t,3,US
Heloderma horridum,Mexican Beaded Lizard,t,1,MX
Heloderma suspectum,Gila Monster,f,1,US
Hemitheconyx caudicinctus,African Fat-tailed Gecko,t,2,
Heterodon nasicus,Western Hognose Snake,f,1,US
Heterodon platirhinos,Eastern Hognose Snake,f,2,US
Hydrodynastes gigas,False Water Cobra,t,3,BR
Hydrosaurus weberi,Weber's Sailfin Lizard,a,3,ID
Iguana iguana,Green Iguana,a,3,
Intellagama lesueurii,Australian Water Dragon,a,2,AU
Kinosternon baurii,Striped Mud Turtle,t,3,US
Lampropeltis abnorma,Honduran Milk Snake,t,2,HN
Lampropeltis alterna,Gray-banded Kingsnake,t,1,US
Lampropeltis californiae,California Kingsnake,t,1,US
Lampropeltis getula,Eastern Kingsnake,t,2,US
Lampropeltis mexicana,San Luis Potosi Kingsnake,t,1,MX
Lampropeltis nigrita,Mexican Black Kingsnake,t,1,MX
Lampropeltis pyromelana,Arizona Mountain Kingsnake,t,1,US
Lampropeltis triangulum,Eastern Milk Snake,t,2,US
Leioheterodon madagascariensis,Malagasy Giant Hognose Snake,t,2,MG
Leiopython albertisii,Northern White-lipped Python,t,3,ID
Lepidodactylus lugubris,Mourning Gecko,a,3,
Liasis mackloti,Macklot's Python,t,2,ID
Lichanura trivirgata,Rosy Boa,t,1,MX
Lygodactylus kimhowelli,Kim Howell's Dwarf Gecko,a,2,TZ
Lygodactylus williamsi,Electric Blue Day Gecko,a,3,TZ
Malaclemys terrapin,Diamondback Terrapin,t,3,US
Malacochersus tornieri,Pancake Tortoise,t,1,TZ
Malayopython reticulatus,Reticulated Python,t,3,ID
Mniarogekko chahoua,Mossy New Caledonian Gecko,a,3,NC
Mochlus fernandi,Fire Skink,f,3,
Morelia bredli,Centralian Carpet Python,a,1,AU
Morelia spilota,Carpet Python,a,2,AU
Morelia viridis,Green Tree Python,a,3,ID
Nephrurus amyae,Centralian Rough Knob-tailed Gecko,f,1,AU
Nephrurus levis,Smooth Knob-tailed Gecko,f,1,AU
Nephrurus wheeleri,Banded Knob-tailed Gecko,f,1,AU
Opheodrys aestivus,Rough Green Snake,a,2,US
Oreocryptophis porphyraceus,Bamboo Rat Snake,t,3,
Ouroborus cataphractus,Armadillo Girdled Lizard,t,1,ZA
Pantherophis bairdi,Baird's Rat Snake,t,1,US
Pantherophis guttatus,Corn Snake,t,2,US
Pantherophis obsoletus,Western Rat Snake,t,2,US
Paroedura picta,Ocelot Gecko,t,2,MG
Phelsuma grandis,Giant Day Gecko,a,3,MG
Phelsuma klemmeri,Yellow-headed Day Gecko,a,3,MG
Phelsuma laticauda,Gold Dust Day Gecko,a,3,MG
Phelsuma lineata,Lined Day Gecko,a,3,MG
Phelsuma standingi,Standing's Day Gecko,a,2,MG
Physignathus cocincinus,Chinese Water Dragon,a,3,VN
Pituophis catenifer,Gopher Snake,t,1,US
Pituophis melanoleucus,Pine Snake,f,2,US
Pogona henrylawsoni,Rankin's Dragon,t,1,AU
Pogona vitticeps,Bearded Dragon,t,1,AU
Pseudopus apodus,Sheltopusik,t,1,
Python bivittatus,Burmese Python,t,2,MM
Python breitensteini,Borneo Short-tailed Python,t,3,
Python brongersmai,Blood Python,t,3,MY
Python curtus,Sumatran Short-tailed Python,t,3,ID
Python regius,Ball Python,t,2,GH
Rhacodactylus auriculatus,Gargoyle Gecko,a,3,NC
Rhacodactylus leachianus,New Caledonian Giant Gecko,a,3,NC
Rieppeleon brevicaudatus,Bearded Pygmy Chameleon,a,3,TZ
Salvator merianae,Argentine Black and White Tegu,t,2,AR
Sanzinia madagascariensis,Madagascar Tree Boa,a,2,MG
Sauromalus ater,Common Chuckwalla,t,1,US
Sceloporus malachiticus,Emerald Swift,a,2,CR
Scincus scincus,Sandfish,f,1,EG
Shinisaurus crocodilurus,Chinese Crocodile Lizard,t,3,CN
Simalia boeleni,Boelen's Python,t,3,
Smaug giganteus,Sungazer,f,1,ZA
Stenodactylus petrii,Anderson's Short-fingered Gecko,t,1,EG
Stenodactylus sthenodactylus,Elegant Gecko,t,1,EG
Sternotherus carinatus,Razor-backed Musk Turtle,t,3,US
Sternotherus odoratus,Common Musk Turtle,t,3,US
Stigmochelys pardalis,Leopard Tortoise,t,1,ZA
Strophurus ciliaris,Northern Spiny-tailed Gecko,a,1,AU
Strophurus taenicauda,Golden-tailed Gecko,a,1,AU
Takydromus sexlineatus,Asian Grass Lizard,a,2,
Tarentola chazaliae,Helmethead Gecko,t,1,MA
Tarentola mauritanica,Moorish Gecko,a,1,ES
Teratoscincus roborowskii,Turpan Wonder Gecko,f,1,CN
Teratoscincus scincus,Common Wonder Gecko,f,1,TM
Terrapene carolina,Eastern Box Turtle,t,3,US
Terrapene ornata,Ornate Box Turtle,t,2,US
Testudo graeca,Spur-thighed Tortoise,t,1,
Testudo hermanni,Hermann's Tortoise,t,1,IT
Testudo horsfieldii,Horsfield's Tortoise,f,1,KZ
Testudo kleinmanni,Egyptian Tortoise,t,1,EG
Testudo marginata,Marginated Tortoise,t,1,GR
Thamnophis marcianus,Checkered Garter Snake,t,2,US
Thamnophis radix,Plains Garter Snake,t,2,US
Thamnophis sirtalis,Common Garter Snake,t,2,US
Tiliqua gigas,Indonesian Blue-tongued Skink,t,3,ID
Tiliqua rugosa,Shingleback Skink,t,1,AU
Tiliqua scincoides,Blue-tongued Skink,t,1,AU
Timon lepidus,Ocellated Lizard,t,1,ES
Trachemys scripta,Pond Slider,t,3,US
Trachylepis quinquetaeniata,African Five-lined Skink,t,1,EG
Tribolonotus gracilis,Red-eyed Crocodile Skink,t,3,
Trioceros hoehnelii,High-casqued Chameleon,a,3,KE
Trioceros jacksonii,Jackson's Chameleon,a,3,KE
Trioceros montium,Mountain Chameleon,a,3,CM
Trioceros quadricornis,Four-horned Chameleon,a,3,CM
Tupinambis teguixin,Gold Tegu,t,3,
Underwoodisaurus milii,Thick-tailed Gecko,t,1,AU
Uromastyx geyri,Geyr's Spiny-tailed Lizard,f,1,DZ
Uromastyx nigriventris,Moroccan Spiny-tailed Lizard,f,1,MA
Uromastyx ornata,Ornate Spiny-tailed Lizard,f,1,EG
Uroplatus fimbriatus,Giant Leaf-tailed Gecko,a,3,MG
Uroplatus henkeli,Henkel's Leaf-tailed Gecko,a,3,MG
Uroplatus phantasticus,Satanic Leaf-tailed Gecko,a,3,MG
Uroplatus sikorae,Mossy Leaf-tailed Gecko,a,3,MG
Varanus acanthurus,Ridge-tailed Monitor,f,1,AU
Varanus beccarii,Black Tree Monitor,a,3,ID
Varanus exanthematicus,Savannah Monitor,f,2,GH
Varanus gilleni,Pygmy Mulga Monitor,a,1,AU
Varanus macraei,Blue Tree Monitor,a,3,ID
Varanus prasinus,Emerald Tree Monitor,a,3,ID
Varanus salvator,Asian Water Monitor,t,3,
Xenagama taylori,Dwarf Shield-tailed Agama,f,1,SO
Xenodon pulcher,Tricolor Hognose Snake,t,1,PY
Zamenis longissimus,Aesculapian Snake,t,2,
Zamenis situla,European Rat Snake,t,1,
`;
