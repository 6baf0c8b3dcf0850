import type { Texts } from '#web/texts/texts.ts';

// What the server, its event log and the shared checks say in English, sentence by sentence; a test
// (server-words.test.ts) reads the server's code for sentences that are missing here. What is unknown
// stays English: rather understood than wrong.
export const server: Texts['server'] = { say };

const sentences: Record<string, string> = {
  // checks of the forms
  'Enter E-Mail address, username and password': 'E-Mail-Adresse, Name und Passwort eingeben',
  'Enter E-Mail address and password': 'E-Mail-Adresse und Passwort eingeben',
  'Enter E-Mail address': 'E-Mail-Adresse eingeben',
  'This is not an E-Mail address': 'Das ist keine E-Mail-Adresse',
  'Nothing was changed': 'Nichts wurde geändert',
  'Invalid token': 'Ungültiger Link',
  'Missing password!': 'Passwort fehlt!',
  'Missing E-Mail or message': 'E-Mail-Adresse oder Nachricht fehlt',
  'Incomplete data (date, name)': 'Datum oder Name fehlt',
  'Incomplete data (code, name)': 'Code oder Name fehlt',
  'This password is too common': 'Dieses Passwort ist zu verbreitet',
  'The scientific name has characters that can not be printed':
    'Der wissenschaftliche Name enthält Zeichen, die sich nicht drucken lassen',
  'The scientific name is missing': 'Der wissenschaftliche Name fehlt',
  'The scientific name needs letters': 'Der wissenschaftliche Name braucht Buchstaben',
  'The scientific name starts with a genus and its capital letter':
    'Der wissenschaftliche Name beginnt mit einer großgeschriebenen Gattung',
  'The animal type is missing': 'Die Tierart fehlt',
  'The start must be a date': 'Der Beginn muss ein Datum sein',
  'The weekdays must be seven flags of 0 or 1': 'Die Wochentage müssen siebenmal 0 oder 1 sein',
  'This country is not in the list': 'Dieses Land steht nicht in der Liste',
  'This name stands in an earlier row': 'Dieser Name steht schon in einer früheren Zeile',

  // account
  'Please log in.': 'Bitte anmelden.',
  'E-Mail address or password is wrong.': 'E-Mail-Adresse oder Passwort ist falsch.',
  'The password is wrong': 'Das Passwort ist falsch',
  'Registration is closed. Ask the administrator for an account.':
    'Die Registrierung ist geschlossen. Ein Konto gibt es bei der Administration.',
  'You need an invitation to register. Ask the administrator for one.':
    'Zum Registrieren braucht es eine Einladung der Administration.',
  'This E-Mail address is already registered.': 'Diese E-Mail-Adresse ist schon registriert.',
  'This address got three mails within the last hour. Please wait.':
    'An diese Adresse gingen in der letzten Stunde drei Mails. Bitte warten.',
  'This address is confirmed already.': 'Diese Adresse ist schon bestätigt.',
  'This link was used already, or it is no longer valid. Request a new one.':
    'Dieser Link wurde schon benutzt oder gilt nicht mehr. Bitte einen neuen anfordern.',
  'The administrator’s account can not be deleted.':
    'Das Konto der Administration lässt sich nicht löschen.',
  'This is the administrator’s own account.': 'Das ist das eigene Konto der Administration.',
  'This account is suspended.': 'Dieses Konto ist gesperrt.',
  'You are not allowed to do this.': 'Das ist hier nicht erlaubt.',
  'Only the administrator may do this.': 'Das darf nur die Administration.',
  'You are not allowed to edit species.': 'Das Bearbeiten von Arten ist nicht erlaubt.',

  // animals, history, trade
  'This event is noted on that day already.': 'Dieses Ereignis ist an dem Tag schon eingetragen.',
  'This feeder is already noted on that day.': 'Dieses Futter ist an dem Tag schon eingetragen.',
  'There is a molt on that day already.': 'An diesem Tag ist schon eine Häutung eingetragen.',
  'This pet has a purchase already.': 'Dieses Tier hat schon einen Kauf.',
  'This mail was sent already.': 'Diese Mail wurde schon gesendet.',

  // files and pictures
  'Pictures must be JPEG, PNG, WebP or GIF.': 'Bilder müssen JPEG, PNG, WebP oder GIF sein.',
  'The picture is larger than 20 MB.': 'Das Bild ist größer als 20 MB.',
  'The picture has more than 50 megapixels.': 'Das Bild hat mehr als 50 Megapixel.',
  'The picture takes too long to read.': 'Das Bild braucht zu lange zum Lesen.',
  'The picture is damaged or cut off.': 'Das Bild ist beschädigt oder unvollständig.',
  'The file is larger than 2 GB.': 'Die Datei ist größer als 2 GB.',
  'The file is too large.': 'Die Datei ist zu groß.',
  'The file is no collection of Exuvia.': 'Die Datei ist kein Bestand von Exuvia.',
  'The file was written by another version of Exuvia.':
    'Die Datei stammt von einer anderen Version von Exuvia.',
  'The file could not be read: it is neither JSON nor a ZIP of Exuvia.':
    'Die Datei ist nicht lesbar: Sie ist weder JSON noch ein ZIP von Exuvia.',
  'The ZIP file has no data.json in it.': 'In der ZIP-Datei fehlt data.json.',
  'The ZIP file is damaged or cut off.': 'Die ZIP-Datei ist beschädigt oder unvollständig.',
  'The ZIP file is locked with a password.': 'Die ZIP-Datei ist mit einem Passwort gesperrt.',
  'The ZIP file has too many files.': 'Die ZIP-Datei hat zu viele Dateien.',
  'The ZIP file has two files of one name.': 'Die ZIP-Datei hat zwei Dateien gleichen Namens.',
  'The ZIP file has file names that lead outside of it.':
    'Die ZIP-Datei hat Dateinamen, die aus ihr hinausführen.',
  'The ZIP file is packed in a way that can not be read.':
    'Die ZIP-Datei ist auf eine Art gepackt, die sich nicht lesen lässt.',
  'Your last import is still running.': 'Der letzte Import läuft noch.',

  // this installation
  'There is nothing at this address.': 'Unter dieser Adresse ist nichts.',
  'The request must be a JSON object with named fields.':
    'Die Anfrage muss ein JSON-Objekt mit benannten Feldern sein.',
  'The request could not be read as JSON.': 'Die Anfrage war kein lesbares JSON.',
  'The database can not be read or written.':
    'Die Datenbank lässt sich nicht lesen oder schreiben.',
  'The disk is full. Nothing was stored; make room and try again.':
    'Der Speicher ist voll. Nichts wurde gespeichert; Platz schaffen und noch einmal versuchen.',
  'There is no backup yet.': 'Es gibt noch keine Sicherung.',
  'The last backup is older than two days.': 'Die letzte Sicherung ist älter als zwei Tage.',
  'The write-ahead log of the database is unusually large.':
    'Das Schreibprotokoll der Datenbank ist ungewöhnlich groß.',
  'No mail server is set (SMTP_URL): mails wait in the outbox, where their links can be copied.':
    'Kein Mailserver ist eingestellt (SMTP_URL): Mails warten im Postausgang, dort lassen sich ihre Links kopieren.',

  'A part has at most 8 MB.': 'Ein Teil hat höchstens 8 MB.',
  'A picture is sent as a form (multipart/form-data).':
    'Ein Bild wird als Formular gesendet (multipart/form-data).',
  'Send the request as JSON, with the content-type application/json.':
    'Die Anfrage muss JSON sein, mit dem Content-Type application/json.',
  'The request stopped on its way. Please send it again.':
    'Die Anfrage blieb unterwegs stecken. Bitte noch einmal senden.',
  'The request is larger than 1 MB.': 'Die Anfrage ist größer als 1 MB.',
  'A newer mail took its place.': 'Eine neuere Mail trat an ihre Stelle.',
  'Its link is no longer valid.': 'Der Link darin gilt nicht mehr.',

  // the event log
  'Only the administrator may do this': 'Das darf nur die Administration',
  'Changed the legal notice and the donate page': 'Impressum und Spendenseite geändert',
  'Invitation as a link': 'Einladung als Link',
  'Password reset at the command line': 'Passwort auf der Kommandozeile zurückgesetzt',

  // what stands behind the name of a field
  'is missing': 'fehlt',
  'is not valid': 'ist ungültig',
  'is not known here': 'ist hier nicht bekannt',
  'is too many': 'ist zu viel',
  'is already registered': 'ist schon registriert',
  'is already noted on that day': 'ist an dem Tag schon eingetragen',
  'is noted on that day already': 'ist an dem Tag schon eingetragen',
  'has a molt already': 'hat schon eine Häutung',
  'has a form that is not valid': 'hat eine ungültige Form',
  'is damaged or cut off': 'ist beschädigt oder unvollständig',
  'is too long with a number behind it': 'ist mit einer Nummer dahinter zu lang',
  'is not the code of a country in the list': 'ist kein Code eines Landes der Liste',
  'names no species': 'nennt keine Art',
  'must not be empty': 'darf nicht leer sein',
  'must not be in the future': 'darf nicht in der Zukunft liegen',
  'must be a date that exists, as YYYY-MM-DD': 'muss ein gültiges Datum sein, JJJJ-MM-TT',
  'must be two letters': 'muss aus zwei Buchstaben bestehen',
  'must be another pet': 'muss ein anderes Tier sein',
  'must be a JSON object with named fields': 'muss ein JSON-Objekt mit benannten Feldern sein',
  'must be an id': 'muss eine Nummer sein',
  'must say what was bought, where it was no animal': 'muss sagen, was gekauft wurde',
  'is missing: the purchase names no species': 'fehlt: Der Kauf nennt keine Art',
  'must be one line, without control characters': 'muss eine Zeile ohne Steuerzeichen sein',
  'must be a file': 'muss eine Datei sein',
  'must be JSON text': 'muss JSON sein',
  'must be 0 or 1': 'muss 0 oder 1 sein',
  'must be 1, 2 or 3': 'muss 1, 2 oder 3 sein',
  'must be 0 (fed), 1 (attempt) or 2 (refused)':
    'muss 0 (gefressen), 1 (angeboten) oder 2 (verweigert) sein',
  'must be seven flags, Monday first': 'muss siebenmal 0 oder 1 sein, Montag zuerst',
  'must be seven flags of 0 or 1, Monday first': 'muss siebenmal 0 oder 1 sein, Montag zuerst',
  'must be an instant in UTC, as 2025-06-03T18:20:00Z':
    'muss ein Zeitpunkt in UTC sein, wie 2025-06-03T18:20:00Z',
  'must be an amount in minor units, as a whole number from 0':
    'muss ein Betrag in der kleinsten Einheit sein, als ganze Zahl ab 0',
  'must be a JSON array of ids, such as [14,22]':
    'muss eine JSON-Liste von Nummern sein, wie [14,22]',
  'must be 1 where the archiving has a reason, a date or a note':
    'muss 1 sein, wenn das Archivieren Grund, Datum oder Notiz hat',
  'is not a known setting': 'ist keine bekannte Einstellung',
  'holds half a character': 'enthält ein halbes Zeichen',
  'stands in the file twice': 'steht zweimal in der Datei',
  'Must be arboreal (a), terrestrial (t) or fossorial (f)':
    'muss baumbewohnend (a), bodenbewohnend (t) oder grabend (f) sein',
  'Must be dry (1), medium (2) or moist (3)': 'muss trocken (1), mittel (2) oder feucht (3) sein',
  'would leave no animal; archive the pet instead':
    'ließe kein Tier übrig; stattdessen archivieren',
};

