import { grouped, plural } from '#src/domain/text/german-plural.ts';
import { sentenceOf, type Catalogue, type Issue } from './codes.ts';
import type { Quota, Thing } from './english.ts';
import { inBytes } from '#src/domain/text/megabytes.ts';
import { germanValues } from './german-values.ts';

const quotas: Record<Quota, string> = {
  animals: 'Tiere (abgegangene eingeschlossen)',
  entries: 'Fütterungen, Häutungen, Messungen, Ereignisse, Tiere in Plänen und Notizen zu Plätzen',
  papers: 'Käufe, Verkäufe, Übergaben, Pläne und Futtertiere',
  places: 'Plätze',
};

const things: Record<Thing, string> = {
  app: 'Authenticator-App',
  app_setup: 'Begonnene Einrichtung (sie gilt eine Viertelstunde)',
  backup: 'Sicherung',
  calendar: 'Kalender',
  call: 'Aufruf',
  country: 'Land',
  event: 'Ereignis',
  event_log: 'Protokolleintrag',
  document: 'Dokument',
  expo: 'Börse',
  feeder: 'Futter',
  feeding: 'Fütterung',
  file: 'Datei',
  hand_over: 'Übergabe',
  import: 'Import',
  mail: 'E-Mail',
  message: 'Nachricht',
  measurement: 'Messung',
  molt: 'Häutung',
  news: 'Neuigkeit',
  passkey: 'Passkey',
  pet: 'Tier',
  picture: 'Bild',
  place: 'Platz',
  place_note: 'Notiz des Platzes',
  plan: 'Futterplan',
  purchase: 'Kauf',
  push: 'Gerät mit Benachrichtigungen',
  sale: 'Verkauf',
  session: 'Sitzung',
  species: 'Art',
  species_log: 'Eintrag im Artenprotokoll',
  token: 'Token',
  upload: 'Hochgeladene Datei',
  user: 'Konto',
};

const large: Record<'file' | 'part' | 'picture' | 'request', string> = {
  file: 'Die Datei',
  part: 'Der Teil',
  picture: 'Das Bild',
  request: 'Die Anfrage',
};

