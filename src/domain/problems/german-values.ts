import { grouped } from '#src/domain/text/german-plural.ts';
import type { Catalogue } from './codes.ts';
import type { englishValues } from './english-values.ts';

const kinds: Record<string, string> = {
  array: 'eine Liste',
  object: 'ein Objekt mit Feldern',
  string: 'ein Text',
};

export const germanValues: Pick<Catalogue, keyof typeof englishValues> = {
  sex_unreadable: 'Das ist kein Geschlecht. Möglich sind m, f oder ?, oder 1.0, 0.1 und 0.0.1.',
  mixed_sexes:
    'Das meint Männchen, Weibchen und Unbestimmte zusammen. Jedem eine eigene Zeile geben.',
  count_unreadable: 'Das ist keine ganze Zahl.',
  no_animal: 'Mindestens ein Tier muss es sein.',
  too_many_in_row: ({ max }) => `Eine Zeile fasst höchstens ${grouped(max)} Tiere.`,
  day_incomplete: 'Der Tag fehlt. Das ganze Datum schreiben, etwa 2025-06-03.',
  no_such_day: 'Diesen Tag gibt es im Kalender nicht.',
  day_unreadable: 'Das ist kein Datum. Schreibweise: 2025-06-03.',
  weight_unreadable: 'Das ist kein Gewicht. Schreibweise: 12,5 oder 12.5 g oder 1,2 kg.',
  weight_of_two: ({ many, few, unit }) =>
    `Das kann ${many} ${unit} oder ${decimal(few)} ${unit} heißen. Bitte ${many} oder ${decimal(few)} schreiben.`,
  size_unreadable: 'Das ist keine Größe. Schreibweise: 4,5 oder 4.5 cm oder 45 mm.',
  price_unreadable: ({ currency }) => `Das ist kein Preis in ${currency}.`,
  yes_or_no: 'Möglich sind yes und no.',
  line_unreadable: ({ line }) =>
    `„${line}“ ist nicht lesbar. Jeder Eintrag beginnt mit seinem Tag, etwa 2025-06-03 fed Dubia oder 2025-06-03 weight 12.5 g.`,
  too_many_cells:
    'Diese Zeile hat mehr Zellen, als es Spalten gibt. Texte mit Trennzeichen in Anführungszeichen setzen.',

  label_size: 'Ein Etikett misst zwischen 8 × 5 und 300 × 300 mm',
  label_count: 'Eine ganze Zahl von 1 bis 50 eingeben',
  sheet_too_wide: 'Die Etiketten sind breiter als das Papier',
  sheet_too_high: 'Die Etiketten sind höher als das Papier',
  labels_overlap: 'Die Etiketten überlappen: Sie sind größer als ihr Abstand',

  missing: 'fehlt',
  unknown_field: 'ist hier nicht bekannt',
  not_valid: 'ist ungültig',
  empty: 'darf nicht leer sein',
  several_lines: 'muss eine Zeile ohne Steuerzeichen sein',
  half_character: 'enthält ein halbes Zeichen',
  too_short: ({ min }) => `braucht mindestens ${grouped(min)} Zeichen`,
  too_long: ({ max }) => `darf höchstens ${grouped(max)} Zeichen haben`,
  too_many_entries: ({ max }) => `darf höchstens ${grouped(max)} Einträge haben`,
  named_twice: 'darf nichts zweimal nennen',
  too_small: ({ min }) => `muss mindestens ${limit(min)} sein`,
  too_big: ({ max }) => `darf höchstens ${limit(max)} sein`,
  whole_number: ({ min, max }) =>
    `muss eine ganze Zahl von ${grouped(min)} bis ${grouped(max)} sein`,
  decimal_range: ({ min, max, unit }) =>
    `muss zwischen ${limit(min)} und ${`${limit(max)} ${unit}`.trim()} liegen, mit höchstens zwei Nachkommastellen`,
  one_of: ({ values }) => `muss eines von ${values.join(', ')} sein`,
  wrong_type: ({ type }) => `muss ${kinds[type] ?? type} sein`,
  wrong_form: 'hat eine ungültige Form',
  not_an_id: 'muss die Nummer eines Eintrags sein',
  not_a_tag:
    'muss aus sechs Zeichen von 0 bis 9 und A bis Z ohne I, L, O und U bestehen, nicht nur aus Ziffern',
  tag_taken: 'ist die Kennung eines anderen Tieres',
  id_list: ({ max }) => `muss 1 bis ${grouped(max)} Nummern mit Kommas dazwischen haben`,
  id_array: 'muss eine JSON-Liste von Nummern sein, wie [14,22]',
  not_a_day: 'muss ein gültiges Datum sein, JJJJ-MM-TT',
  not_a_partial_day:
    'muss ein Tag, ein Monat oder ein Jahr sein, etwa 2021-06-03, 2021-06 oder 2021',
  in_future: 'darf nicht in der Zukunft liegen',
  too_far_ahead: 'darf höchstens zwei Jahre voraus liegen',
  not_an_instant: 'muss ein Zeitpunkt in UTC sein, wie 2025-06-03T18:20:00Z',
  one_for_each: ({ count }) => `muss eines für alle sein, oder eines für jedes der ${count}`,
  not_money: 'muss ein Betrag wie 19.99 sein, ab 0',
  money_decimals: ({ currency, decimals }) =>
    `muss ein Betrag in ${currency} sein, ${decimals === 0 ? 'ohne Nachkommastellen' : `mit höchstens ${decimals} Nachkommastellen`}`,
  not_a_push_endpoint: 'muss die öffentliche https-Adresse eines Push-Dienstes sein',
  not_a_push_key: 'muss ein Schlüssel aus dem Abonnement des Browsers sein, in base64url',
  not_a_zone: 'muss der Name einer Zeitzone sein, wie Europe/Berlin',
  not_a_currency: 'muss der Code einer Währung sein, wie EUR',
  not_progress: 'muss 0 (gefressen), 1 (angeboten) oder 2 (verweigert) sein',
  not_weekdays: 'muss siebenmal 0 oder 1 sein, Montag zuerst',
  not_two_letters: 'muss aus zwei Buchstaben bestehen',
  not_a_file: 'muss eine Datei sein',
  not_json_text: 'muss JSON sein',
};

const decimal = (number: number) => `${number}`.replace('.', ',');

/** Whole with its thousands: '1.000', but '0,01' and '9999,99'. */
const limit = (number: number) => (Number.isInteger(number) ? grouped(number) : decimal(number));