const things: Record<string, string> = {
  Pet: 'Tier',
  'Feeding plan': 'Futterplan',
  Picture: 'Bild',
  Backup: 'Sicherung',
  Import: 'Import',
  'Uploaded file': 'Hochgeladene Datei',
  Sale: 'Verkauf',
  Purchase: 'Kauf',
  User: 'Konto',
  'Species log': 'Eintrag im Artenprotokoll',
  'Event log': 'Protokolleintrag',
  Event: 'Ereignis',
  'News item': 'Neuigkeit',
  Species: 'Art',
  Mail: 'Mail',
  Molt: 'Häutung',
  Message: 'Nachricht',
  Feeder: 'Futter',
  Feeding: 'Fütterung',
  Expo: 'Börse',
  Country: 'Land',
  File: 'Datei',
  Call: 'Aufruf',
};

const kinds: Record<string, string> = {
  verify: 'Bestätigung',
  reset: 'Passwort',
  changed: 'neue Adresse',
  invite: 'Einladung',
  reply: 'Antwort',
  notice: 'Hinweis',
  test: 'Test',
};

const registrations: Record<string, string> = {
  open: 'offen',
  invite: 'nur mit Einladung möglich',
  closed: 'geschlossen',
};

const states: Record<string, string> = { sent: 'gesendet', queued: 'wartet im Postausgang' };

