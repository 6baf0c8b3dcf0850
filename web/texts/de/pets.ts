import { grouped, plural } from '#src/domain/text/german-plural.ts';
import { papers } from './papers.ts';
import { sheds } from './sheds.ts';
import { sheet } from './pet-sheet.ts';
import { pictures } from './pictures.ts';
import { measure } from './measure.ts';
import { recordDetails } from './record-details.ts';
import { addForm } from './pet-add.ts';
import { vitals } from './vitals.ts';
import { weigh } from './weigh.ts';
import type { Texts } from '#web/texts/texts.ts';

const progressWords = { 0: 'gefressen', 1: 'angeboten', 2: 'verweigert' };

const animalsOf = (n: number) => plural(n, 'Tier', 'Tiere');

// The collection: list, form, an animal's own page, its picture and its quick view.
export const pets: Texts['pets'] = {
  title: 'Tiere',
  add: 'Tier hinzufügen',
  edit: 'Bearbeiten',
  editTitle: (name) => `${name} bearbeiten`,

  // form
  species: 'Art',
  fields: {
    name: 'Name',
    gender: 'Geschlecht',
    an_count: 'Anzahl',
    kept_since: 'Gehalten seit',
    hatched: 'Geschlüpft',
    notes: 'Notizen',
  },
  speciesPlaceholder: 'Teil des Namens',
  speciesMissing: 'Fehlt eine Art?',
  speciesMissingLink: 'Alle Arten ansehen',
  speciesOffline: 'Ohne Netz sind nur die Arten der eigenen Tiere wählbar.',
  nameHint: 'Auch eine Nummer geht',
  countHint: 'Mehr als eins bei einer Gruppe, die zusammen lebt',
  picture: 'Bild',
  public: 'Öffentliche Seite',
  publicHint:
    'Wer das Etikett scannt, sieht Bild, Name, Art, Geschlecht und Größe, wie das Tier frisst und wann es sich gehäutet hat, und den Namen des Halters.',
  saveChanges: 'Speichern',
  needSpecies: 'Art wählen',
  needName: 'Name eingeben',
  saved: (name) => `${name} wurde gespeichert`,
  addAnother: 'Noch eines',
  errorSpecies: 'Arten konnten nicht geladen werden',
  errorTaking: 'Die Art konnte nicht in die Artenliste übernommen werden',
  errorAdding: 'Tier konnte nicht hinzugefügt werden',
  errorUpdating: 'Tier konnte nicht geändert werden',
  addForm,
  papers,
  sheds,
  statistics: 'Statistik',
  sheet,
  pictures,
  usualFeeders: {
    tarantula: ['Heimchen', 'Schabe', 'Mehlwurm', 'Fruchtfliege'],
    scorpion: ['Heimchen', 'Schabe', 'Mehlwurm'],
    spider: ['Fliege', 'Heimchen', 'Fruchtfliege'],
    insect: ['Blätter', 'Fruchtfliege', 'Heimchen'],
    reptile: ['Maus', 'Ratte', 'Heimchen', 'Salat'],
    other: ['Heimchen', 'Schabe', 'Fruchtfliege'],
  },

  // picture
  pictureHint: 'JPEG, PNG, WebP oder GIF, bis 20 MB.',
  coverHint:
    'Es wird das Titelbild: Wer diese Seite erreicht, kann es ohne Anmeldung öffnen. Weitere Bilder sehen andere nicht.',
  uploading: (percent) => `Wird hochgeladen, ${percent} %`,
  preparing: 'Das Bild wird vorbereitet',
  uploadFailed: 'Das Bild konnte nicht hochgeladen werden',
  pictureTooLarge: 'Das Bild ist größer als 20 MB',
  pictureNotReadable: 'Bilder müssen JPEG, PNG, WebP oder GIF sein',
  deviceFull:
    'Auf diesem Gerät ist kein Platz mehr für Bilder, die auf das Netz warten. Dieses noch einmal aufnehmen, wenn die anderen gesendet sind.',
  errorDeletingPicture: 'Bild konnte nicht gelöscht werden',
  addPicture: 'Bild hinzufügen',
  changePicture: 'Bild ändern',
  zoomIn: 'Vergrößern',
  zoomOut: 'Verkleinern',
  zoomFit: 'Einpassen',
  zoomHint: 'Zum Vergrößern doppelt tippen oder aufziehen',
  pictureOf: (name) => `Bild von ${name}`,

  // list
  search: 'Tiere suchen',
  searchPlaceholder: 'Name oder Art',
  counts: (pets, animals) =>
    pets === animals
      ? `${animalsOf(pets)}.`
      : `${plural(pets, 'Eintrag', 'Einträge')}, ${animalsOf(animals)}.`,
  archivedCount: (n) => `${grouped(n)} archiviert.`,
  found: (n) => `${grouped(n)} gefunden`,
  foundOf: (n, all) => `${grouped(n)} von ${grouped(all)}`,
  phrases: {
    fillers: 'alle am auf aus das dem den der die haben hat im in ist mit und von zuletzt',
    negations: 'nicht kein keine nie ohne',
    days: {
      not_eaten_days: 'seit # nicht gefressen|nicht gefressen seit #|seit # ohne Futter',
      not_seen_days: 'seit # nichts notiert|nichts notiert seit #',
      not_molted_days:
        'seit # nicht gehäutet|nicht gehäutet seit #|seit # keine Häutung|keine Häutung seit #',
      molted_within: 'gehäutet in den letzten #|in den letzten # gehäutet',
    },
    units: { day: 'Tagen|Tag', week: 'Wochen|Woche', month: 'Monaten|Monat' },
    sexes: {
      m: 'Männchen|männliche|1.0',
      f: 'Weibchen|weibliche|0.1',
      other: 'unbestimmte|0.0.1',
    },
    flags: {
      due: 'fällige|hungrig|hungrige',
      refusing: 'verweigert|verweigern|zuletzt verweigert haben',
      pre_molt: 'Prämolt|in Prämolt|Premolt',
      fresh_molt: 'gehäutet|frisch gehäutete',
      no_picture: 'ohne Foto|ohne Bilder|ohne Fotos',
      on_sale: 'verkäuflich|mit Preisschild|mit Preis',
    },
    inList: (filters) => `${filters} zeigen`,
    use: (filters) => `Als Filter verwenden: ${filters}`,
    enter: 'Enter nimmt die Worte als Filter.',
  },
  listFilters: {
    searched: (text) => `Suche: „${text}“`,
    title: 'Filter',
    clear: 'Alle entfernen',
    show: (n) => `${grouped(n)} zeigen`,
    showAny: 'Zeigen',
    remove: (filter) => `Filter ${filter} entfernen`,
    find: 'Teil des Namens',
    recent: 'Zuletzt verwendet',
    state: 'Zustand',
    days: 'Tage',
    groups: {
      type: 'Tierart',
      sex: 'Geschlecht',
      species: 'Gattung oder Art',
      place: 'Platz',
      plan: 'Plan',
      reason: 'Archiviert, weil',
    },
    flags: {
      due: 'Fällig',
      refusing: 'Zuletzt verweigert',
      no_picture: 'Ohne Bild',
      on_sale: 'Zu verkaufen',
    },
    numbers: {
      not_eaten_days: 'Nicht gefressen seit',
      not_seen_days: 'Nichts notiert seit',
      size_min: 'Mindestens',
      size_max: 'Höchstens',
      age_min: 'Mindestens',
      age_max: 'Höchstens',
    },
    age: 'Alter',
    months: 'Monate',
    noPlan: 'Keiner',
    noPlace: 'Nirgends',
    anyOf: (values) =>
      values.length < 2 ? values.join() : `${values.slice(0, -1).join(', ')} oder ${values.at(-1)}`,
    notEaten: (days) => `Seit ${plural(days, 'Tag', 'Tagen')} nicht gefressen`,
    notSeen: (days) => `Seit ${plural(days, 'Tag', 'Tagen')} nichts notiert`,
    sizes: (min, max, unit) =>
      min === ''
        ? `Bis ${max} ${unit}`
        : max === ''
          ? `Ab ${min} ${unit}`
          : `${min} bis ${max} ${unit}`,
    ages: (min, max) =>
      max === undefined
        ? `Ab ${plural(min ?? 0, 'Monat', 'Monaten')}`
        : min === undefined
          ? `Bis ${plural(max, 'Monat', 'Monate')} alt`
          : `${min} bis ${plural(max, 'Monat', 'Monate')} alt`,
  },
  views: {
    title: 'Ansichten',
    save: 'Diese Ansicht speichern',
    name: 'Name der Ansicht',
    needName: 'Name eingeben',
    edit: (name) => `Ansicht ${name} ändern`,
    isStart: 'Damit beginnen',
    rename: 'Umbenennen',
    remove: 'Ansicht löschen',
    deleted: (name) => `Die Ansicht ${name} wurde gelöscht`,
  },
  types: 'Tierart',
  all: 'Alle',
  typesMany: {
    tarantula: 'Vogelspinnen',
    scorpion: 'Skorpione',
    spider: 'Spinnen',
    insect: 'Insekten',
    reptile: 'Reptilien',
    other: 'Andere',
  },
  sortBy: 'Sortieren nach',
  sorts: {
    sc_name: 'Art',
    name: 'Name',
    date_f: 'Letzte Fütterung',
    an_type: 'Tierart',
    id: 'Nummer',
  },
  view: 'Ansicht',
  showPictures: 'Bilder',
  shortNames: 'Kurze Artnamen',
  showAs: 'Anzeigen als',
  asCards: 'Karten',
  asTable: 'Tabelle',
  showArchived: 'Archivierte Tiere',
  emptyTitle: 'Noch keine Tiere',
  emptyText: 'Das erste hinzufügen; Name und Art genügen.',
  emptyArchived: 'Keine archivierten Tiere',
  emptyArchivedText: 'Gestorbene, verkaufte oder abgegebene Tiere bleiben hier mit ihrem Verlauf.',
  nothingFound: 'Nichts gefunden',
  nothingFoundText: 'Kein Tier passt zur Suche.',
  clearSearch: 'Alle zeigen',
  importPets: 'Aus Datei importieren',
  paste: 'Liste einfügen',
  takeIn: 'Ein Tier aufnehmen',

  // selection
  select: 'Auswählen',
  selectAll: (n = 0, filtered = false) =>
    n === 0 ? 'Alle' : filtered ? `Alle ${grouped(n)} dieses Filters` : `Alle ${grouped(n)}`,
  selected: (n) => `${grouped(n)} ausgewählt`,
  done: 'Fertig',
  clearSelection: 'Keine',
  endSelection: 'Auswahl beenden',
  feed: 'Füttern',
  event: 'Ereignis',
  addToPlan: 'Hinzufügen',
  labels: 'Etiketten',
  archive: 'Archivieren',
  refusedMany: (n) => `Von ${plural(n, 'Tier', 'Tieren')} verweigert`,
  moreForMany: (n) => `Mehr für ${animalsOf(n)}`,
  priceTags: 'Preisschilder',
  priceMany: (n) => `Preis für ${animalsOf(n)}`,
  priceEach: 'Preis je Tier',
  priceHint: 'Was einen Preis hat, steht zum Verkauf. Leer: Die Preise werden entfernt.',
  priceWrong: 'Einen Betrag wie 18 oder 18,50 eingeben',
  printTags: 'Danach die Preisschilder drucken',
  savePrice: 'Preis speichern',
  saidPrice: (n, price) => `${price} für ${animalsOf(n)}`,
  saidNoPrice: (n) => `${animalsOf(n)} ohne Preis`,
  exportSelected: 'Für eine Tabelle ausgeben',
  errorExport: 'Die Tiere konnten nicht ausgegeben werden',
  feedMany: (n) => `${animalsOf(n)} füttern`,
  eventMany: (n) => `Ereignis für ${animalsOf(n)}`,
  planMany: (n) => `${animalsOf(n)} zu einem Plan hinzufügen`,
  archiveMany: (n) => `${animalsOf(n)} archivieren`,
  fedMany: (n) => `Für ${animalsOf(n)} eingetragen`,
  archivedMany: (n) => `${plural(n, 'Tier wurde', 'Tiere wurden')} archiviert`,
  plannedMany: (n, plan) => `${animalsOf(n)} zu ${plan} hinzugefügt`,
  tooManySelected: (most) => `Höchstens ${grouped(most)} Tiere auf einmal`,
  errorPlan: 'Konnte nicht zum Plan hinzugefügt werden',
  noPlans: 'Es gibt noch keinen Futterplan.',
  addPlan: 'Plan hinzufügen',
  plan: 'Futterplan',
  planShort: 'Plan',

  weigh,

  // details
  vitals,
  leaves: { history: 'Verlauf', growth: 'Wachstum', pictures: 'Bilder', about: 'Angaben' },
  showLeaf: 'Anzeigen',
  moreOf: (name) => `Mehr zu ${name}`,
  monthFed: (n) => `${n}x gefressen`,
  monthRefused: (n) => `${n}x verweigert`,
  monthMolted: 'gehäutet',
  number: 'Nummer',
  numberLater: 'kommt beim Speichern auf dem Server',
  tag: 'Kennung',
  size: 'Größe',
  lastFed: 'Zuletzt gefressen',
  lastMolt: 'Letzte Häutung',
  nextFeeding: 'Nächste Fütterung',
  overdue: (n) => `überfällig seit ${n === 1 ? 'einem Tag' : `${n} Tagen`}`,
  plans: 'Pläne',
  paused: 'pausiert',
  byFilter: 'nach Filter',
  partialDayHint: 'Ein Tag, ein Monat oder ein Jahr: 2021, 6/2021 oder 3.6.2021',
  hatchedWrong: 'Einen Tag, einen Monat oder ein Jahr bis heute schreiben, etwa 2021 oder 6/2021.',
  age: { year: 'Jahr', month: 'Monat', week: 'Woche' },
  old: (count, unit, about) => {
    const many = { Jahr: 'Jahre', Monat: 'Monate', Woche: 'Wochen' }[unit] ?? unit;
    return `${about ? 'etwa ' : ''}${plural(count, unit, many)} alt`;
  },
  sinceHint: 'Leer lassen, wenn es nicht bekannt ist',
  group: 'Tiere',
  origin: 'Herkunft',
  bought: 'Gekauft',
  ownOffspring: 'Eigene Nachzucht',
  parent: 'Elterntier',
  offspring: 'Nachzucht',
  paidForMany: (price, n) => `${price} für ${n}`,
  from: (seller) => `von ${seller}`,
  notNoted: 'nicht notiert',
  label: 'Etikett',
  more: 'Mehr',
  quickView: 'Schnellansicht',
  sell: 'Verkaufen',
  handOver: 'Übergeben',
  addPurchase: 'Kauf hinzufügen',
  unarchive: 'Aus dem Archiv holen',
  delete: 'Löschen',
  archivedFact: 'Archiviert',
  publicPage: 'Öffentliche Seite',
  notFound: 'Tier nicht gefunden',
  notFoundText: 'Es wurde gelöscht, oder die Nummer stimmt nicht.',
  toList: 'Alle Tiere',
  byOther: (name) => `Dieses Tier gehört ${name}. Ansehen ist möglich, ändern nicht.`,

  // quick actions and their dialogs
  measure,
  recordDetails,
  record: 'Eintragen',
  fed: 'Gefressen',
  refused: 'Verweigert',
  offered: 'Angeboten',
  molt: 'Häutung',
  molted: 'Gehäutet',
  preMolt: 'Vor Häutung',
  endPreMolt: 'Nicht mehr vor Häutung',
  feedTitle: (name) => `${name} füttern`,
  editFeeding: 'Fütterung bearbeiten',
  feeder: 'Futter',
  noFeeder: 'Keine Angabe',
  newFeeder: 'Neu',
  newFeederName: 'Name des Futters',
  tidyFeeders: 'Liste aufräumen',
  feederForgotten: (food) => `${food} steht nicht mehr auf der Liste`,
  errorFeeders: 'Die Liste der Futterarten konnte nicht geändert werden',
  forgetFeeder: (food) => `${food} von der Liste nehmen`,
  when: 'Wann',
  state: 'Was daraus wurde',
  saveFeeding: 'Fütterung speichern',
  saveRefusal: 'Verweigerung speichern',
  saveOffer: 'Angebot speichern',
  moltTitle: (name) => `Häutung von ${name}`,
  editMolt: 'Häutung bearbeiten',
  sizeAfter: 'Größe nach der Häutung',
  sizeHint: (before) => `Zuvor ${before}`,
  sameSize: 'Gleiche Größe',
  moltAgain: (day) => `Eine Häutung am ${day} ist schon eingetragen. Ist das noch eine?`,
  sizeProblem: (most) => `Eine Größe bis ${most} eingeben oder leer lassen`,
  sexSeen: 'Geschlecht laut Exuvie',
  sexKeep: 'Nicht bestimmt',
  saveMolt: 'Häutung speichern',
  eventTitle: (name) => `Ereignis bei ${name}`,
  editEvent: 'Ereignis bearbeiten',
  eventWords: 'Was geschah oder geplant ist',
  eventChips: ['Umgesetzt', 'Substrat gewechselt', 'Milben behandelt', 'Verpaart'],
  youngChips: {
    tarantula: ['Kokon'],
    scorpion: ['Jungtiere geboren'],
    spider: ['Kokon'],
    insect: ['Eier gelegt'],
    reptile: ['Eier gelegt', 'Jungtiere geboren'],
    other: ['Eier gelegt', 'Jungtiere geboren'],
  },
  eventNeeded: 'Eingeben, was geschah oder geplant ist',
  saveEvent: 'Ereignis speichern',
  fewer: 'Ein Tier weniger',
  moreAnimals: 'Ein Tier mehr',
  saidFed: (name, food) => (food ? `${name}: gefressen, ${food}` : `${name}: gefressen`),
  saidOffered: (name, food) => (food ? `${name}: angeboten, ${food}` : `${name}: angeboten`),
  saidRefused: (name, food) => (food ? `${name}: verweigert, ${food}` : `${name}: verweigert`),
  saidInstead: (name, was, now, food) =>
    `${name}: aus „${progressWords[was]}“ wird „${progressWords[now]}“${food && `, ${food}`}`,
  replacedMany: (n) =>
    `${plural(n, 'früheres Ergebnis', 'frühere Ergebnisse')} dieses Tages ersetzt`,
  saidMolted: (name) => `${name}: Häutung eingetragen`,
  saidEvent: (name) => `${name}: Ereignis eingetragen`,
  saidPreMolt: (name) => `${name}: vor Häutung`,
  saidNoPreMolt: (name) => `${name}: nicht mehr vor Häutung`,
  saidCount: (name, count) => `${name}: ${animalsOf(count)}`,
  saidChanged: 'Der Eintrag wurde geändert',
  saidDeleted: 'Der Eintrag wurde gelöscht',
  errorFeeding: 'Fütterung konnte nicht gespeichert werden',
  errorMolt: 'Häutung konnte nicht gespeichert werden',
  errorEvent: 'Ereignis konnte nicht gespeichert werden',
  errorPreMolt: '„Vor Häutung“ konnte nicht gespeichert werden',
  errorCount: 'Die Anzahl konnte nicht geändert werden',
  errorChanging: 'Der Eintrag konnte nicht geändert werden',
  errorDeleting: 'Der Eintrag konnte nicht gelöscht werden',
  errorArchiving: 'Das Tier konnte nicht archiviert werden',
  errorUnarchiving: 'Das Tier konnte nicht aus dem Archiv geholt werden',
  errorDeletingPet: 'Das Tier konnte nicht gelöscht werden',
  errorUndo: 'Konnte nicht rückgängig gemacht werden',

  // archive and delete
  archiveTitle: (name) => `${name} archivieren?`,
  archiveText:
    'Nichts geht verloren: Der ganze Verlauf bleibt, und das Tier lässt sich zurückholen.',
  archiveCount: (of) => `Wie viele von ${grouped(of)}`,
  archivePartText:
    'Sie bekommen einen eigenen Eintrag im Archiv. Die übrigen Tiere und der Verlauf bleiben bei der Gruppe.',
  saidPartArchived: (name, n) => `${name}: ${animalsOf(n)} archiviert`,
  reason: 'Grund',
  reasons: {
    died: 'Gestorben',
    sold: 'Verkauft',
    given: 'Abgegeben',
    lost: 'Entwischt',
    other: 'Anderer',
  },
  archiveNote: 'Notiz',
  saidArchived: (name) => `${name} wurde archiviert`,
  saidUnarchived: (name) => `${name} ist wieder da`,
  deleteTitle: (name) => `${name} löschen?`,
  deleteText: (feedings, molts, events, picture, measurements = 0) => {
    const parts = [
      feedings === 1 ? '1 Fütterung' : feedings > 1 ? `${grouped(feedings)} Fütterungen` : '',
      molts === 1 ? '1 Häutung' : molts > 1 ? `${grouped(molts)} Häutungen` : '',
      measurements > 0 ? plural(measurements, 'Messung', 'Messungen') : '',
      events === 1 ? '1 Ereignis' : events > 1 ? `${grouped(events)} Ereignisse` : '',
      picture ? 'das Bild' : '',
    ].filter(Boolean);
    const list =
      parts.length > 1 ? `${parts.slice(0, -1).join(', ')} und ${parts.at(-1)}` : parts[0];
    const one = feedings + molts + measurements + events + Number(picture) === 1;
    return list
      ? `Mit gelöscht ${one ? 'wird' : 'werden'}: ${list}. Das lässt sich nicht wiederherstellen.`
      : 'Das lässt sich nicht wiederherstellen.';
  },
  archiveKeeps: 'Im Archiv bleibt der Verlauf erhalten.',
  archiveInstead: 'Archivieren',
  saidDeletedPet: (name) => `${name} wurde gelöscht`,

  // history and charts
  history: 'Verlauf',
  filters: {
    all: 'Alle',
    feeding: 'Fütterungen',
    molt: 'Häutungen',
    event: 'Ereignisse',
    measurement: measure.filter,
  },
  noHistory: 'Noch nichts eingetragen',
  noHistoryText:
    'Fütterungen, Häutungen, Messungen und Ereignisse stehen hier, das Neueste zuerst.',
  loadMore: (n) => `${grouped(n)} weitere zeigen`,
  loadingHistory: 'Verlauf konnte nicht geladen werden',
  attempt: 'Angeboten',
  planned: 'Geplant',
  changeEntry: (what, day) => `${what} bearbeiten, ${day}`,
  byPlan: 'nach Plan',
  grownBy: (length) => `+${length}`,
  afterDays: (n) => `nach ${plural(n, 'Tag', 'Tagen')}`,
  year: 'Die letzten zwölf Monate',
  yearAlt: (fed, refused, molts, events) =>
    `${fed}-mal gefressen, ${refused}-mal verweigert, ${plural(molts, 'Häutung', 'Häutungen')}, ${plural(
      events,
      'Ereignis',
      'Ereignisse',
    )} in den letzten zwölf Monaten`,
  keyFed: 'gefressen',
  keyRefused: 'verweigert',
  keyMolt: 'Häutung',
  keyEvent: 'Ereignis',
  growth: 'Wachstum',
  growthOf: 'Was gemessen wurde',
  growthSpan: 'Zeit',
  growthYear: 'Jahr',
  growthAll: 'Alles',
  growthKinds: {
    weight: 'Gewicht',
    leg_span: 'Beinspannweite',
    body_length: 'Körperlänge',
    snout_vent: 'Kopf-Rumpf-Länge',
    total_length: 'Länge',
  },
  growthValues: 'Werte, einer nach dem anderen',
  growthAlt: (from, to, values, first, last) =>
    `Von ${from} (${first}) auf ${to} (${last}), ${plural(values, 'Wert', 'Werte')}`,
  growthAxis: (from) => `Die Achse beginnt bei ${from}: eine Linie, keine Säulen.`,
  growthBehind: {
    siblings: (n, all) =>
      n < all
        ? `Dahinter ${grouped(n)} der ${grouped(all)} Geschwister`
        : `Dahinter ${n === 1 ? 'das Geschwister' : `${grouped(n)} Geschwister`}`,
    species: (n, all) =>
      n < all
        ? `Dahinter ${grouped(n)} der ${grouped(all)} anderen dieser Art`
        : `Dahinter ${n === 1 ? 'das andere Tier' : `${grouped(n)} andere`} dieser Art`,
  },
  growthTooLarge: (n) =>
    `${n === 1 ? 'Eines davon ist' : `${n} davon sind`} zu groß für dieses Diagramm: Was darüber liegt, ist abgeschnitten.`,
  growthClub: {
    behind: 'Dahinter die übliche Größe im Verein',
    half: {
      all: 'so groß ist in diesem Alter die Hälfte der Tiere im Verein',
      f: 'so groß ist in diesem Alter die Hälfte der Weibchen im Verein',
      m: 'so groß ist in diesem Alter die Hälfte der Männchen im Verein',
    },
    heads: { all: 'Im Verein', f: 'Weibchen im Verein', m: 'Männchen im Verein' },
    span: (from, to) => (from === to ? from : `${from} bis ${to}`),
    error: 'Fehler beim Laden der Zahlen des Vereins',
  },
  growthChange: 'Änderung',
  growthLast: 'Die neuesten Werte',
  growthFew: 'Die Kurve beginnt, sobald Werte von zwei Tagen da sind.',
  day: 'Tag',
  grown: 'Zuwachs',
  interval: 'Abstand',
  daysLong: (n) => plural(n, 'Tag', 'Tage'),
  rhythm: 'Fütterungsrhythmus',
  rhythmSub: (weeks, every) => (every ? `${weeks} Wochen, alle ${every} Tage` : `${weeks} Wochen`),
  rhythmAlt: (fed, every, gap, refused) =>
    [
      `Fütterungsrhythmus der letzten 26 Wochen: ${fed}-mal gefressen`,
      every ? `, etwa alle ${every} Tage` : '',
      gap > 0 ? `, längste Pause ${gap} Tage` : '',
      refused > 0 ? `, ${refused}-mal verweigert` : '',
    ].join(''),
  weekdays: ['Mo', 'Di', 'Mi', 'Do', 'Fr', 'Sa', 'So'],
  month: 'Monat',
  times: 'Gefressen',
  refusedTimes: 'Verweigert',

  // quick view
  moltNoted: 'Häutung eingetragen',
  undoMolt: 'Häutung zurücknehmen',
  withoutSize: 'Ohne Größe',
  saidSize: (name) => `${name}: Größe eingetragen`,
  noPictureYet: 'Es gibt noch kein Bild.',
  openPage: 'Seite öffnen',
  backToRound: 'Zurück zur Runde',
  keeper: 'Gehalten von',
  fedWith: (food) => `Gefressen, ${food}`,
  scannedText:
    'Das ist das Etikett eines Tiers, das hier jemand hält. Seine Seite ist nur für den Halter.',
  scannedContact: 'Gefunden, oder eine Frage? Dem Verein schreiben.',
  whichAnimal: 'Welches Tier ist es?',
  whichAnimalText:
    'Diese Nummer hatte vor seinem Import auch ein anderes Tier. Neue Etiketten tragen eine Kennung, die kein anderes Tier je bekommt.',
  quickNotFoundText: 'Das Etikett gehört zu einem Tier, das nicht mehr da oder ein fremdes ist.',
  unknownLabel: 'Auf diesem Gerät unbekannt',
  unknownLabelText: (code) => `Dieses Gerät kennt nichts mit ${code} auf dem Etikett.`,
  unknownLabelHint:
    'Ohne Netz kann es nicht weiter suchen. Sobald das Netz zurück ist, sucht es von selbst; bis dahin hilft ein Blick auf das Etikett oder die Liste.',
};
