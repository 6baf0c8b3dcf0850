/**
 * Amphibians, millipedes, centipedes, whip spiders, isopods and the like.
 * A line: scientific name, common name, environment (a, t, f), humidity (1 to 3), country; a fact not known stays empty.
 */
export const others = `
Acanthophrynus coronatus,,t,2,MX
Achatina achatina,Giant Tiger Land Snail,t,3,GH
Agalychnis callidryas,Red-eyed Tree Frog,a,3,CR
Alipes grandidieri,Feather-tailed Centipede,t,3,TZ
Ambystoma mexicanum,Axolotl,t,3,MX
Ambystoma tigrinum,Eastern Tiger Salamander,f,3,US
Anadenobolus monilicornis,Bumblebee Millipede,t,3,
Archachatina marginata,West African Land Snail,t,3,NG
Archispirostreptus gigas,Giant African Millipede,t,3,KE
Armadillidium gestroi,,t,2,
Armadillidium klugii,Clown Isopod,t,2,
Armadillidium maculatum,Zebra Isopod,t,2,FR
Armadillidium vulgare,Common Pill Woodlouse,t,2,
Bombina orientalis,Oriental Fire-bellied Toad,t,3,KR
Ceratophrys cranwelli,Cranwell's Horned Frog,f,3,AR
Ceratophrys ornata,Argentine Horned Frog,f,3,AR
Chicobolus spinigerus,Florida Ivory Millipede,t,3,US
Coenobita clypeatus,Caribbean Hermit Crab,t,3,
Cubaris murina,Little Sea Isopod,t,3,
Cubaris sp. 'Rubber Ducky',Rubber Ducky Isopod,t,3,TH
Damon diadema,Tanzanian Whip Spider,a,3,TZ
Damon medius,,a,3,
Dendrobates auratus,Green and Black Poison Frog,t,3,PA
Dendrobates leucomelas,Yellow-banded Poison Frog,t,3,VE
Dendrobates tinctorius,Dyeing Poison Frog,t,3,SR
Dyscophus guineti,False Tomato Frog,f,3,MG
Epibolus pulchripes,Red-legged Millipede,t,3,KE
Epipedobates anthonyi,Anthony's Poison Frog,t,3,EC
Ethmostigmus rubripes,Giant Centipede,t,2,AU
Ethmostigmus trigonopodus,African Blue Ring Centipede,t,2,
Euphrynichus amanica,,a,3,TZ
Euphrynichus bacillifer,,a,3,
Folsomia candida,White Springtail,t,3,
Galeodes granti,Egyptian Giant Solifugid,f,1,EG
Geosesarma dennerle,Vampire Crab,t,3,ID
Heterophrynus batesii,,a,3,
Lissachatina fulica,Giant African Snail,t,3,
Mastigoproctus floridanus,Florida Vinegaroon,f,2,US
Mastigoproctus giganteus,Vinegaroon,f,2,MX
Mastigoproctus tohono,Arizona Vinegaroon,f,2,US
Narceus americanus,American Giant Millipede,t,3,US
Oophaga pumilio,Strawberry Poison Frog,t,3,CR
Orthoporus ornatus,Desert Millipede,t,1,US
Phrynus marginemaculatus,Florida Tailless Whip Scorpion,a,3,US
Phyllobates terribilis,Golden Poison Frog,t,3,CO
Phyllobates vittatus,Golfodulcean Poison Frog,t,3,CR
Phyllomedusa sauvagii,Waxy Monkey Tree Frog,a,1,AR
Pleurodeles waltl,Iberian Ribbed Newt,t,3,ES
Porcellio expansus,,t,2,ES
Porcellio hoffmannseggii,Titan Isopod,t,1,ES
Porcellio laevis,Swift Woodlouse,t,2,
Porcellio magnificus,,t,1,ES
Porcellio scaber,Common Rough Woodlouse,t,3,
Porcellionides pruinosus,Powder Isopod,t,2,
Pyxicephalus adspersus,African Bullfrog,f,2,ZA
Ranitomeya imitator,Mimic Poison Frog,a,3,PE
Ranoidea caerulea,White's Tree Frog,a,2,AU
Salamandra salamandra,Fire Salamander,t,3,DE
Scolopendra alternans,Caribbean Giant Centipede,t,3,
Scolopendra cingulata,Megarian Banded Centipede,t,1,
Scolopendra dehaani,Vietnamese Centipede,t,3,TH
Scolopendra galapagoensis,Galapagos Centipede,t,2,EC
Scolopendra gigantea,Amazonian Giant Centipede,t,3,VE
Scolopendra hardwickei,Indian Tiger Centipede,t,3,IN
Scolopendra heros,Giant Desert Centipede,t,1,US
Scolopendra mutilans,Chinese Red-headed Centipede,t,2,CN
Scolopendra polymorpha,Common Desert Centipede,t,1,US
Scolopendra subspinipes,,t,3,
Telodeinopus aoutii,Ghana Speckled Leg Millipede,t,3,GH
Theloderma corticale,Vietnamese Mossy Frog,a,3,VN
Trachycephalus resinifictrix,Amazon Milk Frog,a,3,BR
Trichorhina tomentosa,Dwarf White Isopod,t,3,
Tylototriton shanjing,Emperor Newt,t,3,CN
Xenopus laevis,African Clawed Frog,t,3,ZA
`;
