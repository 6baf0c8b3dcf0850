import type { Texts } from '#web/texts/texts.ts';

// What the server and the shared checks say in English, sentence by sentence. What is not here
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
  'must be an id': 'muss eine Nummer sein',
  'must say what was bought, where it was no animal': 'muss sagen, was gekauft wurde',
  'is missing: the purchase names no species': 'fehlt: Der Kauf nennt keine Art',
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
};

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
    (why) => `Die Sicherung konnte nicht erstellt werden: ${why}`,
  ],
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
    /^must be from (\S+) to (\S+) cm$/,
    (a, b) => `muss zwischen ${a.replace('.', ',')} und ${b} cm liegen`,
  ],
  [/^must be one of (.+)$/, (words) => `muss eines von ${words} sein`],
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
  const found = /^([a-z]\w*) ((?:must|is|has|names|would) .+)$/s.exec(sentence);
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
