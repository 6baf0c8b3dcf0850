import type { TimelineEntry } from '#src/features/animals/history/history.queries.ts';
import type { Texts } from '#web/texts/texts.ts';

/** '3 × Dubia', or the feeder alone. */
export const fedText = ({ amount, food }: Pick<TimelineEntry, 'amount' | 'food'>, pets: Pets) =>
  amount === null ? (food ?? '') : pets.recordDetails.fed(amount, food ?? '');

/** What is said of a molt, after what else is known of it: its note is a sentence of its own. */
export function moltText(molt: MoltEntry, before: readonly string[], pets: Pets): string {
  const known = [...before, ...moltDetails(molt, pets)].join(', ');
  return [known, molt.note].filter(Boolean).join('. ');
}

/** In the order of their importance. */
function moltDetails(
  { outcome, molt_no, sex_by, gender }: MoltEntry,
  { recordDetails: words }: Pets,
): string[] {
  return [
    outcome !== null && outcome !== 'fine' && words.outcomes[outcome],
    molt_no !== null && words.nthMolt(molt_no),
    gender !== null && sex_by !== null && words.signs[sex_by],
  ].filter((text): text is string => typeof text === 'string');
}

type Pets = Texts['pets'];
type MoltEntry = Pick<TimelineEntry, 'outcome' | 'molt_no' | 'sex_by' | 'gender' | 'note'>;

/** '1,234,567.89 kg' and more: what is too large is said to be, and not cut to another number. */
export const MOST_LETTERS = 16;

/** A whole number as typed; null for nothing, 'wrong' for anything else. */
export function parseWhole(
  typed: string,
  { min, max }: { min: number; max: number },
): number | 'wrong' | null {
  const text = typed.trim();
  if (text === '') return null;
  const number = /^\d+$/.test(text) ? Number(text) : Number.NaN;
  return number >= min && number <= max ? number : 'wrong';
}