type Pattern = [RegExp, (...parts: string[]) => string];

const patterns: Pattern[] = [
  [/^(.+) not found$/, (what) => `${things[what] ?? what} nicht gefunden`],
  [/^Too many tries\. Please wait (.+)\.$/, (t) => `Zu viele Versuche. Bitte ${wait(t)} warten.`],
  [
    /^The password needs (\d+) to (\d+) characters$/,
    (a, b) => `Das Passwort braucht ${a} bis ${b} Zeichen`,
  ],
  [
    /^The E-Mail address is longer than (\d+) characters$/,
    (n) => `Die E-Mail-Adresse ist länger als ${n} Zeichen`,
  ],
  [
    /^The scientific name is longer than (\d+) characters$/,
    (n) => `Der wissenschaftliche Name ist länger als ${n} Zeichen`,
  ],
  [/^(.+) is in the list already$/, (name) => `${name} steht schon in der Liste`],
  [
    /^Choose at least one weekday or a repeat of (\d+) to (\d+) days$/,
    (a, b) => `Mindestens einen Wochentag oder einen Abstand von ${a} bis ${b} Tagen wählen`,
  ],
  [
    /^The last animals of (.+) were sold already\.$/,
    (name) => `Die letzten Tiere von ${name} sind schon verkauft.`,
  ],
  [
    /^(.+) is archived\. Take it out of the archive first\.$/,
    (name) => `${name} ist archiviert. Zuerst aus dem Archiv holen.`,
  ],
  [
    /^(.+) can't be deleted: (\d+) of it in the records\.$/,
    (name, n) => `${name} lässt sich nicht löschen: ${n} davon in den Einträgen.`,
  ],
  [
    /^A keeper can have at most (\d+) pictures\.$/,
    (n) => `Ein Halter kann höchstens ${n} Bilder haben.`,
  ],
  [
    /^The file has (\d+) pets; one import takes at most (\d+)\.$/,
    (n, most) => `Die Datei hat ${n} Tiere; ein Import fasst höchstens ${most}.`,
  ],
  [
    /^(\d+) rows? can't be imported$/,
    (n) =>
      n === '1'
        ? '1 Zeile kann nicht importiert werden'
        : `${n} Zeilen können nicht importiert werden`,
  ],
  [/^Only (\d+) MB are free on the disk\.$/, (n) => `Nur ${n} MB sind im Speicher frei.`],
  [
    /^PUBLIC_URL is (.+): labels and links in mails work on this machine only\.$/,
    (url) => `PUBLIC_URL ist ${url}: Etiketten und Links in Mails gelten nur auf diesem Rechner.`,
  ],
  [
    /^Something went wrong on the server\. Nothing was changed\. It is noted in the log as (\w+)\.$/,
    (id) =>
      `Auf dem Server ist etwas schiefgegangen. Nichts wurde geändert. Im Protokoll steht es als ${id}.`,
  ],
  [
    /^The backup could not be made: (.+)$/s,
    (why) => `Die Sicherung konnte nicht erstellt werden: ${say(why)}`,
  ],
  [
    /^The value does not fit the setting (\w+)$/,
    (key) => `Der Wert passt nicht zur Einstellung ${key}`,
  ],
  [
    /^The picture (.+?) can't be taken\. (.+) Nothing was stored\.$/s,
    (id, why) => `Bild ${id} lässt sich nicht übernehmen. ${say(why)} Nichts wurde gespeichert.`,
  ],
  [
    /^The request is nested more than (\d+) levels deep\.$/,
    (n) => `Die Anfrage ist tiefer als ${n} Ebenen verschachtelt.`,
  ],
  [/^The next part starts at (\d+)\.$/, (at) => `Der nächste Teil beginnt bei ${at}.`],
  [/^(.+) in the ZIP file is too large\.$/, (name) => `${name} in der ZIP-Datei ist zu groß.`],
  [
    /^You have (\d+) pictures, which is the most a keeper can have\.$/,
    (n) => `Mehr als ${n} Bilder kann ein Halter nicht haben.`,
  ],
  [/^(.+) is the code of (.+)$/, (code, name) => `${code} ist der Code von ${name}`],
  [
    /^(.+) is in the list already, as (.+)$/,
    (name, code) => `${name} steht schon in der Liste, als ${code}`,
  ],
  [
    /^(.+) can't be deleted: (\d+) species comes? from there\.$/,
    (name, n) =>
      `${name} lässt sich nicht löschen: ${n === '1' ? 'Eine Art stammt' : `${n} Arten stammen`} von dort.`,
  ],
  [/^(.+) is an older name of (.+)$/, (old, name) => `${old} ist ein früherer Name von ${name}`],
  [/^(.+) is a name of (.+)$/, (other, name) => `${other} ist ein Name von ${name}`],
  [/^The (?:body|query|params) is not valid: (.+)$/s, (what) => `Die Anfrage ${say(what)}`],

  // the event log
  [/^Mail (\d+) \((\w+)\) to (\S+) (was given up|could not be sent yet): (.*)$/s, mailFailed],
  [/^Failed login from (.+)$/, (address) => `Gescheiterte Anmeldung von ${address}`],
  [
    /^Account (\S+) was deleted by its user$/,
    (uid) => `Konto ${uid} wurde von seinem Inhaber gelöscht`,
  ],
  [
    /^Confirmation for (\S+): (\w+)$/,
    (to, state) => `Bestätigung für ${to}: ${states[state] ?? state}`,
  ],
  [/^Invitation for (\S+)$/, (to) => `Einladung für ${to}`],
  [/^Added country (\w+), (.+)$/, (code, name) => `Land ${code}, ${name}, ergänzt`],
  [
    /^Renamed country (\w+) from (.+) to (.+)$/,
    (code, was, name) => `Land ${code} von ${was} in ${name} umbenannt`,
  ],
  [/^Deleted country (\w+), (.+)$/, (code, name) => `Land ${code}, ${name}, gelöscht`],
  [/^Expo (\d+) (added|changed|deleted)$/, (id, what) => `Börse ${id} ${done[what]}`],
  [/^News (\d+) (added|changed|deleted)$/, (id, what) => `Neuigkeit ${id} ${done[what]}`],
  [/^Deleted message (\d+)$/, (id) => `Nachricht ${id} gelöscht`],
  [/^Replied to message (\d+)$/, (id) => `Nachricht ${id} beantwortet`],
  [/^Deleted mail (\d+)$/, (id) => `Mail ${id} gelöscht`],
  [/^Deleted species log (\d+)$/, (id) => `Eintrag ${id} im Artenprotokoll gelöscht`],
  [/^Registration is (\w+) now$/, (how) => `Registrierung ist jetzt ${registrations[how] ?? how}`],
  [
    /^Set edit species to ([01]) for (\d+)$/,
    (may, uid) => `Konto ${uid} darf Arten ${may === '1' ? 'bearbeiten' : 'nicht mehr bearbeiten'}`,
  ],
  [/^Suspended user (\d+)$/, (uid) => `Konto ${uid} gesperrt`],
  [/^Let in again user (\d+)$/, (uid) => `Konto ${uid} entsperrt`],
  [/^Deleted user (\d+)$/, (uid) => `Konto ${uid} gelöscht`],
  [/^Backup failed: (.+)$/s, (why) => `Sicherung gescheitert: ${say(why)}`],
  [/^Backup (\S+) made and verified$/, (name) => `Sicherung ${name} erstellt und geprüft`],

  // behind the name of a field
  [
    /^[Mm]ust have at most (\d+) characters(?:, has (\d+))?$/,
    (n, has) => `darf höchstens ${n} Zeichen haben${has ? `, hat ${has}` : ''}`,
  ],
  [/^must have at least (\d+) characters$/, (n) => `braucht mindestens ${n} Zeichen`],
  [/^must have at most (\d+) entries$/, (n) => `darf höchstens ${n} Einträge haben`],
  [/^must be at least (\S+)$/, (n) => `muss mindestens ${n} sein`],
  [/^must be at most (\S+)$/, (n) => `darf höchstens ${n} sein`],
  [
    /^must be a whole number from (\S+) to (\S+)$/,
    (a, b) => `muss eine ganze Zahl von ${a} bis ${b} sein`,
  ],
  [
    /^must be from (\S+) to (\S+) cm, with at most two decimals$/,
    (a, b) =>
      `muss zwischen ${a.replace('.', ',')} und ${b} cm liegen, mit höchstens zwei Nachkommastellen`,
  ],
  [/^[Mm]ust be one of:? (.+)$/, (words) => `muss eines von ${words} sein`],
  [/^must be of type (\w+)$/, (type) => `ist von falscher Art, erwartet wird: ${type}`],
  [
    /^must be 1 to (\d+) ids with commas between them$/,
    (n) => `muss 1 bis ${n} Nummern mit Kommas dazwischen haben`,
  ],
  [/^may name at most (\d+) pets$/, (n) => `darf höchstens ${n} Tiere nennen`],
  [
    /^must be at least (\d+), for which there are pets$/,
    (n) => `muss mindestens ${n} sein, so viele Tiere gibt es dazu`,
  ],
  [
    /^is too many: (.+) has (\d+) animals?$/,
    (name, n) => `ist zu viel: ${name} hat ${n === '1' ? '1 Tier' : `${n} Tiere`}`,
  ],
  [
    /^is too many: (\d+) of (\d+) animals are left$/,
    (rest, count) => `ist zu viel: ${rest} von ${count} Tieren sind übrig`,
  ],
];

