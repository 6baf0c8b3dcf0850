import type { Texts } from '#web/texts/texts.ts';

export const site: Texts['site'] = {
  title: 'Seitentexte',
  sub: 'Was Impressum und Spendenseite dieses Servers sagen.',
  legal: 'Impressum',
  legalHint:
    'Wer diese Installation betreibt, mit Adresse. Ohne sie verweist die Seite auf das Kontaktformular.',
  donate: 'Spendenseite',
  donateHint: 'Wie Mitglieder etwas zurückgeben können.',
  save: 'Texte speichern',
  saved: 'Die Texte wurden gespeichert.',
  loading: 'Seitentexte konnten nicht geladen werden',
  saving: 'Seitentexte konnten nicht gespeichert werden',
};
