import type { Texts } from '#web/texts/texts.ts';

export const statics: Texts['statics'] = {
  sitemap: 'Übersicht',
  sitemapGroups: {
    pets: 'Tiere',
    feeding: 'Füttern',
    species: 'Arten',
    inventory: 'Bestand',
    account: 'Konto',
    about: 'Über Exuvia',
    admin: 'Administration',
  },
  links: {
    home: 'Startseite',
    pets: 'Tiere',
    petAdd: 'Tier hinzufügen',
    petImport: 'Tiere importieren',
    paste: 'Liste einfügen',
    places: 'Plätze',
    takeOver: 'Ein Tier übernehmen',
    takeIn: 'Ein Tier aufnehmen',
    statistics: 'Statistik',
    labels: 'Etiketten',
    feeding: 'Füttern',
    plans: 'Futterpläne',
    planAdd: 'Futterplan hinzufügen',
    species: 'Arten',
    speciesAdd: 'Art hinzufügen',
    speciesImport: 'Arten importieren',
    inventory: 'Bestand',
    purchases: 'Käufe',
    purchaseAdd: 'Kauf hinzufügen',
    sales: 'Verkäufe',
    saleAdd: 'Verkauf hinzufügen',
    data: 'Eigene Daten',
    login: 'Anmelden',
    register: 'Registrieren',
    profile: 'Profil',
    settings: 'Einstellungen',
    profileEdit: 'Profil bearbeiten',
    profileMessages: 'Gesendete Nachrichten',
    forgotPassword: 'Passwort zurücksetzen',
    guide: 'Anleitung',
    expo: 'Aktuelle Börse',
    contact: 'Kontakt',
    donate: 'Spenden',
    legal: 'Impressum',
    admin: 'Admin',
    adminMessages: 'Nachrichten',
  },

  contact: 'Kontakt',
  contactText:
    'Die Nachricht geht an die Administration dieses Servers. Antworten kommen per E-Mail.',
  contactTextKeeper:
    'Die Nachricht geht an die Administration dieses Servers. Antworten kommen per E-Mail, falls er E-Mails verschickt, und stehen immer unter',
  contactEmail: 'E-Mail-Adresse',
  contactMessage: 'Nachricht',
  contactSend: 'Nachricht senden',
  contactSent: 'Die Nachricht wurde an die Administration gesendet.',
  contactAgain: 'Noch eine Nachricht schreiben',

  donate: 'Spenden',
  donateText:
    'Exuvia ist freie Software. Diese Installation betreiben Halter für Halter: Rechner, Strom und Abende sind ihr Geschenk.',
  donateHow: 'Wer etwas zurückgeben möchte, fragt die Administration.',
  donateButton: 'Kontakt',

  legal: 'Impressum',
  operator: 'Wer diesen Server betreibt',
  operatorText:
    'Diese Installation betreibt ihre Administration. Jede Frage dazu und zu den eigenen Daten wird dort beantwortet.',
  privacy: 'Datenschutz',
  privacyStored:
    'Gespeichert wird, was eingegeben wird: Name, E-Mail-Adresse und die Aufzeichnungen über die Tiere. Wer diesen Server verwaltet, kann alles davon lesen; andere Mitglieder sehen keine Adressen der Käufer und Verkäufer.',
  privacyLogs: 'Server-Protokolle werden zwei Wochen aufbewahrt.',
  privacyPictures:
    'Das Titelbild eines Tiers ist für alle sichtbar, bis es gelöscht wird; weitere Bilder und alle Dokumente sieht sonst niemand.',
  privacyBrowser:
    'Der Browser merkt sich Anmeldung, Einstellungen, Sprache und Licht. Es gibt keine Cookies, keine Tracker, keine Werbung, und nichts wird von anderswo geladen.',
  privacyRights:
    'Unter „Eigene Daten“ lässt sich alles als Datei mitnehmen oder das Konto mit allem löschen, was dazugehört.',
  licence: 'Lizenz',
  licenceText: 'Exuvia ist freie Software unter der MIT-Lizenz.',
};
