import { plural } from '#src/domain/text/german-plural.ts';
import type { Texts } from '#web/texts/texts.ts';

const back = (more = '') => ({
  title: 'Hierher zurück',
  text: () => `Diese Seite merkt es von selbst und öffnet die sichere Adresse.${more}`,
});

// Wie jedes Gerät lernt, einer Installation zu Hause zu vertrauen.
export const trust: Texts['trust'] = {
  title: 'Eine sichere Leitung zu Hause',
  sub: 'Einmal je Gerät, zwei Minuten. Danach startet Exuvia auch ohne Netz, zeigt Benachrichtigungen, und Passkeys gehen.',
  errorTitle: 'Die Adresse konnte nicht geladen werden',
  whichDevice: 'Dieses Gerät',
  states: {
    asking: { strong: 'Kennt dieses Gerät Exuvia schon? Einen Moment …', rest: () => '' },
    here: {
      strong: 'Die Leitung hierher ist sicher.',
      rest: ({ address }) => `Diese Adresse behalten: ${address}`,
    },
    trusted: {
      strong: 'Dieses Gerät kennt Exuvia.',
      rest: ({ address }) => `Die sichere Adresse geht auf: ${address}. Dort einmal anmelden.`,
    },
    unknown: {
      strong: 'Dieses Gerät kennt Exuvia noch nicht.',
      rest: () =>
        'Die Seite wird von selbst grün, sobald es so weit ist. Nichts verlässt das Haus.',
    },
    nameless: {
      strong: 'Dieses Gerät findet Exuvia nicht unter seinem Namen.',
      rest: ({ host }) =>
        `Die sichere Leitung braucht den Namen ${host}. Ist das Gerät im selben Netz? Sonst im Router der Adresse diesen Namen geben.`,
    },
    none: {
      strong: 'Hier gibt es nichts zu laden.',
      rest: ({ address }) =>
        address.startsWith('https:')
          ? `Die sichere Adresse ist ${address}. Jedes Gerät vertraut ihr.`
          : 'Wer dieses Exuvia betreibt, kann HTTPS=home setzen oder einen der Wege unten nehmen.',
    },
  },
  sendingFirst: (n) =>
    `Erst ${n === 1 ? 'wird' : 'werden'} ${plural(n, 'Eintrag', 'Einträge')} von diesem Gerät gesendet.`,
  devices: {
    ios: 'iPhone, iPad',
    android: 'Android',
    windows: 'Windows',
    mac: 'Mac',
    linux: 'Linux',
  },
  steps: {
    ios: [
      {
        title: 'Datei laden',
        text: ({ host }) =>
          `In Safari auf den Knopf unten tippen, dann „Zulassen“. Es ist eine Visitenkarte für diesen einen Namen, ${host}, und taugt für nichts anderes.`,
      },
      {
        title: 'Einstellungen, „Profil geladen“',
        text: () =>
          'Die Einstellungen öffnen. Die Zeile steht ganz oben. Antippen, dann „Installieren“ und der Code des Geräts.',
      },
      {
        title: 'Allgemein, Info, Vertrauen',
        text: ({ title }) =>
          `Ganz unten: „Zertifikatsvertrauenseinstellungen“. „${title}“ einschalten.`,
      },
      back(' Dann: Teilen, „Zum Home-Bildschirm“.'),
    ],
    android: [
      {
        title: 'Datei laden',
        text: () => 'Auf den Knopf unten tippen, dann „Beibehalten“. Sie liegt in den Downloads.',
      },
      {
        title: 'Einstellungen, „CA-Zertifikat“',
        text: () =>
          'In den Einstellungen nach „CA-Zertifikat“ suchen. Android warnt: es kann nicht wissen, dass diese Karte nur für einen Namen gilt. „Trotzdem installieren“.',
      },
      {
        title: 'Datei wählen',
        text: () => 'exuvia-home.crt, in den Downloads. Kurz erscheint „Installiert“.',
      },
      back(' Dann: Menü des Browsers, „Zum Startbildschirm hinzufügen“.'),
    ],
    windows: [
      {
        title: 'Laden und öffnen',
        text: () => 'Unten auf den Knopf drücken, die Datei öffnen, „Zertifikat installieren“.',
      },
      {
        title: 'Speicher wählen',
        text: () =>
          '„Aktueller Benutzer“, dann „Alle Zertifikate in folgendem Speicher speichern“: Vertrauenswürdige Stammzertifizierungsstellen.',
      },
      {
        title: 'Ja sagen',
        text: ({ title }) => `Windows fragt einmal nach und nennt „${title}“.`,
      },
      back(),
    ],
    mac: [
      {
        title: 'Laden und öffnen',
        text: () =>
          'Unten auf den Knopf drücken und die Datei öffnen. Die Schlüsselbundverwaltung fragt, wohin: „Anmeldung“.',
      },
      {
        title: 'Immer vertrauen',
        text: ({ title }) =>
          `„${title}“ in der Liste öffnen, „Vertrauen“ aufklappen, „Immer vertrauen“ wählen. Fenster schließen, Passwort des Macs.`,
      },
      back(' Dann: Ablage, „Zum Dock hinzufügen“.'),
    ],
    linux: [
      {
        title: 'Datei laden',
        text: () => 'Unten auf den Knopf drücken. Jeder Browser führt seine eigene Liste.',
      },
      {
        title: 'Chrome',
        text: () =>
          'Einstellungen, Datenschutz und Sicherheit, Sicherheit, Zertifikate verwalten: „Importieren“ unter den vertrauenswürdigen.',
      },
      {
        title: 'Firefox',
        text: () =>
          'Einstellungen, Datenschutz, Zertifikate, anzeigen, Zertifizierungsstellen: „Importieren“, Websites ankreuzen.',
      },
      back(),
    ],
  },
  load: 'Datei laden',
  about: (size, until) => `${size}, gültig bis ${until}, Fingerabdruck`,
  otherWays: 'Oder ein anderer Weg',
  ways: [
    {
      title: 'Tailscale',
      said: 'eine sichere Adresse, ohne etwas zu laden, auch unterwegs',
      lines: [
        'Tailscale auf dem Rechner installieren, auf dem Exuvia läuft, und auf jedem Gerät, und überall mit demselben Konto anmelden.',
        'Auf dem Rechner: tailscale serve --bg 3000. Es nennt eine Adresse, die auf ts.net endet; sie ist die PUBLIC_URL.',
      ],
    },
    {
      title: 'Eine eigene Domain',
      said: 'mit Caddy davor, für Installationen im Internet',
      lines: [
        'Die Domain muss zu dem Rechner führen. Caddy holt ein Zertifikat, dem jedes Gerät vertraut, und erneuert es von selbst.',
        'Die Einstellung sind zwei Zeilen; sie stehen in docs/https.md, mit denen von Exuvia.',
      ],
    },
    {
      title: 'Wieder entfernen',
      said: 'wo jedes Gerät die Karte aufhebt',
      lines: [
        'iPhone und iPad: Einstellungen, Allgemein, VPN und Geräteverwaltung, das Profil, „Profil entfernen“.',
        'Android: in den Einstellungen nach „Nutzeranmeldedaten“ suchen, antippen, „Entfernen“.',
        'Windows: certmgr.msc, Vertrauenswürdige Stammzertifizierungsstellen, Zertifikate, rechte Maustaste, Löschen.',
        'Mac: Schlüsselbundverwaltung, Anmeldung, rechte Maustaste, Löschen. Linux: dort, wo sie importiert wurde.',
      ],
    },
  ],
  goWithout: 'Ohne weiter',
  withoutHttps: 'Für ein Gerät, das es nicht lernen kann: es geht, solange das Netz da ist.',
};
