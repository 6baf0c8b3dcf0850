import type { Texts } from '#web/texts/texts.ts';

/** What a record may say beside the usual: how many were fed, how a molt went. */
export const recordDetails: Texts['pets']['recordDetails'] = {
  amount: 'Wie viele',
  addAmount: 'Anzahl angeben',
  amountProblem: 'Eine ganze Zahl von 1 bis 999 schreiben oder leer lassen',
  fed: (amount, food) => `${amount} × ${food}`.trim(),
  howItWent: 'Wie sie verlief',
  outcome: 'Verlauf',
  unsaid: 'Keine Angabe',
  outcomes: {
    fine: 'Gut',
    stuck: 'Hängen geblieben',
    lost_limb: 'Glied verloren',
    died: 'Gestorben',
  },
  moltNo: 'Die wievielte',
  moltNoProblem: 'Eine ganze Zahl von 1 bis 99 schreiben oder leer lassen',
  nthMolt: (no) => `${no}. Häutung`,
  note: 'Notiz',
  sexBy: 'Erkannt an',
  signs: {
    exuvia: 'Exuvie',
    ventral: 'Von unten',
    mature: 'Reife',
    popped: 'Gepoppt',
    probed: 'Sondiert',
    dna: 'DNA',
    other: 'Anders',
  },
};
