import { grouped, plural } from '#src/domain/text/german-plural.ts';
import type { Texts } from '#web/texts/texts.ts';
import { today } from './today.ts';

const animalsOf = (n: number) => plural(n, 'Tier', 'Tiere');

// The feeding round: who eats, who refuses.
export const feeding: Texts['feeding'] = {
  title: 'Füttern',
  sub: 'Eines nach dem anderen oder alle auf einmal.',
  unfinished: (title) => `${title} ist nicht fertig`,
  doneOf: (n, all) => `${grouped(n)} von ${grouped(all)} Tieren sind erledigt.`,
  goOn: 'Weiter',
  drop: 'Rest verwerfen',
  dropped: (title) => `Der Rest von ${title} ist verworfen`,
  beginNew: 'Neue beginnen',
  inItsPlace: (skipped) =>
    `Eine neue Runde tritt an ihre Stelle: Was eingetragen ist, bleibt; ${
      skipped === 0
        ? 'was in ihr gewählt war, ist vergessen'
        : skipped === 1
          ? 'das ausgelassene Tier ist vergessen'
          : `die ${grouped(skipped)} ausgelassenen Tiere sind vergessen`
    }.`,

  // who
  who: 'Welche Tiere',
  scopes: { due: 'Fällig', plan: 'Plan', species: 'Art', pets: 'Auswahl' },
  due: 'Tagesrunde',
  dueCount: (n) => `${plural(n, 'Tier ist', 'Tiere sind')} fällig`,
  openCount: (n) => `${plural(n, 'Fütterung ist', 'Fütterungen sind')} noch offen`,
  resting: (n) =>
    n === 1 ? '1 ruht und ist so gekennzeichnet' : `${grouped(n)} ruhen und sind so gekennzeichnet`,
  nothingDue: 'Niemand ist fällig',
  nothingDueText: 'Ein Plan, eine Art oder einzelne Tiere lassen sich trotzdem füttern.',
  noPets: 'Noch keine Tiere',
  noPetsText: 'Zuerst ein Tier hinzufügen; dann lässt es sich füttern.',
  addPet: 'Tier hinzufügen',
  planAll: (all) => (all === 1 ? '1 Tier, nicht fällig' : `${grouped(all)} Tiere, keines fällig`),
  speciesCount: animalsOf,
  findSpecies: 'Art suchen',
  selection: 'Auswahl',
  noPlans: 'Kein Plan ist aktiv.',
  when: 'Wann',
  couldNotStart: 'Futterrunde konnte nicht geladen werden',

  // how
  eachWord: 'Einzeln',
  listWord: 'Liste abhaken',
  animals: animalsOf,

  // round
  leave: 'Runde verlassen',
  leftHand: 'Tasten für die linke Hand',
  place: (n, all) => `${grouped(n)} von ${grouped(all)}`,
  counts: (of, _skins) =>
    [
      of.fed > 0 && `${grouped(of.fed)} gefressen`,
      of.refused > 0 && `${grouped(of.refused)} verweigert`,
      of.offered > 0 && `${grouped(of.offered)} angeboten`,
      of.molted > 0 && `${grouped(of.molted)} gehäutet`,
      of.skipped > 0 && `${grouped(of.skipped)} ausgelassen`,
    ]
      .filter(Boolean)
      .join(', '),
  inThisRound: 'Tiere in dieser Runde',
  feeder: 'Futter',
  noFeeder: 'Keine Angabe',
  feederUnsaid: 'Futter nicht notiert',
  newFeeder: 'Neu',
  howMany: 'Anzahl',
  notCounted: 'Ungezählt',
  newFeederName: 'Name des Futters',
  takeFeeder: 'Übernehmen',
  fed: 'Gefressen',
  refused: 'Verweigert',
  offered: 'Angeboten',
  molted: { molts: 'Gehäutet', sheds: 'Gehäutet', both: 'Gehäutet' },
  skip: 'Auslassen',
  skipped: 'Ausgelassen',
  undo: (name, outcome) => `Rückgängig: ${name}, ${outcome}`,
  backTo: (name) => `Zurück zu ${name}`,
  nothingToUndo: 'Nichts rückgängig zu machen',
  now: (name, place) => `${name}, ${place}`,
  dueSince: (n) => `fällig seit ${n} T.`,
  dueToday: 'heute fällig',
  stillOpen: (food, day) => `Angeboten ${day}${food ? ` (${food})` : ''}: Was wurde daraus?`,
  refusedSince: (n, since) =>
    n === 1 ? `Am ${since} verweigert.` : `Seit ${since} ${n}-mal verweigert.`,
  sheds: {
    restingPreMolt: 'Vor der Häutung: lieber in Ruhe lassen.',
    restingMolt: (day: string) => `Frisch gehäutet: bis einschließlich ${day} in Ruhe lassen.`,
  },
  restingPreMolt: 'Vor der Häutung: besser in Ruhe lassen.',
  restingMolt: (day: string) =>
    `Frisch gehäutet, noch weich: bis einschließlich ${day} in Ruhe lassen.`,
  feederAhead: (food, n) =>
    `${food} ist jetzt auch für ${n === 1 ? 'ein weiteres Tier' : `${grouped(n)} weitere Tiere`} dieser Runde vorgewählt`,
  history: 'Was zuletzt angeboten wurde',

  // list
  listHint:
    'Antippen, wer nicht gefressen hat: einmal für verweigert, zweimal für ausgelassen, dreimal für angeboten.',
  tapFor: (next) => `. Tippen für ${next}`,
  save: (n) => `${animalsOf(n)} speichern`,
  nothingToSave: 'Alle sind ausgelassen',
  planned: 'Wie geplant',
  asUsual: 'Wie üblich',

  // summary
  done: 'Alles erledigt',
  doneText: animalsOf,
  skippedOnes: 'Ausgelassen',
  refusedOnes: 'Verweigert',
  leftOutOnes: 'Zuletzt verweigert, ausgelassen',
  offeredOnes: 'Noch offen',
  again: (n) => (n === 1 ? 'Zum ausgelassenen Tier' : `Die ${grouped(n)} ausgelassenen durchgehen`),
  finish: 'Fertig',
  undoLast: 'Letzte Antwort rückgängig',
  undoAll: 'Alles zurücknehmen',

  // was auf dem Gerät wartet
  noNetwork: 'Kein Netz.',
  everythingWorks: 'Die Tiere sind hier, und was eingetragen wird, bleibt aufbewahrt.',
  notHereYet: 'Was noch nicht hier ist, kommt, sobald es wieder da ist.',
  waiting: (n) => `${grouped(n)} ${n === 1 ? 'wartet' : 'warten'} auf das Netz.`,
  sending: (n) => `Wird gesendet, noch ${grouped(n)}.`,
  stored: 'Alles ist gespeichert.',
  heldUp: (n) => (n === 1 ? '1 wartet auf den Server.' : `${grouped(n)} warten auf den Server.`),
  safe: 'Auf diesem Gerät aufbewahrt.',
  unsafe: 'Dieses Gerät kann sie nicht aufbewahren: Seite offen lassen.',
  sendNow: 'Jetzt senden',
  superseded: (names) =>
    `Auf einem anderen Gerät wurde später etwas eingetragen, das bleibt: ${names.slice(0, 4).join(', ')}${names.length > 4 ? ` und ${grouped(names.length - 4)} weitere` : ''}`,
  notTakenTitle: (n) => `${plural(n, 'Eintrag wurde', 'Einträge wurden')} nicht angenommen`,
  toldTitle: (n) => `${grouped(n)} an einem anderen Platz als eingetragen`,
  placeGone: (path) => `${path ? `„${path}“` : 'Der Platz'} wurde inzwischen anderswo gelöscht.`,
  storedIn: (path, isPlace) =>
    path
      ? `Es steht jetzt in „${path}“.`
      : isPlace
        ? 'Er steht jetzt in keinem anderen Platz.'
        : 'Es steht jetzt an keinem Platz.',
  toldRead: 'Verstanden',
  toldReadOf: (name) => `Verstanden: ${name}`,
  lookAt: 'Ansehen',
  sendAgain: 'Noch einmal senden',
  deleteAnyway: 'Trotzdem löschen',
  mendField: 'Was nicht stimmte',
  mend: 'Speichern und senden',
  animalGone:
    'Das Tier wurde inzwischen anderswo gelöscht. Noch einmal senden hilft erst, wenn es wieder da ist.',
  speciesGone: (name) =>
    `${name ? `„${name}“` : 'Die Art'} wurde inzwischen anderswo gelöscht. Mit einer anderen Art wird das Tier samt allen Einträgen gespeichert.`,
  fields: {
    size: 'Größe',
    name: 'Name',
    notes: 'Notizen',
    an_count: 'Anzahl',
    gender: 'Geschlecht',
    p_sc_id: 'Art',
    kept_since: 'Gehalten seit',
    hatched: 'Geschlüpft',
    place_id: 'Platz',
    count: 'Anzahl',
    date_f: 'Tag',
    date_mt: 'Tag',
    date_ev: 'Tag',
    food: 'Futter',
    event: 'Ereignis',
    s_count: 'Verkauft',
    total_price: 'Preis',
    s_size: 'Größe',
  },
  takeOut: 'Rückgängig',
  takeOutOf: (said) => `Rückgängig: ${said}`,
  takeOutTitle: (said) => `„${said}“ rückgängig machen?`,
  takeOutText: (n) =>
    n === 1
      ? 'Ein späterer Eintrag baut darauf auf und geht mit.'
      : `${n} spätere Einträge bauen darauf auf und gehen mit.`,
  takenOut: (said) => `Rückgängig gemacht: ${said}`,
  mayHaveArrived: 'War es schon beim Server angekommen, steht es dort, wo es hinzugefügt wurde.',
  onItsWay:
    'Der Eintrag ist schon unterwegs. Er lässt sich dort rückgängig machen, wo er entstand.',
  notArchived: 'Nicht archiviert',
  chooseVersion: 'Auswählen, was bleibt',
  giveUp: 'Aufgeben',
  giveUpTitle: (name) => `Den Eintrag zu ${name} aufgeben?`,
  giveUpText: 'Er ist nicht auf dem Server gespeichert und lässt sich nicht wiederherstellen.',
  keep: 'So lassen',
  kept: (name) => `Nichts wurde gelöscht: ${name}`,
  giveUpAlong: (n) =>
    n === 1
      ? 'Ein späterer Eintrag dazu geht mit ihm verloren.'
      : `${grouped(n)} spätere Einträge dazu gehen mit ihm verloren.`,
  giveUpStay: (n, path) =>
    `${n === 1 ? 'Ein Eintrag zu diesem Platz bleibt und kommt' : `${grouped(n)} Einträge zu diesem Platz bleiben und kommen`} ${path ? `nach „${path}“` : 'an keinen anderen'}.`,

  // the page of what waits
  showWaiting: 'Anzeigen',
  waitingTitle: 'Was wartet',
  waitingSub: 'Auf diesem Gerät aufbewahrt, auch wenn die Seite geschlossen wird.',
  waitingHead: (n) => `${grouped(n)} ${n === 1 ? 'wartet' : 'warten'}`,
  waitingOrder:
    'Das Neueste steht oben. Gesendet wird in der Reihenfolge der Einträge, jeder genau einmal. Der älteste ist vielleicht schon unterwegs: Rückgängig machen lässt er sich dort, wo er entstand.',
  waitingBack: 'Zur Startseite',
  notSent: 'Es ließ sich noch nicht senden und wird von selbst wieder versucht.',
  nothingWaits: 'Nichts wartet',
  nothingWaitsText: 'Alles, was auf diesem Gerät eingetragen wurde, ist auf dem Server.',
  givenUpText:
    'Alles, was auf diesem Gerät eingetragen wurde, ist auf dem Server, bis auf das Aufgegebene.',
  heldHead: (n) => `${grouped(n)} ${n === 1 ? 'wartet' : 'warten'} auf Abgelehntes`,
  heldText: 'Gesendet wird, sobald der abgelehnte Eintrag desselben Tieres geklärt ist.',
  lines: {
    fed: 'Gefüttert',
    refused: 'Verweigert',
    offered: 'Angeboten',
    feedingGone: 'Fütterung zurückgenommen',
    plan: 'Nach Plan gefüttert',
    molt: 'Häutung',
    moltGone: 'Häutung zurückgenommen',
    sex: 'Geschlecht',
    preMolt: 'Vor der Häutung',
    measurement: 'Gemessen',
    measurementGone: 'Messung zurückgenommen',
    event: 'Ereignis',
    eventGone: 'Ereignis zurückgenommen',
    archive: 'Archiv',
    part: 'Ein Tier archiviert',
    partGone: 'Zurück in der Gruppe',
    added: 'Neues Tier',
    edit: 'Änderungen',
    more: 'Ein Tier mehr',
    fewer: 'Ein Tier weniger',
    feedingEdit: 'Fütterung geändert',
    moltEdit: 'Häutung geändert',
    measurementEdit: 'Messung geändert',
    eventEdit: 'Ereignis geändert',
    gone: 'Gelöscht',
    place: 'Platz',
    picture: 'Bild',
    pictureGone: 'Bild entfernt',
    paper: 'Dokument',
    purchasePaper: 'Dokument eines Kaufs',
    salePaper: 'Dokument eines Verkaufs',
    planEdit: 'Plan',
    feeder: 'Futter',
    sale: 'Verkauf',
    saleGone: 'Verkauf zurückgenommen',
    expo: 'Bestandsliste',
    setting: 'Einstellung',
    lastFeeder: 'Nächster Futtervorschlag',
  },

  countBy: {
    more: (n) => `${grouped(n)} Tiere mehr`,
    fewer: (n) => `${grouped(n)} Tiere weniger`,
    part: (n) => `${grouped(n)} Tiere archiviert`,
  },
  records: (n) => plural(n, 'Eintrag', 'Einträge'),
  changed: (fields) => `${fields.join(', ')} geändert`,

  // what a later record of another device has overridden
  overriddenTitle: (n) =>
    n === 1 ? 'Ein Eintrag ist überholt' : `${grouped(n)} Einträge sind überholt`,
  overriddenText: 'Auf einem anderen Gerät wurde später etwas eingetragen, das bleibt.',
  differsTitle: (n) =>
    n === 1 ? 'Ein Eintrag steht anders da' : `${grouped(n)} Einträge stehen anders da`,
  staysInstead: (value) => `${value} bleibt`,

  // those that refused last time
  refusedLast: 'Zuletzt verweigert',
  refusers: { place: 'An ihrem Platz', first: 'Zuerst', last: 'Zuletzt', out: 'Auslassen' },
  leftOut: (n) => `${grouped(n)} ausgelassen`,
  allLeftOut: (n) =>
    n === 1
      ? 'Das fällige Tier hat zuletzt verweigert und wird ausgelassen'
      : `Alle ${grouped(n)} fälligen Tiere haben zuletzt verweigert und werden ausgelassen`,

  today,
};
