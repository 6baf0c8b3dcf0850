import type { Texts } from '#web/texts/texts.ts';

export const adminPages: Texts['adminPages'] = {
  areas: {
    people: 'Personen',
    animals: 'Tiere und Arten',
    club: 'Was alle lesen',
    machine: 'Diese Installation',
  },
  pages: {
    messages: 'Nachrichten',
    allUsers: 'Alle Konten',
    outbox: 'Postausgang',
    allPets: 'Alle Tiere',
    speciesLog: 'Artenprotokoll',
    countries: 'Länder',
    newsLog: 'Neuigkeiten',
    expoLog: 'Börsen',
    site: 'Seitentexte',
    eventLog: 'Ereignisprotokoll',
    system: 'System',
  },
  lines: {
    messages: 'Was geschrieben wurde, und die Antworten',
    allUsers: 'Wer hier Tiere hält',
    outbox: 'Gesendete und wartende E-Mails',
    allPets: 'Die Tiere aller Halter',
    speciesLog: 'Wer welche Art geändert hat',
    countries: 'Woher Arten stammen',
    newsLog: 'Was Halter auf ihrer ersten Seite lesen',
    expoLog: 'Bestandslisten für den Tisch',
    site: 'Impressum und Spendenseite',
    eventLog: 'Was in den letzten zwei Wochen geschah',
    system: 'Sicherungen, E-Mail, Registrierung, Einladungen, Speicher',
  },
};
