/**
 * Short notes of keepers with what a person reads in each line, unsure things with a question mark; '-' for no animal, and an
 * animal without a species is asked about.
 */
export const shortNotes: readonly string[] = [
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
B. boehmei F 5.5" bred 4/11, molted out 7/9/26 :( ⇒ Brachypelma boehmei, gender f, size 13.97
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
  // CSV mit Semikolon
  `Art;Stadium;Geschlecht;Anzahl;Standort;Bemerkung ⇒ -
Psalmopoeus cambridgei;adult;w;1;Regal 1;Kokon in Arbeit ⇒ Psalmopoeus cambridgei, count 1, gender f, place Regal 1, stage adult
Psalmopoeus cambridgei;FH 3;?;25;Regal 2;Preis 6 € ⇒ Psalmopoeus cambridgei, count 25, gender other, place Regal 2, price 6 EUR, stage L3
Tapinauchenius violaceus;FH 6;?;2;Regal 2; ⇒ Tapinauchenius violaceus, count 2, gender other, place Regal 2, stage L6
Ornithoctonus aureotibialis;subadult;m;1;Regal 3;sehr flink ⇒ Ornithoctonus aureotibialis, count 1, gender m, place Regal 3, stage subadult
Unbekannt (evtl. Davus);juvenil;?;1;Regal 3;von der Börse ⇒ Davus sp.?, count 1, gender other, place Regal 3, stage juvenile
Acanthoscurria brocklehursti;adult;w;1;Keller;† 04.11.2026 ⇒ Acanthoscurria brocklehursti?, count 1, gender f, left 2026-11-04, place Keller, stage adult, status died`,
  // Checkbox
  `Gefüttert 25.11. ⇒ -
[x] Waltraud (B. smithi, w) ⇒ Brachypelma smithi, gender? f, last_fed 2026-11-25, name? Waltraud
[x] Günther (P. regalis, m) ⇒ Poecilotheria regalis, gender? m, last_fed 2026-11-25, name? Günther
[ ] Uschi (G. pulchra, w) - in Häutung ⇒ Grammostola pulchra, gender? f, name? Uschi
[x] 5x A. avicularia FH 4 ⇒ Avicularia avicularia, count 5, last_fed 2026-11-25, stage L4
[ ] Nr. 12 (Ephebopus murinus) hat verweigert ⇒ Ephebopus murinus, refused? 2026-11-25
[ ] Heimchen nachbestellen ⇒ -`,
  // Tabelle mit |
  `| Terrarium | Art | Geschl. | Häutung | Fütterung | ⇒ -
| 1 | Chromatopelma cyaneopubescens | 0.1 | 11.10.26 | 24.11.26 | ⇒ Chromatopelma cyaneopubescens, count 1, gender f, last_fed 2026-11-24, last_molt 2026-10-11, place Terrarium 1
| 2 | Harpactira pulchripes | 1.0 | 02.09.26 | 24.11.26 | ⇒ Harpactira pulchripes, count 1, gender m, last_fed 2026-11-24, last_molt 2026-09-02, place Terrarium 2
| 3 | Idiothele mira | 0.0.1 | | 20.11.26 | ⇒ Idiothele mira, count 1, gender other, last_fed 2026-11-20, place Terrarium 3
| 4 | Ceratogyrus darlingi | 0.1 | 30.06.26 | verweigert | ⇒ Ceratogyrus darlingi, count 1, gender f, last_molt 2026-06-30, place Terrarium 4
| 5 | Augacephalus ezendami | 0.1 | 15.05.26 | 24.11.26 | ⇒ Augacephalus ezendami, count 1, gender f, last_fed 2026-11-24, last_molt 2026-05-15, place Terrarium 5
| 6 | frei | | | | ⇒ -`,
  // nach Regalen
  `Regal links, oben ⇒ -
B. albiceps 0.1 ad. ⇒ Brachypelma albiceps, count 1, gender f, place Regal links, oben, stage adult
B. klaasi 0.0.1 ca 4 cm ⇒ Brachypelma klaasi?, count 1, gender other, place Regal links, oben, size 4
Regal links, unten ⇒ -
H. gigas 0.1 - Bodenheizung prüfen! ⇒ Harpactira gigas?, count 1, gender f, place Regal links, unten
P. muticus 0.1 "Kong" 8 cm, letzte Häutung 2/26 ⇒ Pelinobius muticus, count 1, gender f, last_molt? 2026-02, name Kong, place Regal links, unten, size 8
Vitrine Flur ⇒ -
P. rufilata 1.0 sub. ⇒ Poecilotheria rufilata, count 1, gender m, stage subadult
P. ornata 0.1 7cm seit 2022 ⇒ Poecilotheria ornata?, count 1, gender f, kept_since 2022, size 7
Aufzucht ⇒ -
T. stirmi 0.0.6 FH 3 ⇒ Theraphosa stirmi, count 6, gender other, stage L3`,
  // nach Art, eingerückt
  `Poecilotheria metallica ⇒ -
   1) w, 7 cm, gehäutet 3.8.26 ⇒ Poecilotheria metallica, gender? f, last_molt 2026-08-03, size 7
   2) w, 5 cm ⇒ Poecilotheria metallica, gender? f, size 5
   3) m, adult seit Juli 26 ⇒ Poecilotheria metallica, gender? m, stage adult
Monocentropus balfouri ⇒ -
   Gruppe 1: 8 Stück, FH 6 ⇒ Monocentropus balfouri, count 8, stage L6
   Gruppe 2: 15 Stück, FH 2 ⇒ Monocentropus balfouri, count 15, stage L2
Grammostola pulchra ⇒ -
   "Samtpfote", w, 120 € von Tobias ⇒ Grammostola pulchra, gender? f, name Samtpfote, price 120 EUR
   "Teer", unbestimmt, 3 cm ⇒ Grammostola pulchra, gender other, name Teer, size 3`,
  // Wunschliste und verkauft
  `Da: ⇒ -
Cobalt blau, 1,0, 5cm ⇒ Cyriopagopus lividus?, count? 1, gender? m, size 5
Goliath, 0,1, WF 2018 ⇒ Theraphosa apophysis?, count? 1, gender? f, origin WC
Streifenknie, 0,1, 6cm, Häutung 1.11. ⇒ ?, count? 1, gender? f, last_molt 2026-11-01, size 6
Weg: ⇒ -
T. vagans m, verkauft 5.4.26 an Ralf, 15€ ⇒ Tliltocatl vagans, gender? m, left 2026-04-05, price? 15 EUR, status sold
A. geniculata w, verstorben Mai 2025 ⇒ Acanthoscurria geniculata, gender? f, left? 2025-05, status died
Weg: ⇒ -
B. albiceps w ⇒ Brachypelma albiceps, gender? f, status? given
Wunschliste: ⇒ -
P. victori w ⇒ Psalmopoeus victori, gender? f, status wanted
M. balfouri Gruppe, max. 150 € ⇒ Monocentropus balfouri, count?, price? 150 EUR, status wanted`,
  // Zuchtnotizen
  `Zucht 2026 ⇒ -
B. hamorii w "Carmen": Verpaarung 10.9.26, Kokon erwartet Feb 27 ⇒ Brachypelma hamorii, gender? f, name Carmen
P. irminia w "Hexe": Kokon 1.7.26, entnommen 5.8.26, 140 Larven ⇒ Psalmopoeus irminia, gender? f, name Hexe
P. irminia FH 2, 138 St., je 5 € ⇒ Psalmopoeus irminia, count? 138, price 5 EUR, stage L2
L. parahybana m (Leihbock von Jens, zurück bis 1.12.) ⇒ Lasiodora parahybana, gender? m
Chilobrachys huahini w 6cm, Kokon gefressen 20.10.26 ⇒ Chilobrachys huahini, gender? f, size 6
Eublepharis macularius 0.1 "Elsa" 2 Eier gelegt 4.4.26 ⇒ Eublepharis macularius, count 1, gender f, name Elsa`,
  // nummeriert, unbekannte Arten
  `Bestandsliste (bitte prüfen) ⇒ -
1. Megaphobema mesomelas 0.1 6 cm 180,- ⇒ Megaphobema mesomelas, count 1, gender f, price? 180, size 6
2. Citharacanthus cyaneus 0.0.2 FH4 40,- ⇒ Citharacanthus cyaneus, count 2, gender other, price? 40, stage L4
3. "Die Graue" 5 cm, keine Ahnung was ⇒ ?, name Die Graue, size 5
4. Phormictopus cautus w 7 cm ⇒ Phormictopus cautus, gender? f, size 7
5. Kleiner Panama-Zwerg FH 5, 15 € ⇒ ?, price 15 EUR, stage L5
6. Coremiocnemis tropix w 4cm 14.10.26 gehäutet ⇒ Coremiocnemis tropix, gender? f, last_molt 2026-10-14, size 4
7. Brachypelma hammori m 5cm ⇒ Brachypelma hamorii?, gender? m, size 5`,
  // Tabelle Vereinsmitglied, Semikolon
  `Nummer;Wiss. Name;Deutscher Name;m/w;Zugang;Herkunft;Abgang ⇒ -
17;Brachypelma boehmei;Orangebein;w;03.05.2021;NZ Meier; ⇒ Brachypelma boehmei, gender? f, kept_since? 2021-05-03, name? Orangebein, origin CB
18;Grammostola pulchra;Schwarze;m;03.05.2021;NZ Meier;verk. 12.09.2025 ⇒ Grammostola pulchra, gender? m, kept_since? 2021-05-03, left 2025-09-12, origin CB, status sold
19;Testudo hermanni;Griech. Landschildkröte;w;11.06.2012;Zoo Huber; ⇒ Testudo hermanni, gender? f, kept_since? 2012-06-11
20;Python regius;Königspython;m;20.10.2023;Terraristika;† 01.02.2026 ⇒ Python regius, gender? m, kept_since? 2023-10-20, left 2026-02-01, name? Terraristika, status died
21;unbekannt;Skorpion aus Ägypten;?;15.08.2026;gefunden; ⇒ ?, kept_since? 2026-08-15`,
  // Geckohalterin, nach Terrarium
  `Terrarium 1 ⇒ -
Pogona vitticeps 1.0 "Drago", 410 g, geschl. 2021 ⇒ Pogona vitticeps, count 1, gender m, name Drago, weight 410
Terrarium 2 ⇒ -
Correlophus ciliatus 0.1 "Momo" 44g, 2 Eier am 3.11. ⇒ Correlophus ciliatus, count 1, gender f, name Momo, weight 44
Correlophus ciliatus 0.1 "Kiwi" 39g ⇒ Correlophus ciliatus, count 1, gender f, name Kiwi, weight 39
Terrarium 3 ⇒ -
Rhacodactylus auriculatus 1.1, Börse Hamm 9/24, 180€ ⇒ Rhacodactylus auriculatus, price 180 EUR, sexes 1.1.0
Terrarium 4 leer ⇒ -
Aufzuchtbox ⇒ -
3x Crestie NZ 26, 5g 6g 5g ⇒ Correlophus ciliatus, count 3, hatched 2026, weight? 5`,
  // Aufzählung mit Details darunter
  `• Kumpel (L. parahybana, m) ⇒ Lasiodora parahybana, gender? m, last_molt 2026-05-05, name? Kumpel
   - letzte Häutung 5.5.26 ⇒ -
   - frisst wie ein Scheunendrescher ⇒ -
• Zicke (P. murinus, w, 5 cm) ⇒ Pterinochilus murinus, gender? f, last_molt 2026-07-01, name? Zicke, price 25 EUR, size 5
   - letzte Häutung 1.7.26 ⇒ -
   - von Basti, 25 € ⇒ -
• Die Neue, noch ohne Namen: B. auratum w 4cm ⇒ Brachypelma auratum, gender? f, size 4
• Pandinus, Art unklar, 12 cm ⇒ Pandinus sp.?, size 12`,
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
  // Tabelle Leerzeichen
  `Art                     Sex   KL     Häutung ⇒ -
B. boehmei              0.1   6 cm   03.06.26 ⇒ Brachypelma boehmei, count 1, gender f, last_molt 2026-06-03, size 6
A. geniculata           1.0   5 cm   12.09.26 ⇒ Acanthoscurria geniculata, count 1, gender m, last_molt 2026-09-12, size 5
C. cyaneopubescens      0.0.1 2 cm   20.10.26 ⇒ Chromatopelma cyaneopubescens, count 1, gender other, last_molt 2026-10-20, size 2
P. sp. machala          0.1   7 cm   01.02.26 ⇒ ?, count 1, gender f, last_molt 2026-02-01, size 7`,
  // Abgabeliste mit Punkten
  `Abzugeben wegen Umzug (Raum Kassel) ⇒ -
Brachypelma albiceps 0.1 ca. 15 Jahre alt ..... 80 € ⇒ Brachypelma albiceps, count 1, gender f, price 80 EUR
Avicularia avicularia 0.0.3 FH 4 .............. je 12 € ⇒ Avicularia avicularia, count 3, gender other, price 12 EUR, stage L4
Kaiserskorpione 1.2 .......................... 90 € zusammen ⇒ ?, price? 90 EUR, sexes 1.2.0
Achatschnecken 5 Stück ...................... 10 € ⇒ ?, count 5, price 10 EUR
Terrarien 30x30x40, 4 Stück .................. 15 € /Stk ⇒ -
Bartagame männl., 5 Jahre, mit Terra .......... 100 € ⇒ Pogona vitticeps, gender m, price 100 EUR`,
  // Tagebuchartig
  `24.11. Rosi (G. porteri) gefressen ⇒ Grammostola porteri, last_fed? 2026-11-24, name? Rosi
24.11. Bertha (L. parahybana) verweigert ⇒ Lasiodora parahybana, name? Bertha, refused? 2026-11-24
23.11. GBB gehäutet!! jetzt ca 5cm ⇒ Chromatopelma cyaneopubescens, size 5
20.11. neu: Heteroscodra maculata 0.0.1 von Lars, 10€ ⇒ Heteroscodra maculata, count 1, gender other, price 10 EUR
18.11. P. metallica Bock gestorben ⇒ Poecilotheria metallica, gender m, left? 2026-11-18, status died
15.11. alle gesprüht ⇒ -`,
  // CSV Anführungszeichen
  `"Name","Art","Geschlecht","Geburt","Bemerkung" ⇒ -
"Pauli","Python regius","m","2018","frisst nur lebend, sonst brav" ⇒ Python regius, gender m, hatched 2018, name Pauli
"Lotti","Pogona vitticeps","w","03.2021","Legenot 2024" ⇒ Pogona vitticeps, gender f, hatched 2021-03, name Lotti
"","Eublepharis macularius","w","2022","" ⇒ Eublepharis macularius, gender f, hatched 2022
"Unbekannter Gast","keine Ahnung","?","","Fundtier" ⇒ ?, gender other, name Unbekannter Gast`,
  // leaving words US
  `Gone but not forgotten ⇒ -
Peanut the rose hair passed in 2019 ⇒ Grammostola rosea?, status? died
OBT didnt make it, bad molt 6/2/25 ⇒ Pterinochilus murinus, last_molt? 2025-02-06, status? died
Gave my GBB to Kyle in May ⇒ Chromatopelma cyaneopubescens, status? given
The corn snake went to a new home last summer ⇒ Pantherophis guttatus, status? given
Ball python "Slinky" put to sleep 3/3/24 ⇒ Python regius, left 2024-03-03, name Slinky, status died
P. regalis MM went on loan, never came back ⇒ Poecilotheria regalis, gender m, stage adult
A. avic escaped :( oct 2022 ⇒ Avicularia avicularia, left? 2022-10, status lost
H. arizonensis traded for 2 T. vagans slings ⇒ Hadrurus arizonensis?, count?, stage sling, status given`,
  // multi per line UK
  `Brachypelma hamorii x2 (1 female 12cm, 1 male 9cm) ⇒ Brachypelma hamorii, count 1, gender f, size 12 + Brachypelma hamorii, count 1, gender m, size 9
Avicularia: 2 avicularia, 1 purpurea, 3 juruensis ⇒ Avicularia sp.?
GBB and OBT both adult females ⇒ Chromatopelma cyaneopubescens, gender? f, stage? adult + Pterinochilus murinus, gender f, stage adult
3 P. irminia (1.2) 4 P. cambridgei (2.2) ⇒ Psalmopoeus cambridgei?, count? 3, sexes 1.2.0, size? 2.2
Trio of Phelsuma grandis (1.2), hatched 2023 ⇒ Phelsuma grandis, count? 3, hatched 2023, sexes 1.2.0
Grammostola pulchra f 14cm / G. pulchripes f 16cm ⇒ Grammostola pulchra?, gender? f, size? 14 16`,
  // Verluste & Abgänge
  `G. rosea "Oma" eingeschläfert 12.8.25 ⇒ Grammostola rosea, left 2025-08-12, name Oma, status died
A. seemanni hat die Häutung nicht überlebt, 4.4.26 ⇒ Aphonopelma seemanni, left? 2026-04-04, status? died
Kornnatter ist seit Mai weg ⇒ Pantherophis guttatus, left? 2026-05, status? lost
P. regalis Bock ging zurück an Kai am 1.11. ⇒ Poecilotheria regalis, gender m, status? given
Leopardgecko an Tochter verschenkt 24.12.24 ⇒ Eublepharis macularius, left 2024-12-24, status given
B. vagans reserviert für Tom, 40€ ⇒ Brachypelma vagans, price 40 EUR, status reserved
H. gigas gefressen worden (Kannibalismus) ⇒ Harpactira gigas?, name? Kannibalismus, status? died`,
  // Gruppen
  `Zuchtgruppe Phelsuma grandis 1.3 ⇒ Phelsuma grandis, sexes 1.3.0
ca. 40 Rosenkäfer (Pachnoda marginata), Larven ⇒ Pachnoda marginata, count? 40
Ein Dutzend Porcellionides pruinosus ⇒ Porcellionides pruinosus, count? 12
Heterometrus-Gruppe, 5 Tiere, H. spinifer ⇒ Heterometrus spinifer, count 5
B. hamorii 2x (w 7cm, m 5cm) ⇒ Brachypelma hamorii, count 1, gender? f, size 7 + Brachypelma hamorii, count 1, gender? m, size 5
0.0.8 T. albopilosus NZ 11/25, ca. 1 cm, 5 €/Tier ⇒ Tliltocatl albopilosus, count 8, gender other, hatched 2025-11, price 5 EUR, size 1`,
  // ein Name vor einem Füllwort
  `Brachypelma hamorii, Frieda, ca. 6 cm ⇒ Brachypelma hamorii, name? Frieda, size 6
Brachypelma hamorii, Frieda, im Mai 26 gehäutet ⇒ Brachypelma hamorii, last_molt? 2026-05, name? Frieda
Avicularia avicularia Lilly, am 3.9.26 gestorben ⇒ Avicularia avicularia, left 2026-09-03, name? Lilly, status died
Lasiodora parahybana Bruno hat zuletzt am 20.11. gefressen ⇒ Lasiodora parahybana, last_fed 2026-11-20, name? Bruno
Chromatopelma cyaneopubescens Azul, hat sich am 3.5.26 gehäutet ⇒ Chromatopelma cyaneopubescens, last_molt 2026-05-03, name? Azul
Psalmopoeus irminia Susi, am 20.11. ein Heimchen gefressen ⇒ Psalmopoeus irminia, last_fed 2026-11-20, name? Susi
Psalmopoeus irminia Susi, am 20.11. eine Schabe verweigert ⇒ Psalmopoeus irminia, name? Susi, refused 2026-11-20
Psalmopoeus irminia Susi, am 20.11. eine Schabe gekauft ⇒ Psalmopoeus irminia
Caribena versicolor - Pinky - ? - 2,5 cm - gefüttert 22.11. ⇒ Caribena versicolor, last_fed 2026-11-22, name? Pinky, size 2.5
Python regius, 2 Pinky 20.11. ⇒ Python regius, last_fed? 2026-11-20
Psalmopoeus irminia Sunny is about 4 cm ⇒ Psalmopoeus irminia, name? Sunny, size 4
Brachypelma hamorii, Gewicht ca. 12 g ⇒ Brachypelma hamorii, weight 12
Brachypelma hamorii, Größe ca. 6 cm, Häutung im Mai 26 ⇒ Brachypelma hamorii, last_molt? 2026-05, size 6`,
  // DE Steckbrief-Blöcke
  `Name: Frida ⇒ -
Art: Brachypelma hamorii ⇒ Brachypelma hamorii, gender f, last_molt 2026-08-03, name Frida
Geschlecht: weiblich ⇒ -
Letzte Häutung: 03.08.2026 ⇒ -
 ⇒ -
Name: Otto ⇒ -
Art: Grammostola pulchra ⇒ Grammostola pulchra, gender m, last_molt 2026-06-12, name Otto
Geschlecht: männlich ⇒ -
Letzte Häutung: 12.06.2026 ⇒ -
 ⇒ -
Name: unbekannt ⇒ -
Art: Pandinus imperator ⇒ Pandinus imperator, gender other
Geschlecht: unbestimmt ⇒ -`,
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
