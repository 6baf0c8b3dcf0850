/** What a record may say beside the usual: how many were fed, how a molt went. */
export const recordDetails = {
  amount: 'How many',
  addAmount: 'Say how many',
  amountProblem: 'Write a whole number from 1 to 999, or leave it empty',
  fed: (amount: number, food: string) => `${amount} × ${food}`.trim(),
  howItWent: 'How it went',
  outcome: 'Outcome',
  outcomes: { fine: 'Fine', stuck: 'Stuck', lost_limb: 'Lost a limb', died: 'Died' },
  moltNo: 'Which molt',
  moltNoProblem: 'Write a whole number from 1 to 99, or leave it empty',
  nthMolt: (no: number) => `molt ${no}`,
  note: 'Note',
  sexBy: 'Seen by',
  signs: {
    exuvia: 'Exuvia',
    ventral: 'From below',
    mature: 'Mature',
    popped: 'Popped',
    probed: 'Probed',
    dna: 'DNA',
    other: 'Otherwise',
  },
};
