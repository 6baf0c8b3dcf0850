import type { Texts } from '#web/texts/texts.ts';

export const secondFactors: Texts['secondFactors'] = {
  title: 'Anmeldung in zwei Schritten',
  intro:
    'Nach dem Passwort verlangt die Anmeldung noch etwas Zweites: einen Code aus einer App oder einen Passkey. Ein gestohlenes Passwort allein genügt dann nicht.',
  on: 'Ein',
  loading: 'Laden der Anmeldung in zwei Schritten gescheitert',

  stepTitle: 'Zweiter Schritt',
  codeText: 'Bitte den Code eingeben, den die Authenticator-App zeigt.',
  recoveryText: 'Bitte einen der aufbewahrten Wiederherstellungscodes eingeben. Er gilt einmal.',
  passkeyText: 'Auf diesem Gerät bestätigen, oder mit dem Handy, auf dem der Passkey liegt.',
  code: 'Code',
  recoveryCode: 'Wiederherstellungscode',
  codeMissing: 'Bitte den Code eingeben',
  proceed: 'Weiter',
  usePasskey: 'Passkey benutzen',
  useCode: 'Code der App benutzen',
  useRecovery: 'Wiederherstellungscode benutzen',
  back: 'Zurück zum Passwort',
  logInWithPasskey: 'Mit Passkey anmelden',
  noMethod:
    'Nichts von dem, was eingerichtet ist, geht unter dieser Adresse. Die Administration kann den zweiten Schritt entfernen.',
  notUsed: 'Der Browser konnte hier keinen Passkey benutzen.',
  known: 'Auf diesem Gerät liegt schon ein Passkey für dieses Konto.',

  password: 'Passwort',
  proofText: 'Das Passwort, damit das niemand sonst an einem offen gelassenen Gerät tun kann.',

  app: 'Authenticator-App',
  appText:
    'Eine App auf dem Handy zeigt alle 30 Sekunden einen neuen Code, auch ohne Netz: Aegis, 2FAS, Google Authenticator und viele andere.',
  setUp: 'Einrichten',
  appSetUpFailed: 'Einrichten der App gescheitert',
  scan: 'Diesen Code mit der App scannen oder den Schlüssel eintippen:',
  qr: 'QR-Code für die Authenticator-App',
  key: 'Schlüssel',
  firstCode: 'Code, den die App jetzt zeigt',
  appDone: 'Die Authenticator-App ist eingerichtet.',
  remove: 'Entfernen',
  removeApp: 'Authenticator-App entfernen',
  removeFailed: 'Entfernen gescheitert',
  appRemoved: 'Die Authenticator-App ist entfernt.',
  appLost:
    'Die Codes dieser App gelten hier nicht mehr: Die Daten wurden ohne den Schlüssel wiederhergestellt, der sie lesbar macht. Die App entfernen und dann neu einrichten.',

  passkeys: 'Passkeys',
  passkeysText:
    'Ein Passkey liegt auf dem Handy, im Rechner oder im Passwortmanager und öffnet sich mit Finger, Gesicht oder PIN. Er ersetzt das Passwort, oder ergänzt es bei der Anmeldung.',
  addPasskey: 'Passkey hinzufügen',
  addFailed: 'Hinzufügen des Passkeys gescheitert',
  passkeyName: 'Name',
  passkeyNameHint: 'Zum Wiedererkennen in dieser Liste.',
  passkeyAdded: 'Der Passkey ist hinzugefügt.',
  since: (day) => `seit ${day}`,
  lastUsed: (when) => `zuletzt benutzt ${when}`,
  neverUsed: 'noch nicht benutzt',
  rename: 'Umbenennen',
  renameFailed: 'Umbenennen des Passkeys gescheitert',
  removePasskey: (name) => `Passkey ${name} entfernen`,
  passkeyRemoved: (name) =>
    `Der Passkey ${name} ist entfernt. Auf seinem Gerät lässt er sich nun auch löschen.`,
  needHttps:
    'Passkeys brauchen eine Adresse mit https, die diese Installation nicht hat. Eine Authenticator-App geht auch ohne.',
  otherAddress: (origin) => `Passkeys gehen nur unter ${origin}: Exuvia bitte dort öffnen.`,
  oldBrowser: 'Dieser Browser kennt keine Passkeys.',

  recovery: 'Wiederherstellungscodes',
  recoveryLeft: (n) => `Noch ${n} von 10 Codes.`,
  recoveryAbout: 'Für eine Anmeldung ohne das Handy. Jeder Code gilt einmal.',
  recoveryFew: 'Am besten neue machen, bevor der letzte benutzt ist.',
  renew: 'Neue Codes machen',
  renewText: 'Die bisherigen Codes gelten dann nicht mehr.',
  renewFailed: 'Neue Codes zu machen ist gescheitert',
  keepTitle: 'Diese Codes aufbewahren',
  keepText:
    'Jeder davon erlaubt einmal eine Anmeldung ohne das Handy. Sie werden nur jetzt gezeigt: am besten aufschreiben, oder die Datei dort speichern, wo sie ohne das Handy zu finden ist.',
  save: 'Als Datei speichern',
  fileName: 'exuvia-wiederherstellungscodes.txt',
  kept: 'Aufbewahrt',
};
