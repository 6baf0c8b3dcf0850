/** What the event log says, and how a German administrator reads it. Each {} is a value, in the same order in both. */
const sentences: readonly (readonly [english: string, german: string])[] = [
  ['Logged in from {}', 'Angemeldet von {}'],
  ['Logged in with a passkey from {}', 'Mit einem Passkey angemeldet von {}'],
  ['Failed login from {}', 'Gescheiterte Anmeldung von {}'],
  ['Wrong second factor from {}', 'Falscher zweiter Schritt der Anmeldung von {}'],
  ['Only the administrator may do this', 'Das darf nur der Administrator'],
  [
    'A call with an API token that was revoked, or never was one',
    'Ein Aufruf mit einem API-Token, das widerrufen wurde oder nie eines war',
  ],
  ['Beyond the scope of an API token ({})', 'Mehr, als ein API-Token darf ({})'],

  ['Updated to Exuvia {}, after a backup', 'Auf Exuvia {} aktualisiert, nach einer Sicherung'],
  ['Backup {} made and verified', 'Sicherung {} erstellt und geprüft'],
  ['Backup failed: {}', 'Sicherung gescheitert: {}'],
  ['Accepted what the last backup holds', 'Inhalt der letzten Sicherung als richtig bestätigt'],
  ['The database is damaged ({}).', 'Die Datenbank ist beschädigt ({}).'],
  [
    'The disk does not keep what is written to the database: {}',
    'Der Datenträger behält nicht, was in die Datenbank geschrieben wird: {}',
  ],
  [
    'The database’s log was removed while Exuvia runs. Everything is in the file now.',
    'Das Protokoll der Datenbank wurde entfernt, während Exuvia läuft. Jetzt steht alles in der Datei.',
  ],

  ['Mail {} ({}) to {} could not be sent yet: {}', 'Mail {} ({}) an {} noch nicht gesendet: {}'],
  ['Mail {} ({}) to {} was given up: {}', 'Mail {} ({}) an {} aufgegeben: {}'],
  ['Deleted mail {}', 'Mail {} gelöscht'],
  ['Confirmation for {}: {}', 'Bestätigung für {}: {}'],
  ['Invitation for {}', 'Einladung für {}'],
  ['Invitation as a link', 'Einladung als Link'],
  ['Stopped the mail of the day', 'Mail des Tages abbestellt'],

  ['Asked for a link to reset the password', 'Link für ein neues Passwort angefordert'],
  ['Set a new password', 'Neues Passwort gesetzt'],
  ['Password reset at the command line', 'Passwort an der Kommandozeile neu gesetzt'],
  ['Changed the e-mail address', 'E-Mail-Adresse geändert'],
  ['Set up an authenticator app', 'Authenticator-App eingerichtet'],
  ['Removed the authenticator app', 'Authenticator-App entfernt'],
  ['Added a passkey', 'Passkey hinzugefügt'],
  ['Removed a passkey', 'Passkey entfernt'],
  ['Second factors removed at the command line', 'Zweite Schritte an der Kommandozeile entfernt'],
  ['Made new recovery codes', 'Neue Wiederherstellungscodes erstellt'],
  ['Logged in with a recovery code', 'Mit einem Wiederherstellungscode angemeldet'],
  ['Made an API token ({}): {}', 'API-Token erstellt ({}): {}'],
  ['Revoked an API token: {}', 'API-Token widerrufen: {}'],
  ['Made a new address of the calendar', 'Neue Adresse des Kalenders erstellt'],
  ['Switched on notices on a device', 'Benachrichtigungen auf einem Gerät eingeschaltet'],
  ['Exported the pets', 'Tiere exportiert'],
  ['Exported everything as JSON', 'Alles als JSON exportiert'],
  ['Exported everything with pictures', 'Alles mit Bildern exportiert'],
  ['Exported {}', 'Exportiert: {}'],
  ['Offered {} of the own animals (hand-over {})', 'Eigene Tiere angeboten: {} (Übergabe {})'],
  [
    'Took over {} of the animals of user {} (hand-over {})',
    'Tiere übernommen: {}, von Konto {} (Übergabe {})',
  ],
  ['{} of the animals of hand-over {} arrived', 'Angekommene Tiere: {}, aus Übergabe {}'],
  ['Account {} was deleted by its user', 'Konto {} wurde von seinem Halter gelöscht'],

  ['Registration is open now', 'Registrierung ist jetzt für alle offen'],
  ['Registration is closed now', 'Registrierung ist jetzt geschlossen'],
  ['Registration is invite now', 'Registrierung ist jetzt nur auf Einladung möglich'],
  ['Registration is {} now', 'Registrierung ist jetzt: {}'],
  ['Set edit species to 1 for {}', 'Konto {} darf Arten bearbeiten'],
  ['Set edit species to 0 for {}', 'Konto {} darf keine Arten mehr bearbeiten'],
  ['Set edit species to {} for {}', 'Arten bearbeiten: {}, für Konto {}'],
  ['Suspended user {}', 'Konto {} gesperrt'],
  ['Let in again user {}', 'Konto {} wieder zugelassen'],
  ['Deleted user {}', 'Konto {} gelöscht'],
  ['Replied to message {}', 'Nachricht {} beantwortet'],
  ['Deleted message {}', 'Nachricht {} gelöscht'],
  ['News {} added', 'Neuigkeit {} hinzugefügt'],
  ['News {} deleted', 'Neuigkeit {} gelöscht'],
  ['Expo {} added', 'Börse {} hinzugefügt'],
  ['Expo {} changed', 'Börse {} geändert'],
  ['Expo {} deleted', 'Börse {} gelöscht'],
  ['Changed the legal notice and the donate page', 'Impressum und Spendenseite geändert'],
  ['Added country {}, {}', 'Land {} hinzugefügt, {}'],
  ['Renamed country {} from {} to {}', 'Land {} umbenannt, von {} in {}'],
  ['Deleted country {}, {}', 'Land {} gelöscht, {}'],
  ['Deleted species log {}', 'Eintrag {} des Artenprotokolls gelöscht'],
];

const OTHERS = '\n… and others';

const patternOf = (english: string) =>
  new RegExp(`^${english.replace(/[.()]/g, '\\$&').replaceAll('{}', '(.+?)')}$`, 's');

let patterns: { pattern: RegExp; german: string }[] | undefined;

/** An event's message, in German; one that is not known, as the report of a fault, as it was written. */
export function eventInGerman(message: string): string {
  if (message.endsWith(OTHERS))
    return `${eventInGerman(message.slice(0, -OTHERS.length))}\n… und andere`;
  patterns ??= sentences.map(([english, german]) => ({ pattern: patternOf(english), german }));
  for (const { pattern, german } of patterns) {
    const values = pattern.exec(message)?.slice(1);
    if (values) return german.replaceAll('{}', () => values.shift() ?? '');
  }
  return message;
}
