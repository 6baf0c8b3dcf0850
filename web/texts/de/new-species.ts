import type { Texts } from '#web/texts/texts.ts';

export const newSpecies: Texts['animals']['newSpecies'] = {
  addTyped: (name) => `„${name}“ in die Artenliste aufnehmen`,
  title: 'Art hinzufügen',
  name: 'Wissenschaftlicher Name',
  type: 'Tierart',
  needType: 'Eine Tierart wählen',
  save: 'Art speichern',
  offline: 'Eine Art wird hinzugefügt, sobald es Netz gibt.',
  goTo: (name) => `Zu ${name}`,
  take: (name) => `${name} nehmen`,
  added: (name) => `${name} hinzugefügt`,
  errorAdding: 'Die Art ließ sich nicht hinzufügen',
};