const done: Record<string, string> = {
  added: 'angelegt',
  changed: 'geändert',
  deleted: 'gelöscht',
};

function mailFailed(id: string, kind: string, to: string, what: string, why: string): string {
  const how = what === 'was given up' ? 'wurde aufgegeben' : 'konnte noch nicht gesendet werden';
  return `Mail ${id} (${kinds[kind] ?? kind}) an ${to} ${how}: ${why}`;
}

function say(sentence: string): string {
  return known(sentence) ?? behindField(sentence) ?? sentence;
}

function known(sentence: string): string | null {
  const exact = sentences[sentence];
  if (exact !== undefined) return exact;
  for (const [pattern, german] of patterns) {
    const found = pattern.exec(sentence);
    if (found) return german(...found.slice(1));
  }
  return null;
}

/** 'date_mt must not be in the future': the field's name, then what is wrong with it. */
function behindField(sentence: string): string | null {
  const found = /^([a-z]\w*) ((?:must|is|has|may|holds|names|stands|would) .+)$/s.exec(sentence);
  const what = found && known(found[2] ?? '');
  return what ? `${found[1]} ${what}` : null;
}

/** '2 minutes', '40 seconds' */
function wait(text: string): string {
  return text
    .replace(/^a minute$|^1 minutes?$/, 'eine Minute')
    .replace('minutes', 'Minuten')
    .replace('seconds', 'Sekunden')
    .replace('hours', 'Stunden');
}
