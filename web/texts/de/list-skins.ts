import { grouped, plural } from '#src/domain/text/german-plural.ts';
import type { Texts } from '../texts.ts';

/** German has one word for a molt and a shed. */
const either = {
  flags: { pre_molt: 'Vor der Häutung', fresh_molt: 'Frisch gehäutet' },
  numbers: { not_molted_days: 'Keine Häutung seit', molted_within: 'Gehäutet in den letzten' },
  longAgo: 'Fressen, Häuten und andere Einträge',
  notMolted: (days: number) => `Seit ${plural(days, 'Tag', 'Tagen')} keine Häutung`,
  moltedWithin: (days: number) => `Gehäutet in ${plural(days, 'Tag', 'Tagen')}`,
  lastMolt: 'Letzte Häutung',
  head: 'Häutung',
  molt: 'Häutung',
  resting: (n: number) => `${grouped(n)} vor der Häutung`,
  signs: { pre_molt: 'vor der Häutung', fresh_molt: 'frisch gehäutet' },
  ofMany: (n: number) => `Häutung von ${plural(n, 'Tier', 'Tieren')}`,
};

export const listSkins: Texts['animals']['skins'] = { molts: either, sheds: either, both: either };
