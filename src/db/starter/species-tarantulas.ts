/**
 * Tarantulas (Theraphosidae) a fresh installation knows.
 * A line: scientific name, common name, environment (a, t, f), humidity (1 to 3), country; a fact not known stays empty.
 */
export const tarantulas = `
Acanthoscurria chacoana,Bolivian Red Rump,t,2,BO
Acanthoscurria geniculata,Brazilian Whiteknee,t,2,BR
Acanthoscurria juruenicola,Brazilian Orange Banded,t,2,BR
Acanthoscurria theraphosoides,,t,2,BR
Amazonius germani,Orange Tree Spider,a,2,GF
Antillena rickwesti,,a,2,DO
Aphonopelma anax,Texas Tan,t,1,US
Aphonopelma bicoloratum,Mexican Bloodleg,t,1,MX
Aphonopelma chalcodes,Arizona Blonde,t,1,US
Aphonopelma crinirufum,,f,2,CR
Aphonopelma eutylenum,California Ebony,t,1,US
Aphonopelma gabeli,Chiricahuan Gray,t,1,US
Aphonopelma hentzi,Texas Brown,t,1,US
Aphonopelma iodius,,t,1,US
Aphonopelma johnnycashi,Johnny Cash Tarantula,t,1,US
Aphonopelma marxi,Grand Canyon Black,t,1,US
Aphonopelma moderatum,Rio Grande Gold,t,1,US
Aphonopelma mooreae,Mexican Jade Fuego,f,2,MX
Aphonopelma seemanni,Costa Rican Zebra,f,2,CR
Aspinochilus rufus,,a,3,ID
Augacephalus ezendami,Mozambique Half Moon Baboon,f,1,MZ
Augacephalus junodi,,f,1,ZA
Avicularia avicularia,Common Pinktoe,a,2,SR
Avicularia hirschii,,a,3,EC
Avicularia juruensis,Yellow-banded Pinktoe,a,2,BR
Avicularia minatrix,Red Slate Pinktoe,a,2,VE
Avicularia purpurea,Purple Pinktoe,a,2,EC
Avicularia rufa,,a,2,BR
Avicularia variegata,Grizzled Pinktoe,a,2,BR
Bistriopelma matuskai,,t,2,PE
Bonnetina cyaneifemur,,f,2,MX
Brachypelma albiceps,Mexican Golden Red Rump,t,1,MX
Brachypelma auratum,Mexican Flameknee,t,1,MX
Brachypelma baumgarteni,Mexican Orange Beauty,t,1,MX
Brachypelma boehmei,Mexican Fireleg,t,1,MX
Brachypelma emilia,Mexican Redleg,t,1,MX
Brachypelma hamorii,Mexican Redknee,t,1,MX
Brachypelma klaasi,Mexican Pink,t,1,MX
Brachypelma smithi,Guerrero Redknee,t,1,MX
Bumba horrida,Brazilian Redhead,t,2,BR
Caribena laeta,Puerto Rican Pinktoe,a,2,PR
Caribena versicolor,Antilles Pinktoe,a,2,MQ
Ceratogyrus brachycephalus,Greater Horned Baboon,f,1,BW
Ceratogyrus darlingi,Rear-horned Baboon,f,1,ZW
Ceratogyrus marshalli,Straight-horned Baboon,f,1,ZW
Ceratogyrus meridionalis,Grey Mustard Baboon,f,1,MZ
Ceratogyrus sanderi,Sander's Horned Baboon,f,1,NA
Chaetopelma olivaceum,,f,1,IL
Chilobrachys dyscolus,Asian Smoky Earth Tiger,f,3,VN
Chilobrachys fimbriatus,Indian Violet,f,2,IN
Chilobrachys guangxiensis,Chinese Fawn,f,3,CN
Chilobrachys huahini,Asian Fawn,f,3,TH
Chilobrachys natanicharum,Electric Blue,f,3,TH
Chilobrachys sp. 'Kaeng Krachan',Dark Earth Tiger,f,3,TH
Chromatopelma cyaneopubescens,Green Bottle Blue,t,1,VE
Citharacanthus cyaneus,Cuban Violet,f,2,CU
Crassicrus lamanai,Belize Cinnamon,f,2,BZ
Cyriocosmus aueri,,t,2,PE
Cyriocosmus elegans,Trinidad Dwarf Tiger,t,2,TT
Cyriocosmus leetzi,Colombian Dwarf,t,2,CO
Cyriocosmus perezmilesi,Bolivian Dwarf Beauty,t,2,BO
Cyriopagopus albostriatus,Thai Zebra,f,3,TH
Cyriopagopus hainanus,Chinese Black Earth Tiger,f,3,CN
Cyriopagopus lividus,Cobalt Blue,f,3,MM
Cyriopagopus minax,Thailand Black,f,3,TH
Cyriopagopus schmidti,Chinese Golden Earth Tiger,f,3,VN
Davus pentaloris,Guatemalan Tiger Rump,t,2,GT
Dolichothele diamantinensis,Brazilian Blue Dwarf Beauty,t,2,BR
Encyocratella olivacea,Tanzanian Black and Olive,a,2,TZ
Ephebopus cyanognathus,Blue Fang,f,3,GF
Ephebopus murinus,Skeleton Tarantula,f,3,GF
Ephebopus rufescens,Burgundy Skeleton,f,3,GF
Ephebopus uatuman,Emerald Skeleton,f,3,BR
Euathlus parvulus,Chilean Gold Burst,t,1,CL
Euathlus truculentus,,t,1,CL
Eucratoscelus pachypus,Stout Leg Baboon,f,1,TZ
Eupalaestrus campestratus,Pink Zebra Beauty,t,1,PY
Eupalaestrus weijenberghi,White-collared Tarantula,t,2,UY
Grammostola anthracina,,t,1,UY
Grammostola grossa,,t,2,BR
Grammostola iheringi,Entre Rios,t,2,BR
Grammostola pulchra,Brazilian Black,t,2,BR
Grammostola pulchripes,Chaco Golden Knee,t,1,AR
Grammostola rosea,Chilean Rose,t,1,CL
Hapalopus formosus,Pumpkin Patch,t,2,CO
Haplocosmia himalayana,Himalayan Beauty,f,2,IN
Harpactira cafreriana,,f,1,ZA
Harpactira namaquensis,Bronze Baboon,f,1,ZA
Harpactira pulchripes,Golden Blue Leg Baboon,f,1,ZA
Heteroscodra maculata,Togo Starburst,a,2,TG
Heterothele gabonensis,Gabon Blue Dwarf Baboon,f,2,GA
Heterothele villosella,Tanzanian Chestnut Baboon,t,1,TZ
Homoeomma chilense,Chilean Flame,t,1,CL
Hysterocrates gigas,Cameroon Red Baboon,f,3,CM
Idiothele mira,Blue Foot Baboon,f,1,ZA
Iridopelma hirsutum,,a,2,BR
Kochiana brunnipes,Brazilian Dwarf Beauty,t,2,BR
Lampropelma carpenteri,,a,3,ID
Lampropelma nigerrimum,Sangihe Black,a,3,ID
Lasiocyano sazimai,Brazilian Blue,t,2,BR
Lasiodora klugi,Bahia Scarlet,t,2,BR
Lasiodora parahybana,Salmon Pink Birdeater,t,2,BR
Lasiodorides striatus,Peruvian Orange Stripe,t,2,PE
Megaphobema mesomelas,Costa Rican Redleg,t,3,CR
Megaphobema robustum,Colombian Giant Redleg,t,3,CO
Monocentropus balfouri,Socotra Island Blue Baboon,f,1,YE
Neoholothele incei,Trinidad Olive,t,2,TT
Nhandu carapoensis,Brazilian Red,t,2,BR
Nhandu chromatus,Brazilian Red and White,t,2,BR
Nhandu coloratovillosus,Brazilian Black and White,t,2,BR
Nhandu tripepii,Brazilian Giant Blonde,t,2,BR
Omothymus schioedtei,Malaysian Earth Tiger,a,3,MY
Omothymus violaceopes,Singapore Blue,a,3,MY
Ornithoctonus aureotibialis,Thailand Golden Fringe,f,3,TH
Pachistopelma rufonigrum,,a,2,BR
Pamphobeteus antinous,Steely Blue Birdeater,t,2,PE
Pamphobeteus fortis,Colombian Giant Copperhead,t,2,CO
Pamphobeteus insignis,,t,2,CO
Pamphobeteus nigricolor,,t,2,CO
Pamphobeteus petersi,,t,2,EC
Pamphobeteus sp. 'Duran',,t,2,EC
Pamphobeteus sp. 'Machala',Purple Bloom,t,2,EC
Pamphobeteus sp. 'Mascara',,t,2,EC
Pamphobeteus ultramarinus,,t,2,EC
Pamphobeteus vespertinus,Red Bloom,t,2,EC
Pelinobius muticus,King Baboon,f,1,KE
Phormictopus auratus,Cuban Bronze,t,2,CU
Phormictopus cancerides,Hispaniolan Giant,t,2,DO
Phormictopus sp. 'Dominican Purple',Dominican Purple,t,2,DO
Phormingochilus arboricola,Borneo Black,a,3,
Phormingochilus everetti,,a,3,
Phormingochilus hatihati,,a,3,ID
Phrixotrichus scrofa,Chilean Copper,t,1,CL
Phrixotrichus vulpinus,,t,1,CL
Poecilotheria fasciata,Sri Lankan Ornamental,a,2,LK
Poecilotheria formosa,Salem Ornamental,a,2,IN
Poecilotheria hanumavilasumica,Rameshwaram Ornamental,a,2,IN
Poecilotheria metallica,Gooty Sapphire,a,2,IN
Poecilotheria miranda,Bengal Spotted Ornamental,a,2,IN
Poecilotheria ornata,Fringed Ornamental,a,2,LK
Poecilotheria rajaei,,a,2,LK
Poecilotheria regalis,Indian Ornamental,a,2,IN
Poecilotheria rufilata,Red Slate Ornamental,a,3,IN
Poecilotheria smithi,Yellow-backed Ornamental,a,3,LK
Poecilotheria striata,Mysore Ornamental,a,2,IN
Poecilotheria subfusca,Ivory Ornamental,a,3,LK
Poecilotheria tigrinawesseli,Wessel's Tiger Ornamental,a,2,IN
Poecilotheria vittata,Ghost Ornamental,a,2,LK
Psalmopoeus cambridgei,Trinidad Chevron,a,2,TT
Psalmopoeus ecclesiasticus,,a,2,EC
Psalmopoeus irminia,Venezuelan Suntiger,a,2,VE
Psalmopoeus langenbucheri,,a,2,VE
Psalmopoeus pulcher,Panama Blonde,a,2,PA
Psalmopoeus reduncus,Costa Rican Orange Mouth,a,2,CR
Psalmopoeus victori,Darth Maul,a,2,MX
Pterinochilus chordatus,Kilimanjaro Mustard Baboon,f,1,KE
Pterinochilus lugardi,Fort Hall Baboon,f,1,BW
Pterinochilus murinus,Orange Baboon,f,1,TZ
Sahydroaraneus hirsti,,f,2,IN
Selenobrachys philippinus,Philippine Tangerine,f,3,PH
Selenocosmia crassipes,Queensland Whistling Tarantula,f,2,AU
Selenocosmia javanensis,Javan Yellowknee,f,3,ID
Selenotholus foelschei,,f,1,AU
Selenotypus plumipes,,f,1,AU
Sericopelma sp. 'Santa Catalina',,t,2,PA
Stromatopelma calceatum,Featherleg Baboon,a,2,
Tapinauchenius plumipes,,a,2,SR
Tapinauchenius polybotes,,a,2,LC
Tapinauchenius sanctivincenti,St. Vincent Tree Spider,a,2,VC
Tapinauchenius violaceus,Purple Tree Spider,a,2,GF
Theraphosa apophysis,Pinkfoot Goliath,t,3,VE
Theraphosa blondi,Goliath Birdeater,t,3,GF
Theraphosa stirmi,Burgundy Goliath,t,3,GY
Thrixopelma cyaneolum,,t,2,PE
Thrixopelma ockerti,Peruvian Flame Rump,t,2,PE
Tliltocatl albopilosus,Curly Hair,t,2,NI
Tliltocatl epicureanus,Yucatan Rust Rump,t,2,MX
Tliltocatl kahlenbergi,Veracruz Red Rump,t,2,MX
Tliltocatl sabulosus,Guatemalan Red Rump,t,2,GT
Tliltocatl schroederi,Mexican Black Velvet,t,1,MX
Tliltocatl vagans,Mexican Red Rump,t,2,MX
Tliltocatl verdezi,Mexican Rose Grey,t,1,MX
Typhochlaena seladonia,Brazilian Jewel,a,2,BR
Vitalius paranaensis,,t,2,BR
Xenesthis immanis,Colombian Lesserblack,t,2,CO
Xenesthis intermedia,Amazon Blue Bloom,t,3,VE
Xenesthis monstrosa,,t,3,CO
Ybyrapora diversipes,Amazon Sapphire,a,3,BR
Ybyrapora sooretama,,a,3,BR
`;
