import { grouped, plural } from '#src/domain/text/german-plural.ts';
import type { Texts } from '#web/texts/texts.ts';

const labelsOf = (n: number) => plural(n, 'Etikett', 'Etiketten');

// Labels for enclosures and price tags: their content, the paper, and printing.
export const labels: Texts['labels'] = {
  title: 'Etiketten',
  uses: { enclosure: 'Terrarien', tag: 'Preisschilder' },
  use: 'Wofür',
  size: 'Größe des Etiketts',
  sizes: { small: 'Kleine Box', large: 'Große Box' },
  summary: (count, pages, roll) => {
    if (roll) return `${labelsOf(count)} von der Rolle.`;
    return pages === 1
      ? `${labelsOf(count)} auf einem Bogen.`
      : `${labelsOf(count)} auf ${pages} Bögen.`;
  },
  nextFree: (place) => `Der nächste freie Platz ist ${place}.`,
  sheetFull: 'Der letzte Bogen ist voll.',
  printLabels: 'Drucken',
  testPrint: 'Testdruck',
  failed: 'Die Etiketten konnten nicht geladen werden',

  animals: 'Tiere',
  which: 'Welche Tiere',
  by: { all: 'Alle', plan: 'Plan', species: 'Art', picked: 'Auswahl' },
  plan: 'Plan',
  planChoice: (name, pets) => `${name} (${pets})`,
  choosePlan: 'Plan wählen',
  noPlans: 'Es gibt noch keinen Futterplan.',
  species: 'Art',
  chooseSpecies: 'Art wählen',
  add: 'Tier hinzufügen',
  addPlaceholder: 'Teil des Namens',
  nobodyToAdd: 'Alle Tiere sind auf dem Bogen.',
  takeOff: (name) => `${name} vom Bogen nehmen`,
  clearAll: 'Alle entfernen',
  showAll: (n) => `Alle ${grouped(n)} zeigen`,
  showLess: 'Weniger zeigen',
  onlyThese: (n) =>
    n === 1 ? 'Vorerst nur dieses Tier.' : `Vorerst nur diese ${grouped(n)} Tiere.`,
  someGone: (n) =>
    n === 1
      ? 'Eines der gewählten Tiere gibt es nicht mehr.'
      : `${grouped(n)} der gewählten Tiere gibt es nicht mehr.`,
  allGone: (n) =>
    n === 1 ? 'Dieses Tier gibt es nicht mehr' : `Keines dieser ${grouped(n)} Tiere gibt es noch`,
  allGoneText: 'Für gelöschte Tiere gibt es keine Etiketten.',
  backToUsual: 'Zurück zur eigenen Auswahl',
  tooMany: (most) => `Höchstens ${most} Tiere auf einmal: zu sehen sind die ersten.`,
  sort: 'Reihenfolge der Etiketten',
  sorts: { species: 'Art', name: 'Name', id: 'Nummer' },
  price: (name) => `Preis von ${name}`,
  priceAll: 'Preis für alle',
  priceAllHint: 'Für Tiere, die unten keinen eigenen Preis haben.',
  pricesIn: (currency) => `Preise auf ${currency} umstellen`,
  priceWrong: 'Einen Betrag wie 18 oder 18,50 eingeben',

  nobody: 'Noch keine Tiere',
  nobodyText: 'Etiketten werden für die Tiere im Bestand gedruckt.',
  none: 'Kein Tier gewählt',
  noneText: 'Wählen, welche Tiere ein Etikett bekommen.',
  takeAll: 'Alle Tiere nehmen',

  content: 'Auf dem Etikett',
  fields: {
    name: 'Name',
    sc_name: 'Wissenschaftlicher Name',
    cm_name: 'Trivialname',
    words: 'Eigene Zeile',
    price: 'Preis',
    id: 'Nummer',
    gender: 'Geschlecht',
    an_count: 'Anzahl',
    size: 'Größe',
    mmt: 'Letzte Häutung',
    country: 'Herkunft',
    date: 'Gehalten seit',
  },
  qr: 'QR-Code',
  shortNames: 'Kurze wissenschaftliche Namen',
  shortExample: 'B. hamorii statt Brachypelma hamorii',
  up: (field) => `${field} nach oben`,
  down: (field) => `${field} nach unten`,
  text: 'Schriftgröße, %',
  words: 'Eigene Zeile',
  wordsHint: 'Auf jedem Etikett gleich, etwa „NZ 2025“.',
  number: (id) => `Nr. ${id}`,
  molted: (day) => `Häutung ${day}`,
  sheds: { molted: (day) => `Häutung ${day}` },

  paper: 'Papier',
  sheet: 'Bogen oder Rolle',
  sheetName: (name, size, perPage) =>
    perPage === 1 ? `${name}, ${size} mm` : `${name}, ${size} mm, ${perPage} je Bogen`,
  ownSize: 'Eigenes Format …',
  editOwn: 'Dieses Format ändern',
  papers: { a4: 'A4', letter: 'Letter', roll: 'Rolle' },
  start: 'Beginnen bei Etikett',
  startHint: 'Für einen Bogen, von dem schon Etiketten fehlen.',
  copies: 'Je Tier',
  nudgeX: 'Nach rechts, mm',
  nudgeY: 'Nach unten, mm',
  nudgeHint: 'Wenn der Druck neben den Etiketten liegt. Ein Minus schiebt in die andere Richtung.',
  cuts: 'Gestrichelte Schnittlinien',
  turned: 'Um 90° drehen',
  turnedHint: 'Für Drucker, die das Etikett hochkant einziehen.',

  newOwn: 'Eigenes Format',
  ownName: 'Name',
  ownKind: 'Auf',
  width: 'Breite eines Etiketts',
  height: 'Höhe eines Etiketts',
  columns: 'Etiketten nebeneinander',
  rows: 'Etiketten untereinander',
  x0: 'Linker Rand',
  y0: 'Oberer Rand',
  dx: 'Abstand von Etikett zu Etikett, waagrecht',
  dy: 'Abstand von Etikett zu Etikett, senkrecht',
  mm: 'mm',
  saveOwn: 'Format speichern',
  numberWrong: 'Eine Zahl wie 63,5 eingeben',
  tooManyOwn: (most) => `Es ist Platz für ${most} eigene Formate. Stattdessen eines davon ändern.`,

  preview: 'Vorschau',
  oneOf: (name) => `Etikett von ${name}, vergrößert`,
  previous: 'Voriges Tier',
  next: 'Nächstes Tier',
  page: (n, of) => (of === 1 ? 'Der Bogen' : `Bogen ${n} von ${of}`),
  previousPage: 'Voriger Bogen',
  nextPage: 'Nächster Bogen',
  used: (n) =>
    n === 1 ? 'Der erste Platz ist verbraucht.' : `Die ersten ${n} Plätze sind verbraucht.`,
  codeTooBig: (need, size) =>
    `Dieses Etikett ist zu klein für einen lesbaren QR-Code: Er braucht mit weißem Rand ${need} mm, das Etikett hat ${size} mm. Der Code entfällt.`,
  leftOut: (fields) => `Nicht alles hat Platz. Auf manchen Etiketten fehlt: ${fields}.`,
  onlyLocal: (address) =>
    `Die QR-Codes würden zu ${address} führen, einer Adresse, die kein Handy erreicht. Die richtige gehört als PUBLIC_URL in die Datei .env auf dem Server.`,
  printTitle: 'Etiketten drucken',
  printHint: (paper) => `Mit 100 % und ohne Ränder drucken. Papier: ${paper}.`,
  testHint: (paper) =>
    `Nur Umrisse: auf Papier drucken, mit 100 % und ohne Ränder (${paper}), und gegen die Etiketten halten.`,
  testHintRoll: (paper) =>
    `Ein Etikett mit seinem Umriss: mit 100 % und ohne Ränder drucken (${paper}).`,
  testScale: (mm) => `${mm} mm: wenn nicht, wurde der Druck skaliert`,
  pageLabel: (n, of, count) => `Seite ${n} von ${of}, ${labelsOf(count)}`,
  nothing: 'Nichts zu drucken',
  nothingText: 'Für Etiketten ist kein Tier gewählt.',
  chooseAnimals: 'Tiere wählen',
};
