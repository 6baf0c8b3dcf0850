import type { Texts } from '#web/texts/texts.ts';

// The public stock list.
export const expo: Texts['expo'] = {
  title: 'Aktuelle Börse',
  list: 'Unsere Bestandsliste',
  table: (name) => `Tisch ${name}`,
  noList: 'Die Liste ist noch nicht geschrieben.',
  none: 'Keine Börse geplant',
  noneText: 'Sobald die nächste feststeht, steht hier ihre Bestandsliste.',
  over: 'Diese Börse ist vorbei. Die nächste ist noch nicht angekündigt.',
  reserve: 'Tiere lassen sich reservieren über das ',
  contactForm: 'Kontaktformular',
};
