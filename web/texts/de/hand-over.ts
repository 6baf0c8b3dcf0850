import { grouped, plural } from '#src/domain/text/german-plural.ts';
import type { Texts } from '#web/texts/texts.ts';

const animalsOf = (n: number) => plural(n, 'Tier', 'Tiere');
/** 'von 3 Tieren' */
const ofAnimals = (n: number) => plural(n, 'Tier', 'Tieren');

// Handing animals over to their next keeper.
export const handOver: Texts['handOver'] = {
  title: 'Übergeben',
  one: (name) => `${name} übergeben`,
  many: (n) => `${grouped(n)} Tiere übergeben`,
  sub: 'Der Verlauf geht mit, ganz oder zum Teil.',
  whoTitle: 'Welche Tiere?',
  whoText: 'In der Liste eins oder mehrere auswählen, dann „Übergeben“.',
  loading: 'Was mitgehen kann, konnte nicht geladen werden',
  areOffered: (names) => {
    const some = names.slice(0, 3).join(', ');
    if (names.length > 3) return `${some} und ${names.length - 3} weitere werden schon übergeben.`;
    return `${some} ${names.length === 1 ? 'wird' : 'werden'} schon übergeben.`;
  },
  showCode: 'Code zeigen',
  onlyFirst: (most, all) =>
    `${most} Tiere auf einmal: Das sind die ersten von ${grouped(all)}. Die anderen gehen danach.`,

  // what travels
  what: 'Was mitgeht',
  who: 'Wer es ist',
  whoAre: 'Wer sie sind',
  whoLine: (tag) => `Art, Name, Geschlecht, Kennung ${tag}`,
  whoLines: 'Arten, Namen, Geschlechter, Kennungen',
  history: 'Verlauf',
  feedings: (n) => plural(n, 'Fütterung', 'Fütterungen'),
  refusals: (n) => `${n}x verweigert`,
  molts: (n, _of) => plural(n, 'Häutung', 'Häutungen'),
  sizes: (n) => plural(n, 'Größe', 'Größen'),
  measurements: (n) => plural(n, 'Messung', 'Messungen'),
  events: (n) => plural(n, 'Ereignis', 'Ereignisse'),
  since: (day) => `seit ${day}`,
  noHistory: 'Noch ist nichts notiert',
  pictures: 'Bilder',
  pictureCount: (n, size) => `${plural(n, 'Bild', 'Bilder')}, ${size}`,
  noPictures: 'Es gibt kein Bild',
  notes: 'Notizen',
  quoted: (text) => `„${text}“`,
  notesOf: (n) => `Von ${ofAnimals(n)}`,
  noNotes: 'Es gibt keine Notizen',
  origin: 'Papiere und Herkunft',
  document: (no) => `Dokument ${no}`,
  offspringOf: (name) => `Nachkomme von ${name}`,
  bredHere: 'eigene Nachzucht',
  hatched: (day) => `geschlüpft ${day}`,
  keptSince: (day) => `gehalten seit ${day}`,
  originsOf: (n) => `Von ${ofAnimals(n)}`,
  noOrigin: 'Nichts ist notiert',
  papers: 'Dokumente als Dateien',
  papersHint: 'Sie gehen unverändert mit: Steht ein Preis oder eine Adresse darin?',
  paperOf: (name, animal) => `${name}, von ${animal}`,
  never: 'Geht nie mit:',
  neverText: 'Preise, Verkäufer und Käufer, Adressen, andere Tiere.',

  // who goes
  animals: 'Tiere',
  howMany: 'Wie viele gehen',
  howManyOf: (name) => `Wie viele von ${name} gehen`,
  of: (n) => `von ${n}`,
  priceOf: (name) => `Preis von ${name}`,

  // to whom
  whom: 'An wen',
  ways: { table: 'Am Tisch', link: 'Per Link', file: 'Als Datei' },
  wayHints: {
    table: 'Ein Code, den jedes Handy scannt.',
    link: 'Ein Link zum Schicken; wer ihn öffnet, braucht kein Konto.',
    file: 'Für ein Exuvia anderswo. Auch ohne eins lässt sie sich lesen und drucken.',
  },
  sale: 'Es war ein Verkauf: Preis und Käufer notieren',
  saleHint: 'Nur für das eigene Buch. Der Verkauf wird notiert, sobald übernommen ist.',
  price: 'Preis',
  together: (amount) => `${amount} zusammen`,
  buyer: 'Käufer',
  buyerPlaceholder: 'Name',
  soldOn: (day, more) =>
    more
      ? `Verkauft am ${day}, ${more}: Das steht schon im Buch.`
      : `Verkauft am ${day}: Das steht schon im Buch.`,
  submits: { table: 'Code zeigen', link: 'Link erstellen', file: 'Datei erstellen' },
  adding: 'Übergeben ging nicht',
  tooLarge: (size) => `Die Datei hätte ${size}.`,
  tooLargeText: (most) =>
    `Ein anderes Exuvia nimmt höchstens ${most}; in diesem hier lässt sich trotzdem übernehmen.`,
  fewerAtOnce: 'Weniger Tiere auf einmal helfen auch.',
  withoutPictures: (size) => `Ohne Bilder (${size})`,
  withoutPapers: (size) => `Ohne Dokumente (${size})`,

  // what happens
  after: 'Danach',
  archivedSold: (name) =>
    `${name} ist danach hier als verkauft archiviert, mit allen Einträgen. Nichts wird gelöscht.`,
  archivedGiven: (name) =>
    `${name} ist danach hier als abgegeben archiviert, mit allen Einträgen. Nichts wird gelöscht.`,
  allArchivedSold:
    'Sie sind danach hier als verkauft archiviert, mit allen Einträgen. Nichts wird gelöscht.',
  allArchivedGiven:
    'Sie sind danach hier als abgegeben archiviert, mit allen Einträgen. Nichts wird gelöscht.',
  someStay: (stay, name) =>
    `${animalsOf(stay)} von ${name} ${stay === 1 ? 'bleibt' : 'bleiben'} hier, und die Einträge auch.`,
  staysArchived: 'Alle Einträge bleiben im Archiv. Nichts wird gelöscht.',
  tag: 'Kennung',
  tags: 'Kennungen',
  tagStays: (tag) => `bleibt ${tag}; das Etikett an der Box gilt weiter`,
  tagsStay: 'bleiben; die Etiketten an den Boxen gelten weiter',
  tagOfGroup: (tag) => `${tag} bleibt bei der Gruppe; wer geht, bekommt eine neue`,
  valid: 'Gültig',
  validDays: (n) => `${plural(n, 'Tag', 'Tage')}, einmal`,

  // the code
  codeTitle: (name) => `Übergabe von ${name}`,
  codeTitleMany: (n) => `Übergabe von ${n} Tieren`,
  codeCrumb: 'Übergabe',
  animalCount: animalsOf,
  codeOf: (link) => `Code, der ${link} öffnet`,
  onlyLocal: (address) =>
    `Der Code führt zu ${address}, einer Adresse, die kein Handy erreicht. Die Administration kann die richtige einstellen (PUBLIC_URL). Die Datei geht auch ohne.`,
  scan: (address) => `Mit jedem Handy scannen. Ohne eins: ${address}`,
  travels: 'Geht mit',
  also: { pictures: 'Bilder', notes: 'Notizen', origin: 'Papiere und Herkunft' },
  paperNames: (names) => `Dokumente: ${names}`,
  onlyWho: 'Wer es ist, sonst nichts',
  validUntil: (day) => `bis ${day}, einmal`,
  fetched: 'Datei',
  fetchedOn: (day) => `geladen am ${day}`,
  link: 'Link',
  copyLink: 'Link kopieren',
  copied: 'Der Link ist kopiert',
  notCopied: 'Bitte den markierten Link selbst kopieren',
  waits: 'Wartet auf die andere Seite.',
  waitsOne: (name) => `${name} bleibt im Bestand, bis jemand übernimmt.`,
  waitsMany: 'Sie bleiben im Bestand, bis jemand übernimmt.',
  sendLink: 'Link senden',
  linkText: (names) => `${names}: der Verlauf, zum Ansehen und Übernehmen`,
  shareFile: 'Datei teilen',
  saveFile: 'Datei speichern',
  loadingFile: 'Die Datei konnte nicht geladen werden',
  offered: (n) => `Die Übergabe von ${plural(n, 'Tier', 'Tieren')} ist bereit`,
  takeBack: 'Zurücknehmen',
  askTakeBack: 'Diese Übergabe zurücknehmen?',
  takeBackText:
    'Code und Link gelten ab sofort nicht mehr. Was jemand als Datei hat, bleibt lesbar.',
  takenBack: 'Die Übergabe ist zurückgenommen',
  takingBack: 'Zurücknehmen ging nicht',
  theyHaveIt: 'Ist angekommen',
  askTheyHaveIt: (name) => `Ist ${name} angekommen?`,
  askTheyHaveAll: (n) => `Sind alle ${n} Tiere angekommen?`,
  theyHaveItText:
    'Wenn eine Datei anderswo aufgenommen wurde, oder niemand eine braucht. Hier wird archiviert, ein notierter Verkauf eingetragen, und der Code gilt nicht mehr.',
  finished: 'Übergeben',
  finishing: 'Die Übergabe konnte nicht beendet werden',
  kept: 'Auf diesem Gerät behalten: Code und Datei gehen auch ohne Netz.',
  offline:
    'Kein Netz. Code und Datei sind auf diesem Gerät; ob jemand übernommen hat, zeigt sich, wenn es wieder da ist.',
  offlineCode:
    'Kein Netz. Der Code ist auf diesem Gerät; ob jemand übernommen hat, zeigt sich, wenn es wieder da ist.',

  // how it ended
  takenOn: (day) => `Übergeben am ${day}.`,
  takenOne: (name) => `${name} ist in neuen Händen. Alle Einträge bleiben hier.`,
  takenMany: 'Sie sind in neuen Händen. Alle Einträge bleiben hier.',
  withdrawnOn: (day) => `Zurückgenommen am ${day}.`,
  nothingLeft: 'Davon ist nichts mehr zu übergeben.',
  withdrawnText: 'Code und Link führen nirgends mehr hin.',
  expiredOn: (day) => `Abgelaufen am ${day}.`,
  expiredText: 'Niemand hat rechtzeitig übernommen. Code und Link führen nirgends mehr hin.',
  offerAgain: 'Nochmals übergeben',
  notFound: 'Übergabe nicht gefunden',
  notFoundText: 'Die Tiere wurden gelöscht, oder die Nummer ist falsch.',
  toList: 'Zum Bestand',
  loadingCode: 'Die Übergabe konnte nicht geladen werden',
};
