import type { Texts } from '#web/texts/texts.ts';

export const countries: Texts['countries'] = {
  title: 'Länder',
  add: 'Land hinzufügen',
  update: 'Land ändern',
  delete: 'Land löschen',
  edit: (name) => `${name} bearbeiten`,
  code: 'Code',
  name: 'Name',
  codeHint: 'Zwei Buchstaben nach ISO 3166: MX.',
  codeStays: 'Der Code lässt sich nicht ändern.',
  search: 'Länder suchen',
  searchPlaceholder: 'Name oder Code',
  none: 'Keine Länder gefunden',
  notFound: 'Land nicht gefunden',
  notFoundText: 'Vielleicht wurde es gelöscht.',
  added: (name) => `${name} hinzugefügt`,
  updated: (name) => `${name} geändert`,
  askDelete: (name) => `${name} löschen?`,
  codeProblem: 'Zwei Buchstaben von A bis Z',
};
