import { grouped, plural } from '#src/domain/text/german-plural.ts';
import type { Texts } from '#web/texts/texts.ts';

// The administrator's expos.
export const expos: Texts['expos'] = {
  title: 'Börsen',
  caption: 'Börsen, neueste zuerst',
  date: 'Datum',
  name: 'Name',
  table: 'Tisch',
  offer: 'Angebot',
  sold: 'Verkauft',
  nothing: '-',
  add: 'Börse hinzufügen',
  update: 'Börse ändern',
  edit: 'Bearbeiten',
  editOf: (name) => `${name} bearbeiten`,
  preview: 'Vorschau',
  delete: 'Börse löschen',
  askDelete: (name) => `${name} löschen?`,
  none: 'Noch keine Börse',
  noneText: 'Eine hinzufügen, ihre Bestandsliste schreiben und den QR-Code auf den Tisch stellen.',
  notFound: 'Börse nicht gefunden',
  notFoundText: 'Vielleicht wurde sie gelöscht.',
  toList: 'Alle Börsen',
  qr: 'QR-Code der Bestandsliste',
  qrText: 'Führt zur Liste der nächsten Börse, welche es auch ist: einmal drucken genügt.',

  offerHint: (n, max) =>
    `Das lesen die Besucher. ${grouped(n)} von ${grouped(max)} Zeichen. Eine Zeile mit Anzahl ist ein Angebot: „3 Damon diadema, 8 EUR“ oder „0.0.5 Brachypelma hamorii, 2 cm, 12 EUR“; eine ohne ist eine Überschrift. #14 am Ende ist die Nummer des Tiers: Was die Zeile nicht sagt, kommt vom Tier.`,
  asRead: (offers, words) =>
    words.length === 0
      ? `Besucher sehen ${plural(offers, 'Angebot', 'Angebote')}.`
      : `Besucher sehen ${plural(offers, 'Angebot', 'Angebote')}, und als Überschriften oder Bemerkungen: ${words.map((line) => `„${line}“`).join(', ')}.`,
  soldHint: (n, max) =>
    `Nur hier zu lesen: Bei Tieren mit Nummer sehen Besucher, dass sie verkauft sind. ${grouped(n)} von ${grouped(max)} Zeichen.`,

  pick: 'Aus den Tieren hinzufügen',
  pickTitle: 'Tiere für die Bestandsliste',
  pickSearch: 'Eigene Tiere suchen',
  pickPlaceholder: 'Name oder Art',
  pickNone: 'Kein Tier passt.',
  pickEmpty: 'Zurzeit ist kein Tier im Bestand.',
  pickNames: 'Namen der Tiere schreiben',
  pickShort: 'Kurze Artnamen',
  price: (name) => `Preis von ${name}`,
  priceEach: 'je Tier',
  priceWrong: 'Einen Preis wie 18,50 eingeben',
  own: (name) => `„${name}“`,
  each: (price) => `je ${price}`,
  onList: 'auf der Liste',
  pickAdd: (n) => `${plural(n, 'Zeile', 'Zeilen')} hinzufügen`,
  pickFull: (n) => `Die Liste wäre um ${n} Zeichen zu lang. Weniger auswählen.`,

  markSold: (line) => `Verkauft: ${line}`,
  soldShort: 'Verkauft',
  reserve: (line) => `Reservieren: ${line}`,
  free: (line) => `Wieder frei: ${line}`,
  reserveShort: 'Reservieren',
  freeShort: 'Wieder frei',
  reserved: 'Reserviert',
  freed: 'Nicht mehr reserviert',
  reservedWord: 'reserviert',
  offerFull: 'Im Angebot ist kein Platz mehr für ein weiteres Wort.',
  hidden: (n) =>
    n === 1
      ? 'Ein Tier auf der Liste hat keine öffentliche Seite: Besucher sehen weder sein Bild noch sein Protokoll.'
      : `${n} Tiere auf der Liste haben keine öffentliche Seite: Besucher sehen weder ihre Bilder noch ihr Protokoll.`,
  publish: (n) => (n === 1 ? 'Tier öffentlich machen' : 'Tiere öffentlich machen'),
  published: (n) =>
    n === 1
      ? 'Besucher sehen jetzt die Seite des Tiers'
      : 'Besucher sehen jetzt die Seiten der Tiere',
  publishing: (n) =>
    n === 1
      ? 'Das Tier konnte nicht öffentlich gemacht werden'
      : 'Die Tiere konnten nicht öffentlich gemacht werden',
  onlyLocal: (address) =>
    `Der Code führt zu ${address}, einer Adresse, die kein Handy erreicht. Vor dem Drucken PUBLIC_URL setzen.`,
  sellTitle: 'Am Tisch verkauft',
  sellCount: 'Wie viele',
  sellTotal: (n) => (n === 1 ? 'Preis' : 'Preis zusammen'),
  sellBuyer: 'Käufer',
  sellText: (n) =>
    `Der Verkauf wird gespeichert, ${n === 1 ? 'das Tier verlässt' : 'die Tiere verlassen'} den Bestand, die Zeile rückt zu „Verkauft“.`,
  sellOnlyLine: 'Diese Zeile nennt kein eigenes Tier: Sie rückt nur zu „Verkauft“.',
  sell: 'Verkaufen',
  handOverToo: 'Den Verlauf auch übergeben',
  sellDone: (n) => `${plural(n, 'Tier', 'Tiere')} verkauft`,
  moved: 'Zu „Verkauft“ verschoben',
  onlyOpened: 'nur die Börsen, die auf diesem Gerät geöffnet wurden.',
  asOf: (moment) =>
    `die Liste vom Stand ${moment}, mit dem, was seither auf diesem Gerät geändert wurde.`,
  selling: 'Verkauf konnte nicht gespeichert werden',
  soldFull: 'Unter „Verkauft“ ist kein Platz mehr. Zuerst etwas herausnehmen.',
};
