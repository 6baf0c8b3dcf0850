/**
 * Spiders that are not tarantulas, as a fresh installation knows them.
 * A line: scientific name, common name, environment (a, t, f), humidity (1 to 3), country; a fact not known stays empty.
 */
export const spiders = `
Ancylometes bogotensis,Giant Fishing Spider,t,3,CO
Ancylometes rufus,,t,3,BR
Argiope aurantia,Yellow Garden Spider,a,2,US
Argiope bruennichi,Wasp Spider,a,2,DE
Argyroneta aquatica,Diving Bell Spider,t,3,DE
Bothriocyrtum californicum,California Trapdoor Spider,f,1,US
Cebrennus rechenbergi,Moroccan Flic-flac Spider,f,1,MA
Cteniza sauvagesi,,f,2,FR
Cupiennius coccineus,,a,3,CR
Cupiennius getazi,,a,3,CR
Cupiennius salei,Tiger Wandering Spider,a,3,MX
Cyclocosmia lannaensis,,f,3,TH
Cyclocosmia ricketti,Chinese Hourglass Spider,f,3,CN
Cyclocosmia truncata,Ravine Trapdoor Spider,f,3,US
Deinopis spinosa,Ogre-faced Spider,a,2,US
Delena cancerides,Social Huntsman,a,2,AU
Dolomedes fimbriatus,Raft Spider,t,3,DE
Dolomedes okefinokensis,Okefenokee Fishing Spider,t,3,US
Dolomedes tenebrosus,Dark Fishing Spider,t,3,US
Eresus kollari,Ladybird Spider,f,1,
Gasteracantha cancriformis,Spinybacked Orbweaver,a,2,US
Heteropoda davidbowie,David Bowie Huntsman,a,3,MY
Heteropoda maxima,Giant Huntsman,a,3,LA
Heteropoda venatoria,Pantropical Huntsman,a,2,
Hexophthalma hahni,Six-eyed Sand Spider,f,1,NA
Hogna carolinensis,Carolina Wolf Spider,f,1,US
Hogna ingens,Desertas Wolf Spider,t,2,PT
Hogna radiata,,f,1,IT
Holconia immanis,Giant Grey Huntsman,a,2,AU
Hyllus diardi,Heavy Jumper,a,3,ID
Hyllus giganteus,Giant Jumping Spider,a,3,ID
Hyllus semicupreus,,a,2,IN
Kukulcania hibernalis,Southern House Spider,a,1,US
Latrodectus bishopi,Red Widow,a,1,US
Latrodectus geometricus,Brown Widow,a,1,
Latrodectus hasselti,Redback Spider,a,1,AU
Latrodectus hesperus,Western Black Widow,a,1,US
Latrodectus mactans,Southern Black Widow,a,1,US
Latrodectus menavodi,,a,1,MG
Latrodectus tredecimguttatus,Mediterranean Black Widow,a,1,IT
Latrodectus variolus,Northern Black Widow,a,2,US
Linothele fallax,Tiger Curtain-web Spider,t,2,BO
Linothele megatheloides,,t,2,CO
Linothele sericata,,t,2,CO
Liphistius desultor,Malaysian Black Trapdoor Spider,f,3,MY
Liphistius malayanus,Malaysian Trapdoor Spider,f,3,MY
Lycosa singoriensis,South Russian Tarantula,f,1,
Lycosa tarantula,Tarantula Wolf Spider,f,1,IT
Macrothele calpeiana,Spanish Funnel-web Spider,f,2,ES
Macrothele gigas,,f,3,JP
Marpissa muscosa,Fencepost Jumping Spider,a,2,
Nephila pilipes,Giant Golden Orbweaver,a,3,
Olios giganteus,Giant Crab Spider,a,1,US
Palystes superciliosus,Common Rain Spider,a,2,ZA
Peucetia viridans,Green Lynx Spider,a,1,US
Phidippus adumbratus,,a,1,US
Phidippus apacheanus,Apache Jumping Spider,a,1,US
Phidippus audax,Bold Jumping Spider,a,2,US
Phidippus johnsoni,Red-backed Jumping Spider,a,1,US
Phidippus otiosus,Canopy Jumping Spider,a,2,US
Phidippus regius,Regal Jumping Spider,a,2,US
Platycryptus undatus,Tan Jumping Spider,a,2,US
Segestria florentina,Green-fanged Tube-web Spider,t,2,IT
Sicarius thomisoides,,f,1,CL
Steatoda grossa,False Black Widow,a,1,
Steatoda nobilis,Noble False Widow,a,1,
Steatoda paykulliana,Mediterranean False Widow,t,1,
Stegodyphus dumicola,African Social Velvet Spider,a,1,ZA
Stegodyphus sarasinorum,Indian Social Spider,a,1,IN
Trichonephila clavipes,Golden Silk Orbweaver,a,2,US
Trichonephila edulis,Australian Golden Orbweaver,a,2,AU
Trichonephila inaurata,Red-legged Golden Orbweaver,a,2,
Viridasius fasciatus,,a,2,MG
`;
