import { grouped, plural } from '#src/domain/text/german-plural.ts';
import type { Texts } from '#web/texts/texts.ts';

const animals = (n: number) => plural(n, 'Tier', 'Tiere');

const listed = (lines: readonly string[]) =>
  lines.length > 5
    ? `${lines.slice(0, 4).join(', ')} und ${lines.length - 4} weitere`
    : `${lines.slice(0, -1).join(', ')} und ${lines.at(-1)}`;

export const paste: Texts['petImport']['paste'] = {
  title: 'Liste einfügen',
  sub: 'Zeilen aus einer Notiz, einem Chat, einer E-Mail oder einer Tabelle. Was verstanden wurde, ist zu sehen, bevor etwas gespeichert wird.',
  here: 'Einfügen',
  link: 'Liste einfügen',
  aside: 'Eine Liste aus Notizen, einer E-Mail oder einem Chat:',
  errorNames: 'Die Namen der Arten ließen sich nicht laden',
  errorStoring: 'Die Tiere ließen sich nicht anlegen',
  file: 'Eingefügte Liste',

  lines: 'Die Tiere, je eine Zeile',
  linesHint:
    'In eigenen Worten: ein Name der Art, wie viele, Geschlecht, Größe, wann gefüttert, gehäutet oder gekauft, ob es vor der Häutung steht, ein Preis. Was nicht verstanden wird, kommt in die Notizen.',
  example: (currency) =>
    `2x Caribena versicolor 3cm\n0.1 GBB „Cyan“ 13 cm, gefüttert 15.11.\nP. regalis sub Männchen gekauft 3/24 20${currency}`,
  read: 'Zeilen lesen',
  place: 'Wo sie stehen',
  placeHint: 'Alle Tiere, die keinen eigenen Platz haben',
  plans: 'Pläne für alle',
  nothing: 'Mindestens eine Zeile einfügen oder tippen.',
  text: 'Der Text',

  counts: (lines, n) => `${plural(lines, 'Zeile', 'Zeilen')}, ${animals(n)}.`,
  asks: (n) => (n === 1 ? 'Eine Zeile hat eine Frage.' : `${grouped(n)} Zeilen haben eine Frage.`),
  noAnimal: 'Keine Zeile wurde als Tier verstanden.',
  leftLines: (n) => (n === 1 ? 'Eine Zeile bleibt weg.' : `${grouped(n)} Zeilen bleiben weg.`),
  add: (n) => `${animals(n)} anlegen`,
  added: (n) => (n === 1 ? 'Ein Tier angelegt' : `${grouped(n)} Tiere angelegt`),
  understood: 'verstanden',
  perhaps: 'vielleicht: bitte ansehen',
  toNotes: 'kommt in die Notizen',
  heading: 'Eine Überschrift für die Zeilen darunter',
  detail: 'Gehört zum Tier darüber oder darunter',
  isLeft: 'Bleibt weg',
  known: (n) =>
    n === 1
      ? 'Eines davon sieht aus wie ein Tier, das schon da ist.'
      : `${grouped(n)} davon sehen aus wie Tiere, die schon da sind.`,
  knownLeft: 'Ausgelassen, damit keines doppelt da ist.',
  leaveKnownOut: 'Auslassen',
  takeKnownIn: 'Trotzdem anlegen',
  isKnown: 'Sieht aus wie eines, das schon da ist',
  isKnownLeft: 'Ausgelassen: sieht aus wie eines, das schon da ist',
  errorKnown: 'Der Vergleich mit den eigenen Tieren ging nicht',
  twice: (n) =>
    n === 1
      ? 'Eines davon hat Name und Art einer Zeile darüber und steht vielleicht zweimal in dieser Liste.'
      : `${grouped(n)} davon haben Name und Art einer Zeile darüber und stehen vielleicht zweimal in dieser Liste.`,
  numberTwice: (all) =>
    `Eine Nummer steht bei mehreren Tieren: ${all
      .map(({ number, lines }) => `${number} in Zeile ${listed(lines)}`)
      .join('; ')}.`,
  leaveTwiceOut: 'Doppelte auslassen',
  isTwice: (line) => `Name und Art von Zeile ${line}`,
  change: 'Ändern',
  changeLine: (n) => `Zeile ${n} ändern`,
  done: 'Fertig',
  leaveOut: 'Weglassen',
  leaveOutLine: (n) => `Zeile ${n} weglassen`,
  takeIn: 'Aufnehmen',
  takeInLine: (n) => `Zeile ${n} aufnehmen`,
  which: 'Welche Art ist gemeint?',
  noSpecies: 'Welche Art ist es? Keine Liste kennt diesen Namen.',
  otherSpecies: (n) => `Eine andere Art für Zeile ${n}`,
  otherPlaceholder: 'Teil des Namens',
  addSpecies: 'Art in die Liste aufnehmen',
  addSpeciesOf: (n) => `Art von Zeile ${n} in die Liste aufnehmen`,
  askForSpecies: 'Diese Art anfragen',
  forAlike: (lines) => `Für die Zeilen ${listed(lines)}.`,
  heldUp: (lines) =>
    lines.length === 1 ? `Noch offen: Zeile ${lines[0]}` : `Noch offen: Zeilen ${listed(lines)}`,
  placeOpen: 'Noch offen: welcher Platz gemeint ist',
  isGone: 'Ist es nicht mehr da?',
  isHere: 'Doch, es ist noch da',
  stillHere: 'Noch da',
  howMany: 'Wie viele sind es?',

  species: 'Art',
  formerly: 'früher',
  name: 'Name',
  standsIn: 'Platz',
  standsInHint: 'Er wird angelegt, falls es noch keinen mit diesem Namen gibt.',
  animals: 'Tiere',
  each: (n) => (n === 1 ? '1' : `${n}, nummeriert`),
  group: (n) => `eine Gruppe von ${n}`,
  sexes: 'Anzahl und Geschlecht',
  sexesHint: 'Männchen.Weibchen.unbestimmt: 0.1 ist ein Weibchen, 5 sind fünf unbestimmte.',
  sexesWrong: 'Schreiben, wie viele es sind, etwa 3 oder 0.1.2.',
  together: 'Sie leben als eine Gruppe zusammen',
  sizeKind: 'Wie gemessen',
  sizes: {
    '': 'Größe',
    leg_span: 'Spannweite',
    body_length: 'Körperlänge',
    snout_vent: 'Kopf-Rumpf-Länge',
    total_length: 'Gesamtlänge',
  },
  sizeOn: (size, day) => `${size} am ${day}`,
  weight: 'Gewicht',
  weightWrong: 'Ein Gewicht wie 12,5 angeben.',
  isTooLarge: 'So groß wird kaum ein Tier dieser Art.',
  isLarge: 'Es ist wirklich so groß',
  sizeWrong: 'Eine Länge wie 4,5 angeben.',
  since: 'Gehalten seit',
  hatched: 'Geschlüpft',
  hatchedWrong: 'Einen Tag, einen Monat oder ein Jahr schreiben, etwa 2021 oder 6/2021.',
  fed: 'Zuletzt gefüttert',
  food: 'Futter',
  foodHint: 'Mit der Zahl: 2 Heimchen.',
  refused: 'Zuletzt verweigert',
  molted: 'Letzte Häutung',
  preMolt: 'Vor der Häutung seit',
  price: 'Preis',
  priceOfEach: (price) => `je ${price}`,
  priceOfAll: (price) => `${price} für alle`,
  priceNoted: 'Preis, in die Notizen',
  seller: 'Verkäufer',
  sellerNoted: 'Verkäufer, in die Notizen',
  priceWrong: (currency) => `Einen Betrag in ${currency} schreiben.`,
  notes: 'Notizen',
  status: 'Archiviert',
  reasons: {
    died: 'gestorben',
    sold: 'verkauft',
    given: 'abgegeben',
    lost: 'entwischt',
    other: 'anderer Grund',
  },
  left: 'Seit',

  words: {
    hatched: (when) => `geschlüpft ${when}`,
    since: (when) => `gehalten seit ${when}`,
    fed: (when) => `gefüttert ${when}`,
    refused: (when) => `verweigert ${when}`,
    molted: (when) => `gehäutet ${when}`,
    preMolt: (when) => `vor der Häutung seit ${when}`,
    left: (when) => `Abgang ${when}`,
    sizes: (min, max, kind) => `${kind} ${min === max ? min : `${min} bis ${max}`} cm`,
    said: {
      sling: 'Spiderling',
      juvenile: 'Jungtier',
      subadult: 'subadult',
      adult: 'adult',
      reserved: 'reserviert',
    },
  },
  rowWords: {
    price: (price) => `Preis ${price}`,
    seller: (seller) => `Von ${seller}`,
  },
};
