import type { Texts } from '#web/texts/texts.ts';

export const vitals: Texts['pets']['vitals'] = {
  ate: 'Gefressen',
  refused: 'Verweigert',
  molted: 'Gehäutet',
  weighs: 'Wiegt',
  notNoted: 'nicht notiert',
  times: (n) => `${n}x`,
  since: (day) => `seit ${day}`,
  sinceMeal: 'seit dem letzten Fressen',
  moltNumber: (n) => `Nr. ${n}`,
};