export const german: Catalogue = {
  unauthorized: 'Bitte anmelden.',
  wrong_credentials: 'E-Mail-Adresse oder Passwort ist falsch.',
  account_gone: 'Dieses Konto wurde gelöscht.',
  suspended: 'Das Konto ist gesperrt. Bitte bei der Administration nachfragen.',
  page_outdated:
    'Exuvia wurde aktualisiert. Bitte diese Seite schließen, neu öffnen und dort anmelden.',
  forbidden: 'Das darf nur die Administration.',
  token_scope: ({ scope }) => `Dieses Token darf das nicht: Es gilt nur für „${scope}“.`,
  too_many_tokens: ({ most }) => `Es gibt schon ${most} Token. Zuerst eins widerrufen.`,
  not_species_editor: 'Das Bearbeiten von Arten ist nicht erlaubt.',
  registration_closed:
    'Die Registrierung ist geschlossen. Ein Konto gibt es bei der Administration.',
  invitation_needed: 'Zum Registrieren braucht es eine Einladung der Administration.',
  invitation_gone: 'Diese Einladung wurde schon benutzt oder gilt nicht mehr.',
  setup_code_needed: 'Das erste Konto braucht den Code, den der Server beim Start ausgegeben hat',
  invalid_token:
    'Dieser Link wurde schon benutzt oder gilt nicht mehr. Bitte einen neuen anfordern.',
  wrong_password: 'Das Passwort ist falsch',
  wrong_code: 'Dieser Code ist falsch oder wurde schon benutzt',
  ticket_expired: 'Das hat zu lange gedauert. Bitte neu beginnen.',
  app_exists: 'Eine Authenticator-App ist schon eingerichtet. Sie muss zuerst entfernt werden.',
  no_second_factor:
    'Es gibt nichts wiederherzustellen: Zuerst eine App oder einen Passkey einrichten.',
  passkey_refused: 'Dieser Passkey wurde nicht angenommen.',
  passkeys_need_https: 'Passkeys brauchen eine Adresse mit https.',
  too_many_passkeys: ({ max }) => `Es gibt schon ${max} Passkeys. Zuerst einen entfernen.`,
  push_off: 'Benachrichtigungen sind auf dieser Installation abgestellt.',
  push_ended:
    'Dieser Browser nimmt von hier keine Benachrichtigungen mehr an. Bitte aus- und wieder anstellen.',
  push_not_taken: ({ reason }) =>
    `Der Push-Dienst dieses Browsers hat die Benachrichtigung nicht angenommen: ${reason}.`,
  too_many_requests: ({ seconds }) => `Zu viele Versuche. Bitte ${duration(seconds)} warten.`,
  mail_limit: 'An diese Adresse gingen in der letzten Stunde drei E-Mails. Bitte warten.',

  not_found: ({ what }) => `${things[what] ?? what} nicht gefunden`,
  no_such_address: 'Unter dieser Adresse ist nichts.',
  invalid: 'Die Anfrage ist ungültig.',
  invalid_rows: ({ rows }) =>
    `${plural(rows, 'Zeile kann', 'Zeilen können')} nicht importiert werden`,
  bad_json: 'Die Anfrage war kein lesbares JSON.',
  not_json: 'Die Anfrage muss JSON sein, mit dem Content-Type application/json.',
  not_an_object: 'Die Anfrage muss ein JSON-Objekt mit benannten Feldern sein.',
  no_form: 'Ein Bild wird als Formular gesendet (multipart/form-data).',
  too_large: ({ what, megabytes }) => `${large[what]} ist größer als ${inBytes(megabytes)}.`,
  too_many_values: ({ max }) => `Die Anfrage enthält mehr als ${grouped(max)} Werte.`,
  too_deep: ({ levels }) => `Die Anfrage ist tiefer als ${levels} Ebenen verschachtelt.`,
  key_length: ({ max }) => `braucht 1 bis ${max} Zeichen`,
  key_reused:
    'Das wurde schon einmal mit anderem Inhalt gesendet. Bitte ansehen, was gespeichert ist, und dann noch einmal senden.',
  still_running: 'Das läuft schon. Bitte einen Moment warten.',
  other_database:
    'Die Daten auf dem Server wurden ersetzt, vielleicht durch eine Sicherung. Nichts wurde gespeichert. Bitte ansehen, was jetzt da ist, und es dann noch einmal versuchen.',
  changed_elsewhere: 'Das wurde inzwischen an anderer Stelle geändert. Nichts wurde gespeichert.',
  more_recorded: ({ feeding, molt, measurement, event }) =>
    `Anderswo kam inzwischen hinzu: ${[
      feeding && plural(feeding, 'Fütterung', 'Fütterungen'),
      molt && plural(molt, 'Häutung', 'Häutungen'),
      measurement && plural(measurement, 'Messung', 'Messungen'),
      event && plural(event, 'Ereignis', 'Ereignisse'),
    ]
      .filter(Boolean)
      .join(', ')}. Das Tier wurde nicht gelöscht.`,
  stopped: 'Die Anfrage blieb unterwegs stecken. Bitte noch einmal senden.',
  disk_full:
    'Der Datenträger ist voll. Nichts wurde gespeichert; Platz schaffen und noch einmal versuchen.',
  data_replaced:
    'Die Dateien der Datenbank wurden ersetzt, während das Programm läuft. Nichts wurde gespeichert; das Programm muss neu gestartet werden.',
  server_error: ({ id }) =>
    `Auf dem Server ist etwas schiefgegangen. Nichts wurde geändert. Im Protokoll steht es als ${id}.`,
  busy: 'Ein anderes Programm hält die Datenbank fest. Nichts wurde geändert; bitte gleich noch einmal versuchen.',
  crowded: 'Gerade wird zu viel auf einmal gesendet. Bitte gleich noch einmal versuchen.',
  unhealthy: 'Die Datenbank lässt sich nicht lesen oder schreiben, oder ihr Datenträger ist voll.',

  register_incomplete: 'E-Mail-Adresse, Name und Passwort eingeben',
  login_incomplete: 'E-Mail-Adresse und Passwort eingeben',
  email_missing: 'E-Mail-Adresse eingeben',
  email_too_long: ({ max }) => `Die E-Mail-Adresse ist länger als ${max} Zeichen`,
  not_an_email: 'Das ist keine E-Mail-Adresse',
  email_taken: 'Diese E-Mail-Adresse ist schon registriert.',
  already_confirmed: 'Diese Adresse ist schon bestätigt.',
  nothing_changed: 'Nichts wurde geändert',
  token_missing: 'Ungültiger Link',
  password_missing: 'Passwort fehlt!',
  password_length: ({ min, max }) => `Das Passwort braucht ${min} bis ${max} Zeichen`,
  password_common:
    'Dieses Passwort ist zu leicht zu erraten: lieber ein längeres, etwa drei Wörter',
  administrator_stays: 'Das Konto der Administration lässt sich nicht löschen.',
  own_account: 'Das ist das eigene Konto der Administration.',
  unknown_setting: 'ist keine bekannte Einstellung',
  setting_value: ({ key }) => `Der Wert passt nicht zur Einstellung ${key}`,

  event_exists: 'Dieses Ereignis ist an dem Tag schon eingetragen.',
  feeding_exists: 'Dieses Futter ist an dem Tag schon eingetragen.',
  measurement_exists: 'An diesem Tag ist das schon gemessen.',
  molt_exists: 'An diesem Tag ist schon eine Häutung eingetragen.',
  too_many: 'ist zu viel',
  no_part: 'ist kein Tier, das die Gruppe ohne eigene Einträge verlassen hat',
  no_animal_left: 'ließe kein Tier übrig; stattdessen archivieren',
  too_many_pets: ({ max }) => `darf höchstens ${grouped(max)} Tiere nennen`,
  needs_archived: 'muss 1 sein, wenn das Archivieren Grund, Datum oder Notiz hat',

  quota_reached: ({ what, max }) =>
    `Ein Halter kann höchstens ${grouped(max)} ${quotas[what]} haben. ${what === 'animals' ? 'Versehentlich Angelegte löschen, denn abgegangene zählen auch ohne ihren Eintrag' : 'Nicht mehr Gebrauchtes löschen'}: Nach einer Minute ist wieder Platz.`,
  over_quota: ({ what, adds, free, max }) =>
    `Das wären ${grouped(adds)} ${what === 'pictures' ? 'Bilder' : quotas[what]} mehr, und Platz ist für ${grouped(free)}: Ein Halter kann höchstens ${grouped(max)} davon haben. Hinzugefügt wurde nichts.`,
  too_many_pictures: ({ max }) => `Ein Halter kann höchstens ${grouped(max)} Bilder haben.`,
  unsupported_picture: 'Bilder müssen JPEG, PNG, WebP oder GIF sein.',
  too_many_pixels: ({ megapixels }) => `Das Bild hat mehr als ${megapixels} Megapixel.`,
  too_complex:
    'Das Bild braucht zu viel Speicher oder Zeit zum Lesen. Bitte kleiner oder als gewöhnliches JPEG speichern und noch einmal versuchen.',
  picture_changed: 'Das Bild wurde inzwischen geändert. Bitte noch einmal ansehen.',
  picture_edit_kept:
    'Das Bild bleibt, wie es jetzt ist: Der vorige Stand ist nicht mehr aufgehoben. Wer es ganz haben möchte, fügt das Foto noch einmal hinzu.',
  too_many_documents: ({ max, megabytes }) =>
    `Ein Halter kann höchstens ${grouped(max)} Dokumente haben, zusammen ${inBytes(megabytes)}. Bitte zuerst welche löschen.`,
  unsupported_document: 'Dokumente müssen PDF, JPEG oder PNG sein.',
  broken_picture: 'Das Bild ist beschädigt oder unvollständig.',

  plan_start: 'Der Beginn muss ein Datum sein',
  plan_weekdays: 'Die Wochentage müssen siebenmal 0 oder 1 sein',
  plan_rhythm: ({ min, max }) =>
    `Mindestens einen Wochentag oder einen Abstand von ${min} bis ${max} Tagen wählen`,
  plan_filter:
    'müssen Filter nach Art der Tiere, Spezies, Gattung, Geschlecht, Platz oder Größe sein, etwa an_type=tarantula&size_max=3',
  plan_follows_filter: ({ name }) =>
    `${name} folgt einem Filter: welche Tiere er füttert, ergibt sich daraus.`,

  purchase_exists: 'Dieses Tier hat schon einen Kauf.',
  place_in_itself: 'kann kein Platz sein, der in diesem steht',
  place_name_slash:
    'kann kein / zwischen Leerzeichen haben, das Plätze voneinander trennt: A/B oder A-B geht',
  place_too_deep: ({ max }) => `hat höchstens ${max} Ebenen von Plätzen`,
  place_path: ({ levels, length }) =>
    `muss aus den Namen von höchstens ${levels} Plätzen mit einem / dazwischen bestehen, jeder mit höchstens ${length} Zeichen`,
  another_plan: 'nennt einen anderen Plan als fp_id',
  nothing_bought: 'muss sagen, was gekauft wurde',
  own_parent: 'muss ein anderes Tier sein',
  own_descendant: 'stammt selbst von diesem Tier ab',
  fewer_than_made: ({ made }) => `muss mindestens ${made} sein, so viele Tiere gibt es dazu`,
  too_many_left: ({ left, count }) => `ist zu viel: ${left} von ${count} Tieren sind übrig`,
  too_many_animals: ({ name, count }) =>
    `ist zu viel: ${name} hat ${plural(count, 'Tier', 'Tiere')}`,
  purchase_without_species: 'fehlt: Der Kauf nennt keine Art',
  numbered_name_too_long: 'ist mit einer Nummer dahinter zu lang',
  sold_out: ({ name }) => `Die letzten Tiere von ${name} sind schon verkauft.`,
  repeated_pet: 'nennt ein Tier zweimal',
  already_offered: ({ name }) =>
    `${name} wird schon jemandem übergeben. Bitte das zuerst zurücknehmen.`,
  own_hand_over: 'Das ist eine eigene Übergabe. Übernehmen kann, wer das Tier bekommt.',
  hand_over_changed:
    'Was übergeben wird, hat sich gerade geändert. Nichts wurde übernommen; bitte noch einmal ansehen.',
  hand_over_taken: 'Das wurde schon übernommen.',
  hand_over_withdrawn: 'Das wurde zurückgenommen. Bitte um einen neuen Code.',
  hand_over_expired: 'Dieser Code gilt nicht mehr. Bitte um einen neuen.',
  too_many_hand_overs: ({ max }) =>
    `Es sind schon ${grouped(max)} Übergaben offen. Bitte zuerst einige zurücknehmen.`,
  pet_archived: ({ name }) => `${name} ist archiviert. Zuerst aus dem Archiv holen.`,

  species_name_missing: 'Der wissenschaftliche Name fehlt',
  species_name_too_long: ({ max }) =>
    `Der wissenschaftliche Name ist länger als ${grouped(max)} Zeichen`,
  species_name_unprintable:
    'Der wissenschaftliche Name enthält Zeichen, die sich nicht drucken lassen',
  species_name_without_letters: 'Der wissenschaftliche Name braucht Buchstaben',
  species_name_without_genus:
    'Der wissenschaftliche Name beginnt mit einer großgeschriebenen Gattung',
  animal_type_missing: 'Die Tierart fehlt',
  unknown_species: 'nennt keine Art',
  species_not_listed: ({ name }) => `„${name}“ steht nicht in der Liste der Arten`,
  name_taken: ({ name }) => `${name} steht schon in der Liste`,
  former_name_taken: ({ former, name }) => `${former} ist ein früherer Name von ${name}`,
  name_of_another: ({ former, name }) =>
    `${former ? `${former} ist ein früherer Name von ${name}` : `${name} steht schon in der Liste`}. Diese Art lässt sich damit zusammenführen.`,
  merge_into_itself: 'Eine Art lässt sich nicht mit sich selbst zusammenführen',
  merge_types_differ: ({ old, kept }) =>
    `${old} und ${kept} sind verschiedene Tierarten. Erst bei einer die Tierart berichtigen.`,
  species_merged: ({ name }) =>
    `Diese Art wurde inzwischen mit ${name} zusammengeführt. Bitte dort ändern.`,
  synonym_taken: ({ synonym, name }) => `${synonym} ist ein Name von ${name}`,
  repeated_name: 'Dieser Name steht schon in einer früheren Zeile',
  species_in_use: ({ name, count, by }) =>
    `${name} lässt sich nicht löschen: ${users(count, by)} davon in den Einträgen. Sie lässt sich mit einer anderen Art zusammenführen.`,
  country_incomplete: 'Code oder Name fehlt',
  unknown_country: 'Dieses Land steht nicht in der Liste',
  country_code_taken: ({ code, name }) => `${code} ist der Code von ${name}`,
  country_name_taken: ({ code, name }) => `${name} steht schon in der Liste, als ${code}`,
  country_in_use: ({ name, count }) =>
    `${name} lässt sich nicht löschen: ${count === 1 ? 'Eine Art stammt' : `${count} Arten stammen`} von dort.`,

  contact_incomplete: 'E-Mail-Adresse oder Nachricht fehlt',
  expo_incomplete: 'Datum oder Name fehlt',
  mail_sent: 'Diese E-Mail wurde schon gesendet.',
  mail_superseded: 'Eine neuere E-Mail trat an ihre Stelle.',
  mail_settled: 'Wofür ihr Link da war, ist schon erledigt.',
  mail_link_expired: 'Der Link darin gilt nicht mehr.',
  mail_before_restore:
    'Nicht verschickt: Eine Sicherung wurde zurückgespielt. Links von davor gelten nicht mehr.',
  backup_failed: ({ reason }) => `Die Sicherung konnte nicht erstellt werden: ${reason}`,

  not_readable: 'Die Datei ist nicht lesbar: Sie ist weder JSON noch ein ZIP von Exuvia.',
  not_a_collection: 'Die Datei ist kein Bestand von Exuvia.',
  other_version: 'Die Datei stammt von einer anderen Version von Exuvia.',
  not_a_hand_over:
    'Die Datei enthält keine Tiere, die übergeben wurden. Ein ganzer Bestand gehört auf die Seite „Eigene Daten“.',
  file_changed:
    'Die Datei wurde verändert, nachdem sie geschrieben war, oder ist nicht vollständig. Nichts wurde gespeichert. Am besten um eine neue bitten.',
  too_many_rows: ({ rows, max }) =>
    `Die Datei hat ${grouped(rows)} Tiere; ein Import fasst höchstens ${grouped(max)}.`,
  too_much_history: ({ max }) =>
    `Die Datei hat mehr als ${grouped(max)} Einträge; mehr fasst ein Import nicht.`,
  duplicate_id: 'steht zweimal in der Datei',
  import_running: 'Der letzte Import läuft noch.',
  import_cancelled: 'Der Import wurde abgebrochen. Nichts davon ist gespeichert.',
  import_interrupted:
    'Der Import wurde unterbrochen: Der Server ist währenddessen stehen geblieben. Nichts davon ist gespeichert. Bitte die Datei noch einmal wählen.',
  import_too_complex:
    'Die Datei braucht zu viel Speicher oder Zeit zum Lesen. Nichts wurde gespeichert. Stammt sie aus einem Export von Exuvia?',
  wrong_offset: ({ offset }) => `Der nächste Teil beginnt bei ${offset}.`,
  picture_refused: ({ id, because }) =>
    `Bild ${id} lässt sich nicht übernehmen. ${sentenceOf(german, because as Issue)} Nichts wurde gespeichert.`,
  broken_zip: 'Die ZIP-Datei ist beschädigt oder unvollständig.',
  locked_zip: 'Die ZIP-Datei ist mit einem Passwort gesperrt.',
  unsupported_zip: 'Die ZIP-Datei ist auf eine Art gepackt, die sich nicht lesen lässt.',
  unsafe_zip: 'Die ZIP-Datei hat Dateinamen, die aus ihr hinausführen.',
  zip_without_data: 'In der ZIP-Datei fehlt data.json.',
  zip_duplicate: 'Die ZIP-Datei hat zwei Dateien gleichen Namens.',
  zip_too_many_files: 'Die ZIP-Datei hat zu viele Dateien.',
  zip_too_large: ({ name }) => `${name} in der ZIP-Datei ist zu groß.`,

  ...germanValues,
};

function users(count: number, by: 'pet' | 'purchase'): string {
  if (by === 'purchase') return plural(count, 'Kauf', 'Käufe');
  return plural(count, 'Tier', 'Tiere');
}

function duration(seconds: number): string {
  if (seconds < 90) return `${seconds} Sekunden`;
  if (seconds < 2 * 60 * 60) return `${Math.ceil(seconds / 60)} Minuten`;
  return `${Math.ceil(seconds / 60 / 60)} Stunden`;
}
