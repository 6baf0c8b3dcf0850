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
  // Checkbox
  `Gefüttert 25.11. ⇒ -
[x] Waltraud (B. smithi, w) ⇒ Brachypelma smithi, gender? f, last_fed 2026-11-25, name? Waltraud
[x] Günther (P. regalis, m) ⇒ Poecilotheria regalis, gender? m, last_fed 2026-11-25, name? Günther
[ ] Uschi (G. pulchra, w) - in Häutung ⇒ Grammostola pulchra, gender? f, name? Uschi
[x] 5x A. avicularia FH 4 ⇒ Avicularia avicularia, count 5, last_fed 2026-11-25, stage L4
[ ] Nr. 12 (Ephebopus murinus) hat verweigert ⇒ Ephebopus murinus, refused? 2026-11-25
[ ] Heimchen nachbestellen ⇒ -`,
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
];
