import type { Texts } from '../texts.ts';

export const sheet: Texts['pets']['sheet'] = {
  print: 'Drucken',
  title: (name) => `Blatt von ${name}`,
  sub: (day) => `Stand: ${day}`,
  code: (address) => `QR-Code von ${address}`,
  thinned: 'Von früheren Gewichten eines je Vierteljahr.',
  refusals: (since) => `Verweigert seit ${since}`,
  none: 'Nichts eingetragen',
  filed: 'Abgelegt',
  withoutNetwork: 'Ohne Netz erstellt: Dokumente und weitere Bilder stehen nicht auf diesem Blatt.',
  feedings: (n) => (n > 1 ? `Die letzten ${n} Fütterungen` : 'Fütterungen'),
};
