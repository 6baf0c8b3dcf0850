/**
 * Short notes of English-speaking keepers with what a person reads in each line, unsure things with a question mark; '-' for no animal,
 * and an animal without a species is asked about.
 */
export const englishNotes: readonly string[] = [
  // checkbox list of feeding day, UK
  `Fed 22nd Nov: ⇒ -
☑ Morgana - B. smithi f 12cm ⇒ Brachypelma smithi, gender? f, last_fed 2026-11-22, name? Morgana, size 12
☑ Nimue, P. cambridgei f ⇒ Psalmopoeus cambridgei, gender? f, last_fed 2026-11-22, name? Nimue
☐ Arthur (G. pulchra, 7cm, male) refused ⇒ Grammostola pulchra, gender m, name? Arthur, refused? 2026-11-22, size 7
☑ 3 x O. philippinus slings ⇒ Orphnaecus philippinus, count 3, last_fed 2026-11-22, stage sling
☐ Merlin, T. blondi in premolt ⇒ Theraphosa blondi, name? Merlin, pre_molt? 2026-11-27
☐ top up water bowls ⇒ -`,
  // sections by rack/shelf, US
  `RACK A ⇒ -
Shelf 1 ⇒ -
GBB 0.1 4" ⇒ Chromatopelma cyaneopubescens, count 1, gender f, place RACK A / Shelf 1, size 10.16
E. campestratus 0.1 5" "Petunia" ⇒ Eupalaestrus campestratus, count 1, gender f, name Petunia, place RACK A / Shelf 1, size 12.7
Shelf 2 ⇒ -
D. diamantinensis 0.0.2 1" ⇒ Dolichothele diamantinensis, count 2, gender other, place RACK A / Shelf 2, size 2.54
K. brunnipes 1.0 2" ⇒ Kochiana brunnipes, count 1, gender m, place RACK A / Shelf 2, size 5.08
RACK B ⇒ -
B. auratum 0.1 5.5", last molt March 2026 ⇒ Brachypelma auratum, count 1, gender f, last_molt? 2026-03, place RACK B, size 13.97
A. purpurea 0.0.1 - sling ⇒ Avicularia purpurea, count 1, gender other, place RACK B, stage sling
Quarantine tub ⇒ -
P. ornata 1.0 3" WC, mites?? ⇒ Poecilotheria ornata?, count 1, gender m, origin WC, size 7.62`,
  // by species with indented individuals, UK
  `Brachypelma hamorii ⇒ -
  - Scarlet, f, 12cm, CB 2012 ⇒ Brachypelma hamorii, gender? f, hatched 2012, name? Scarlet, size 12
  - Rusty, m, 8cm ⇒ Brachypelma hamorii, gender? m, name? Rusty, size 8
Grammostola pulchripes ⇒ -
  - Goldie, f, 14cm, moulted 01/08/2026 ⇒ Grammostola pulchripes, gender? f, last_molt? 2026-08-01, name? Goldie, size 14
  - unnamed, 4cm ⇒ Grammostola pulchripes, size 4
Psalmopoeus victori ⇒ -
  - Darth, m, 9cm, £80 from BTS show 12/05/2024 ⇒ Psalmopoeus victori, gender? m, kept_since? 2024-05-12, price 80 GBP, size 9
  - Leia, f, 10cm ⇒ Psalmopoeus victori, gender? f, name? Leia, size 10
  - eggsac due mid December ⇒ -`,
  // wish list and sold list below, UK
  `CURRENT ⇒ -
C. lividum 5cm juv ⇒ Cyriopagopus lividus, size 5, stage juvenile
H. pulchripes sling 2cm £40 ⇒ Harpactira pulchripes, price 40 GBP, size 2, stage sling
B. simoroxigorum f 7cm ⇒ Birupes simoroxigorum, gender? f, size 7
SOLD ⇒ -
OBT f to Mark 03/2025 £30 ⇒ Pterinochilus murinus, gender? f, left? 2025-03, price? 30 GBP, status sold
N. incei gold x8 slings, June 2025 ⇒ Neoholothele incei, count 8, left? 2025-06, stage sling, status sold
WISH LIST ⇒ -
Typhochlaena seladonia ⇒ Typhochlaena seladonia, status wanted
Poecilotheria rajaei ⇒ Poecilotheria rajaei, status wanted
P. muticus female (if under £150) ⇒ Pelinobius muticus, gender f, price 150 GBP, status wanted`,
  // breeding notes, US
  `Breeding 2026 ⇒ -
G. pulchra F "Nyx" paired w/ Tom's male 5/6/26, sac dropped 8/20/26 ⇒ Grammostola pulchra, gender f, name Nyx
B. boehmei F 5.5" bred 4/11, molted out 7/9/26 :( ⇒ Brachypelma boehmei, gender f, last_molt 2026-07-09, size 13.97
P. metallica F pulled sac 9/30/26 - 112 2nd instars ⇒ Poecilotheria metallica, gender f
M. balfouri communal (9) - sac in hide? ⇒ Monocentropus balfouri, count? 9
P. metallica i2 x112 $25ea or 5/$100 ⇒ Poecilotheria metallica, count 112, price? 25 USD, stage L2
MM on loan from Brian: G. pulchra, back by 12/1 ⇒ Grammostola pulchra, gender m, stage adult
Due: check Nyx's sac 12/10 ⇒ -`,
  // numbered with unknown species, US
  `inventory - reprice before the expo!! ⇒ -
1) Aphonopelma sp. "New River" f 4" $160 ⇒ Aphonopelma sp. 'New River', gender? f, price 160 USD, size 10.16
2) Pamphobeteus sp. "Cascada" 2" $80 ⇒ Pamphobeteus sp. 'Mascara'?, price 80 USD, size 5.08
3) Ami sp. Panama 1" $50 ⇒ ?, price 50 USD, size 2.54
4) Thrixopelma cyaneolum f 3.5" $200 ⇒ Thrixopelma cyaneolum, gender? f, price 200 USD, size 8.89
5) Big fuzzy thing "Gus" 5" not for sale ⇒ ?, name Gus, size 12.7
6) Sericopelma sp. Azuero male $60 ⇒ Sericopelma sp. 'Azuero', gender m, price 60 USD
7) Lyrognathus robustus 1.25" $55 ⇒ Lyrognathus robustus, price 55 USD, size 3.18
8) Aviculria juruensis m2 1.5 $45 ⇒ Avicularia juruensis?, price 45 USD, size? 3.81
9)  ⇒ -`,
  // snakes, Florida
  `WEIGHTS 11/22/26 ⇒ -
Zeus (BP, 1.0) 1432g ⇒ Python regius?, count 1, gender m, name? Zeus, weight 1432
Hera (BP 0.1) 1890 g, het hypo ⇒ Python regius?, count 1, gender f, name? Hera, weight 1890
Apollo - corn, male, 388g - skipped 11/20 ⇒ ?, gender m, weight 388
Medusa: carpet python 0.1 2.3kg ⇒ Morelia spilota, count 1, gender f, name? Medusa, weight 2300
Hades 🐍 black milk 1.0 6'3" ⇒ ?, count 1, gender m, size 190.5
Baby #3 (from Hera 2026 clutch) 92g ⇒ ?, weight 92
gecko tank: Cresties Pip 31g & Squeak 29 g ⇒ Correlophus ciliatus, name? Pip, weight? 31`,
  // dashes & parentheses, Canada
  `Tarantulas (11) ⇒ -
----------------- ⇒ -
G. pulchripes (female, 15 cm, "Chaco") - bought Jan 2018, $80 CAD ⇒ Grammostola pulchripes, gender f, kept_since 2018-01, name Chaco, price 80 CAD, size 15
G. pulchra (unsexed, 4 cm) - bought Sept 2025, $60 ⇒ Grammostola pulchra, gender other, kept_since 2025-09, price 60 USD, size 4
B. hamorii (male, 10 cm, "Pedro") - DIED Oct 30 2026 ⇒ Brachypelma hamorii, gender m, left 2026-10-30, name Pedro, size 10, status died
N. coloratovillosus (juv, 5 cm, last moult Sept 9) ⇒ Nhandu coloratovillosus, last_molt 2026-09-09, size 5, stage juvenile
Chilobrachys sp. "Kaeng Krachan" (sling, 1.5 cm) ⇒ Chilobrachys sp. 'Kaeng Krachan', size 1.5, stage sling
O. schioedtei (subadult female, 12cm) - rehoused Nov 1 ⇒ Omothymus schioedtei, gender f, size 12, stage subadult`,
  // Sam, US
  `Rosie ⇒ -
Grammostola rosea, female ⇒ Grammostola rosea, gender f, kept_since 2015-06, last_fed? 2026-11-21, name? Rosie, size 12.7
5", got her 6/2015 ⇒ -
fed 11/21 ⇒ -
 ⇒ -
Bruno ⇒ -
Lasiodora parahybana ⇒ Lasiodora parahybana, gender m, last_molt 2026-09-14, name? Bruno, size 17.78
male, 7" ⇒ -
molted 9/14/26 ⇒ -
 ⇒ -
Unknown jumper found in garage ⇒ -`,
  // Breeder price list US
  `SLINGS ⇒ -
Brachypelma hamorii 1/2" $25 (20 avail) ⇒ Brachypelma hamorii, count? 20, price 25 USD, size 1.27, stage sling
Caribena versicolor 3/4" $35 (8 avail) ⇒ Caribena versicolor, count? 8, price 35 USD, size 1.91, stage sling
OBT 1/2" $10 or 3 for $25 ⇒ Pterinochilus murinus, price? 10 USD, size 1.27, stage sling
SEXED ⇒ -
Grammostola pulchripes F 5" $180 HOLD for Dan ⇒ Grammostola pulchripes, gender f, price 180 USD, size 12.7
Xenesthis immanis M 4" $150 ⇒ Xenesthis immanis, gender m, price 150 USD, size 10.16
Female P. regalis 5.5" $120 proven ⇒ Poecilotheria regalis, gender f, price 120 USD, size 13.97
Shipping $50 FedEx priority ⇒ -`,
  // Excel tabs, US
  `Name\tSpecies\tSex\tDOB\tAcquired\tStatus\tWeight (g) ⇒ -
Nagini\tBall python\tF\t2021\t03/15/2022\tactive\t1620 ⇒ Python regius, gender f, hatched 2021, kept_since 2022-03-15, name Nagini, weight 1620
Draco\tBearded dragon\tM\t05/2020\t08/01/2020\tactive\t412 ⇒ Pogona vitticeps, gender m, hatched 2020-05, kept_since 2020-08-01, name Draco, weight 412
Dobby\tCrested gecko\tU\t2023\t11/20/2023\tsold 06/2026\t31 ⇒ Correlophus ciliatus, gender other, hatched 2023, kept_since 2023-11-20, left? 2026-06, name Dobby, status sold, weight 31
Hedwig\tWhite's tree frog\tF\t\t10/10/2024\tdeceased 09/03/2026\t ⇒ Ranoidea caerulea, gender f, kept_since 2024-10-10, left 2026-09-03, name Hedwig, status died
Norbert\tSavannah monitor\tM\t2022\t01/25/2023\ton loan\t2950 ⇒ Varanus exanthematicus, gender m, hatched 2022, kept_since 2023-01-25, name Norbert, weight 2950`,
  // numbered with sub-letters
  `1. Poecilotheria ⇒ -
   a. metallica, F, 6" ⇒ Poecilotheria metallica, gender f, size 15.24
   b. regalis, M, 5" ⇒ Poecilotheria regalis, gender m, size 12.7
   c. ornata x2, slings ⇒ Poecilotheria ornata, count 2, stage sling
2. Brachypelma ⇒ -
   a. emilia "Emmy" ⇒ Brachypelma emilia, name Emmy
   b. boehmei, WC, since 2012 ⇒ Brachypelma boehmei, kept_since 2012, origin WC
3. Misc ⇒ -
   a. Damon diadema, adult male ⇒ Damon diadema, gender m, stage adult
   b. vinegaroon, wild caught ⇒ Mastigoproctus giganteus, origin WC`,
  // leaving words US
  `Gone but not forgotten ⇒ -
Peanut the rose hair passed in 2019 ⇒ Grammostola rosea?, name? Peanut, status? died
OBT didnt make it, bad molt 6/2/25 ⇒ Pterinochilus murinus, last_molt? 2025-02-06, status? died
Gave my GBB to Kyle in May ⇒ Chromatopelma cyaneopubescens, status? given
The corn snake went to a new home last summer ⇒ Pantherophis guttatus, status? given
Ball python "Slinky" put to sleep 3/3/24 ⇒ Python regius, left 2024-03-03, name Slinky, status died
P. regalis MM went on loan, never came back ⇒ Poecilotheria regalis, gender m, stage adult
A. avic escaped :( oct 2022 ⇒ Avicularia avicularia, left? 2022-10, status lost
H. arizonensis traded for 2 T. vagans slings ⇒ Hadrurus arizonensis, status given
G. rosea 0.1, traded for 2 T. vagans slings on 2026-03-14 ⇒ Grammostola rosea, count 1, gender f, left? 2026-03-14, status given
GBB, 12 cm, swapped for a mature male OBT ⇒ Chromatopelma cyaneopubescens, size 12, status? given
Traded my G. pulchra to Kyle for 3 P. irminia juvies, 5" ⇒ Grammostola pulchra, size 12.7, status given
A. avic traded for $40 ⇒ Avicularia avicularia, price 40 USD, status given
2 T. vagans slings, traded for my B. boehmei female ⇒ Brachypelma boehmei?, count? 2, gender f, stage sling, status given`,
  // multi per line UK
  `Brachypelma hamorii x2 (1 female 12cm, 1 male 9cm) ⇒ Brachypelma hamorii, count 1, gender f, size 12 + Brachypelma hamorii, count 1, gender m, size 9
Avicularia: 2 avicularia, 1 purpurea, 3 juruensis ⇒ Avicularia sp.?
GBB and OBT both adult females ⇒ Chromatopelma cyaneopubescens, gender? f, stage? adult + Pterinochilus murinus, gender f, stage adult
3 P. irminia (1.2) 4 P. cambridgei (2.2) ⇒ Psalmopoeus cambridgei?, count? 3, sexes 1.2.0, size? 2.2
Trio of Phelsuma grandis (1.2), hatched 2023 ⇒ Phelsuma grandis, count? 3, hatched 2023, sexes 1.2.0
Grammostola pulchra f 14cm / G. pulchripes f 16cm ⇒ Grammostola pulchra?, gender? f, size? 14 16`,
  // EN profile blocks
  `Species: Poecilotheria metallica ⇒ Poecilotheria metallica, gender f, kept_since 2021-06-12, size 15.24
Sex: Female ⇒ -
Size: 6" ⇒ -
Acquired: 06/12/2021 ⇒ -
 ⇒ -
Species: Lasiodora klugi ⇒ Lasiodora klugi, gender m, kept_since 2023-03-30, size 12.7
Sex: Male ⇒ -
Size: 5" ⇒ -
Acquired: 03/30/2023 ⇒ -`,
];
