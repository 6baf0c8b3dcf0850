import { grouped, plural } from '#src/domain/text/german-plural.ts';
import type { Texts } from '#web/texts/texts.ts';
import { paste } from './paste.ts';

const animalsOf = (n: number) => plural(n, 'Tier', 'Tiere');

// The import of animals from a table.
export const petImport: Texts['petImport'] = {
  paste,
  title: 'Tiere importieren',
  sub: 'Aus einer Tabelle. Jede Zeile ist zu sehen, bevor etwas gespeichert wird.',
  here: 'Import',
  drop: 'Eine Datei mit Tieren',
  template: 'Vorlage',
  example: {
    name: 'Spinnling 1',
    seller: 'Börse',
    place: 'Keller / Regal B / Boden 2',
    notes: 'Feucht halten',
  },
  formats:
    'Ein Tier oder eine Gruppe je Zeile; eine Art genügt. Daten wie 2025-06-03 oder 3.6.2025, Geschlecht als m, f, ? oder 0.1, Größen mit Punkt oder Komma. Ein Platz als Keller / Regal B / Boden 2, oder Raum, Regal, Boden und Box in eigenen Spalten.',
  programs:
    'Exporte von Tarantuverse, TarantulApp, Clutchly, MorphMarket, Homebox, HortusFox und FangTrack werden gelesen, wie sie sind.',
  fromExuvia: 'Eine ZIP- oder JSON-Datei von Exuvia kommt herein über',
  yourData: 'Eigene Daten',
  handedOver: 'Ein Tier, das mit seiner Vorgeschichte übergeben wurde, per Link oder Datei:',

  // columns without a field
  rest: (n) => (n === 1 ? '1 Spalte ohne Feld' : `${n} Spalten ohne Feld`),
  restText: 'Nichts davon geht verloren. Wohin jede gehört, lässt sich hier ändern.',
  restTo: {
    notes: 'In die Notizen',
    before_name: 'Vor den Namen',
    event: 'Als Ereignis',
    weight: 'Als Gewicht',
    leg_span: 'Als Spannweite',
    body_length: 'Als Körperlänge',
    snout_vent: 'Als Kopf-Rumpf-Länge',
    total_length: 'Als Gesamtlänge',
    ignore: 'Weglassen',
  },
  restDay: (name) => `${name}: Tag, wo keiner steht`,
  restMeasured: (name) => `${name}: gemessen am`,
  restSaid: ({ notes, names, events, measured, left }) =>
    [
      notes && `In die Notizen: ${notes}.`,
      names && `Vor den Namen: ${names}.`,
      events && `Als Ereignisse: ${events}.`,
      measured && `Als Messungen: ${measured}.`,
      left && `Weggelassen: ${left}.`,
    ]
      .filter(Boolean)
      .join(' '),
  ofProgram: (name) => `Ein Export von ${name}.`,
  renamed: (names) => `Mit den Namen der Artenliste: ${names}.`,
  newSpecies: (names) => `Neu in der Artenliste: ${names}.`,

  dates: 'Daten',
  order: 'Was zuerst steht in Daten wie',
  dayFirst: 'Der Tag',
  monthFirst: 'Der Monat',
  orderMeans: (text, day) => `${text} ist ${day}.`,
  orderFirst:
    'Zuerst angeben, wie die Daten gemeint sind; dann lassen sich die Zeilen importieren.',

  stands: 'Plätze',
  isPlace: (said, path) => `Ist „${said}“ der Platz „${path}“?`,
  isThatPlace: 'Ja, derselbe',
  isNewPlace: 'Nein, ein neuer Platz',

  species: (n) => (n === 0 ? 'Alle Arten sind gewählt' : `${plural(n, 'Art', 'Arten')} zu wählen`),
  speciesText: 'Die Liste kennt diese Namen nicht. Die Wahl gilt für alle ihre Zeilen.',
  inRows: (rows) => `Zeile ${rows}`,
  nearNone: 'Nichts Ähnliches in der Liste.',
  otherSpecies: (name) => `Eine andere Art für ${name}`,
  otherPlaceholder: 'Teil des Namens',
  leaveOutRows: (n) => (n === 1 ? 'Zeile weglassen' : `${grouped(n)} Zeilen weglassen`),
  takeFirst: 'Jeweils die erste nehmen',
  askForSpecies: 'Art anfragen',
  chosenAs: 'gilt als',
  change: 'Ändern',
  problems: (n) => `${grouped(n)} Fehler`,
  problemsText:
    'Hier berichtigen oder leeren, oder in der Datei beheben. Nichts wurde gespeichert.',
  otherColumns: (n) =>
    n === 1
      ? 'In dieser Spalte ist kaum etwas lesbar. Vielleicht enthält sie etwas anderes:'
      : 'In diesen Spalten ist kaum etwas lesbar. Vielleicht enthalten sie etwas anderes:',
  place: (row, name, column) =>
    name ? `Zeile ${row} (${name}), ${column}` : `Zeile ${row}, ${column}`,
  places: (n, rows, column) => `${grouped(n)} Zeilen (${rows}), ${column}`,
  leaveOutRow: (row) => `Zeile ${row} weglassen`,
  leftOut: (n) => `${plural(n, 'Zeile wird', 'Zeilen werden')} weggelassen.`,
  takeBackIn: 'Wieder aufnehmen',
  more: (n) => `und ${grouped(n)} weitere`,
  noSpecies: 'Welche Spalte enthält die Art?',
  chooseColumn: 'Spalte auswählen',

  toSettle: (n) => `Noch ${plural(n, 'Punkt', 'Punkte')} zu klären, bevor etwas gespeichert wird.`,
  ready: (n) => `${plural(n, 'Tier kann', 'Tiere können')} importiert werden.`,
  none: 'Es gibt nichts zu importieren.',
  workKept:
    'Es gibt kein Netz. Tiere aus Listen und Dateien kommen nur mit Netz dazu; was hier eingegeben wird, bleibt bis dahin auf diesem Gerät.',
  networkBack: 'Das Netz ist wieder da. Was eingegeben wurde, kann jetzt dazukommen.',
  notStored:
    'Es kam nichts dazu: es gibt kein Netz. Alles bleibt auf diesem Gerät, und ein Tipp auf denselben Knopf fügt es hinzu, sobald das Netz wieder da ist.',
  known: (n) =>
    n === 1
      ? '1 Zeile hat Name und Art eines Tiers, das schon im Bestand ist.'
      : `${grouped(n)} Zeilen haben Name und Art von Tieren, die schon im Bestand sind.`,
  leaveOutKnown: 'Weglassen',
  unnamed: (n) =>
    n === 1
      ? '1 Zeile hat keinen Namen, und im Bestand sind Tiere derselben Art ohne Namen: Sie ist vielleicht schon da.'
      : `${grouped(n)} Zeilen haben keinen Namen, und im Bestand sind Tiere derselben Art ohne Namen: Sie sind vielleicht schon da.`,
  leaveOutUnnamed: 'Die ohne Namen weglassen',
  twice: (n, rows) =>
    n === 1
      ? `Zeile ${rows} hat Name und Art einer Zeile darüber: Das Tier steht vielleicht zweimal in dieser Liste.`
      : `${grouped(n)} Zeilen (${rows}) haben Name und Art einer Zeile darüber: Diese Tiere stehen vielleicht zweimal in dieser Liste.`,
  numberTwice: (all) =>
    `Eine Nummer steht bei mehreren Tieren: ${all
      .map(({ number, rows }) => `${number} in Zeile ${rows}`)
      .join('; ')}.`,
  leaveOutTwice: (n) => (n === 1 ? 'Diese Zeile weglassen' : 'Diese Zeilen weglassen'),
  store: (n) => `${animalsOf(n)} importieren`,
  stored: (n) => `${plural(n, 'Tier wurde', 'Tiere wurden')} importiert`,
  errorStoring: 'Tiere konnten nicht importiert werden',
  errorMatching: 'Arten konnten nicht gesucht werden',

  past: 'Importe',
  pastText: 'Ein Import lässt sich als Ganzes zurücknehmen.',
  pastOf: animalsOf,
  stillThere: (n) => (n === 0 ? 'keines mehr da' : `noch ${grouped(n)} da`),
  takeBack: 'Zurücknehmen',
  takeBackAsk: (file) => (file ? `${file} zurücknehmen?` : 'Diesen Import zurücknehmen?'),
  takeBackText: (n) =>
    `${plural(n, 'Tier verschwindet', 'Tiere verschwinden')}, mit Bildern und allem, was seither eingetragen wurde. Das lässt sich nicht wiederherstellen.`,
  takenBack: (n) => `${plural(n, 'Tier wurde', 'Tiere wurden')} zurückgenommen`,
  noName: 'Ohne Namen',
  errorPast: 'Importe konnten nicht geladen werden',
  errorTakingBack: 'Der Import konnte nicht zurückgenommen werden',

  fields: {
    tag: 'Kennung',
    name: 'Name',
    sc_name: 'Art',
    cm_name: 'Trivialname',
    gender: 'Geschlecht',
    an_count: 'Anzahl',
    notes: 'Notizen',
    place: 'Platz',
    size: 'Größe',
    mmt: 'Letzte Häutung',
    date_f: 'Letzte Fütterung',
    progress: 'Reaktion',
    food: 'Futter',
    date: 'Erworben',
    price: 'Preis',
    currency: 'Währung',
    seller: 'Von wem',
    pre_molt: 'Vor Häutung seit',
    archived: 'Archiviert',
    archive_reason: 'Grund der Archivierung',
    archive_date: 'Archiviert am',
    archive_note: 'Notiz zur Archivierung',
    handed_over: 'Übergeben',
    is_public: 'Öffentliche Seite',
    kept_since: 'Gehalten seit',
    hatched: 'Geschlüpft',
    created: 'Angelegt',
    feedings: 'Fütterungen',
    molts: 'Häutungen',
    measurements: 'Messungen',
    weight: 'Gewicht',
    events: 'Ereignisse',
  },
  // German has one word for both
  skins: {
    sheds: { mmt: 'Letzte Häutung', pre_molt: 'Vor Häutung seit', molts: 'Häutungen' },
    both: { mmt: 'Letzte Häutung', pre_molt: 'Vor Häutung seit', molts: 'Häutungen' },
  },
};
