/** As english-notes.ts. */
export const germanNotes: readonly string[] = [
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
   "Samtpfote", w, 120 € von Tobias ⇒ Grammostola pulchra, gender? f, name Samtpfote, price 120 EUR, seller? Tobias
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
1. Megaphobema mesomelas 0.1 6 cm 180,- ⇒ Megaphobema mesomelas, count 1, gender f, price? 180 EUR, size 6
2. Citharacanthus cyaneus 0.0.2 FH4 40,- ⇒ Citharacanthus cyaneus, count 2, gender other, price? 40 EUR, stage L4
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
20.11. neu: Heteroscodra maculata 0.0.1 von Lars, 10€ ⇒ Heteroscodra maculata, count 1, gender other, price 10 EUR, seller? Lars
18.11. P. metallica Bock gestorben ⇒ Poecilotheria metallica, gender m, left? 2026-11-18, status died
15.11. alle gesprüht ⇒ -`,
  // CSV Anführungszeichen
  `"Name","Art","Geschlecht","Geburt","Bemerkung" ⇒ -
"Pauli","Python regius","m","2018","frisst nur lebend, sonst brav" ⇒ Python regius, gender m, hatched 2018, name Pauli
"Lotti","Pogona vitticeps","w","03.2021","Legenot 2024" ⇒ Pogona vitticeps, gender f, hatched 2021-03, name Lotti
"","Eublepharis macularius","w","2022","" ⇒ Eublepharis macularius, gender f, hatched 2022
"Unbekannter Gast","keine Ahnung","?","","Fundtier" ⇒ ?, gender other, name Unbekannter Gast`,
  // Verluste & Abgänge
  `G. rosea "Oma" eingeschläfert 12.8.25 ⇒ Grammostola rosea, left 2025-08-12, name Oma, status died
A. seemanni hat die Häutung nicht überlebt, 4.4.26 ⇒ Aphonopelma seemanni, left? 2026-04-04, status? died
Kornnatter ist seit Mai weg ⇒ Pantherophis guttatus, left? 2026-05, status? lost
P. regalis Bock ging zurück an Kai am 1.11. ⇒ Poecilotheria regalis, gender m, status? given
Leopardgecko an Tochter verschenkt 24.12.24 ⇒ Eublepharis macularius, left 2024-12-24, status given
G. pulchra w 6 cm, getauscht gegen 2 T. vagans FH 3 am 3.5.26 ⇒ Grammostola pulchra, gender? f, left? 2026-05-03, size 6, status given
B. boehmei, eingetauscht gegen ein Männchen B. hamorii 4 cm ⇒ Brachypelma boehmei
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
Psalmopoeus irminia Susi, am 20.11. ein Heimchen gefressen ⇒ Psalmopoeus irminia, food Heimchen, last_fed 2026-11-20, name? Susi
Psalmopoeus irminia Susi, am 20.11. eine Schabe verweigert ⇒ Psalmopoeus irminia, name? Susi, refused 2026-11-20
Psalmopoeus irminia Susi, am 20.11. eine Schabe gekauft ⇒ Psalmopoeus irminia
Caribena versicolor - Pinky - ? - 2,5 cm - gefüttert 22.11. ⇒ Caribena versicolor, last_fed 2026-11-22, name? Pinky, size 2.5
Python regius, 2 Pinky 20.11. ⇒ Python regius, food? 2 Pinky, last_fed? 2026-11-20
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
];
