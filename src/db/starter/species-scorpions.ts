/**
 * Scorpions a fresh installation knows.
 * A line: scientific name, common name, environment (a, t, f), humidity (1 to 3), country; a fact not known stays empty.
 */
export const scorpions = `
Androctonus amoreuxi,,t,1,EG
Androctonus australis,Yellow Fat-tailed Scorpion,t,1,TN
Androctonus bicolor,Black Fat-tailed Scorpion,t,1,EG
Androctonus crassicauda,Arabian Fat-tailed Scorpion,t,1,
Androctonus mauritanicus,,t,1,MA
Anuroctonus phaiodactylus,Mafia Scorpion,f,1,US
Babycurus jacksoni,Rusty Thick-tailed Scorpion,t,2,TZ
Buthus occitanus,Common Yellow Scorpion,t,1,FR
Centruroides gracilis,Florida Bark Scorpion,t,2,MX
Centruroides hentzi,Hentz Striped Scorpion,t,2,US
Centruroides margaritatus,Central American Bark Scorpion,t,2,
Centruroides sculpturatus,Arizona Bark Scorpion,t,1,US
Centruroides vittatus,Striped Bark Scorpion,t,1,US
Chersonesometrus fulvipes,,f,2,IN
Euscorpius italicus,Italian Scorpion,t,2,IT
Gigantometrus swammerdami,Giant Forest Scorpion,f,3,IN
Hadogenes bicolor,,t,1,ZA
Hadogenes troglodytes,South African Rock Scorpion,t,1,ZA
Hadrurus arizonensis,Desert Hairy Scorpion,f,1,US
Hadrurus spadix,Black-back Hairy Scorpion,f,1,US
Heteroctenus junceus,Caribbean Blue Scorpion,t,2,CU
Heterometrus laoticus,Vietnam Forest Scorpion,f,3,LA
Heterometrus longimanus,Asian Black Forest Scorpion,f,3,
Heterometrus silenus,,f,3,
Heterometrus spinifer,Asian Forest Scorpion,f,3,MY
Hormurus waigiensis,Australian Rainforest Scorpion,t,3,AU
Hottentotta gentili,,t,1,MA
Hottentotta hottentotta,Alligator Back Scorpion,t,2,
Hottentotta jayakari,,t,1,OM
Hottentotta tamulus,Indian Red Scorpion,t,1,IN
Isometrus maculatus,Lesser Brown Scorpion,t,2,
Javanimetrus cyaneus,Javan Forest Scorpion,f,3,ID
Leiurus hebraeus,,t,1,IL
Leiurus quinquestriatus,Deathstalker,t,1,EG
Liocheles australasiae,Dwarf Wood Scorpion,t,3,
Lychas mucronatus,Chinese Swimming Scorpion,t,2,
Olivierus martensii,Chinese Golden Scorpion,t,1,CN
Opistophthalmus boehmi,,f,1,TZ
Opistophthalmus carinatus,,f,1,NA
Opistophthalmus glabrifrons,Shiny Burrowing Scorpion,f,1,ZA
Opistophthalmus wahlbergii,Tricolor Burrowing Scorpion,f,1,NA
Pandinoides cavimanus,Red Claw Scorpion,f,2,TZ
Pandinopsis dictator,Dictator Scorpion,f,3,CM
Pandinus imperator,Emperor Scorpion,f,3,GH
Parabuthus granulatus,Granulated Thick-tailed Scorpion,t,1,ZA
Parabuthus transvaalicus,Transvaal Thick-tailed Scorpion,t,1,ZA
Parabuthus villosus,Hairy Thick-tailed Scorpion,t,1,NA
Paruroctonus boreus,Northern Scorpion,f,1,US
Scorpio maurus,Large-clawed Scorpion,f,1,TN
Smeringurus mesaensis,Dune Scorpion,f,1,US
Teruelius flavopiceus,,t,2,MG
Teruelius grandidieri,,t,1,MG
Tetratrichobothrius flavicaudis,European Yellow-tailed Scorpion,t,2,FR
Tityus serrulatus,Brazilian Yellow Scorpion,t,2,BR
Tityus stigmurus,,t,2,BR
Uroctonus mordax,California Forest Scorpion,f,2,US
Urodacus elongatus,Flinders Ranges Scorpion,f,1,AU
Urodacus manicatus,Black Rock Scorpion,f,2,AU
Urodacus yaschenkoi,Inland Robust Scorpion,f,1,AU
`;
