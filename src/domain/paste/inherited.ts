import type { Above } from './above.ts';
import { REFUSED } from './date-kinds.ts';
import { read, type PastedFields } from './fields.ts';
import type { PastedLine } from './read-line.ts';

/** What the lines above tell of an animal, as far as it does not say otherwise. */
export function inherit(
  { text, fields }: Pick<PastedLine, 'text' | 'fields'>,
  { gender, stage, status, last_fed, kept_since: bought, place = null }: Above,
): void {
  if (last_fed && !fields.refused && !fields.left) inheritMeal(text, fields, last_fed);
  const inherited = <Value>(value: Value | null) => value && { value, sure: true, from: null };
  if (!fields.sexes) read(fields, 'gender', () => inherited(gender));
  read(fields, 'stage', () => inherited(stage));
  read(fields, 'place', () => inherited(place));
  if (bought && !status && !fields.status && !fields.hatched)
    read(fields, 'kept_since', () => ({ ...bought, sure: false, from: null }));
  if (fields.status || !status) return;
  fields.status = { ...status, from: null };
  if (status.value === 'wanted' || status.value === 'reserved') return;
  // a day of which no word says what it is of, and a price, are of what happened to it
  const { kept_since, price } = fields;
  if (kept_since && !kept_since.sure && !fields.left) {
    fields.left = kept_since;
    delete fields.kept_since;
  }
  if (price) price.sure = false;
}

/** Of those that a meal was offered to, one that refused, or whose box is empty or crossed, did not eat it. */
function inheritMeal(
  text: string,
  fields: PastedFields,
  last_fed: NonNullable<Above['last_fed']>,
): void {
  if (REFUSED.test(text) || CROSSED.test(text) || NO.test(text))
    read(fields, 'refused', () => ({ ...last_fed, sure: false, from: null }));
  else if (!UNTICKED.test(text) && !NOT_OFFERED.test(text))
    read(fields, 'last_fed', () => ({
      ...last_fed,
      sure: last_fed.sure && !fields.pre_molt,
      from: null,
    }));
}

/** A box to tick, or that was ticked or crossed. */
export const BOX = /^\s*(?:[-*•]\s*)?\[[ xX✓]?\]\s|[☐☑✅✓✔❌✗✘✖☒]/u;
const CROSSED = /[❌✗✘✖☒]/u;
/** 'GBB - nope' */
const NO = /[\s:,-](?:no|nope|nah|nein|nichts?|nix)[\s.!]*$/iu;
const NOT_OFFERED =
  /(?<!\p{L})(?:(?:not|didn['’]?t|did not|wasn['’]?t) (?:offer(?:ed)?|feed|fed)|skip(?:ped)?|nicht (?:angeboten|gefüttert)|ausgelassen|übersprungen)(?!\p{L})/iu;
const UNTICKED = /^\s*(?:[-*•]\s*)?(?:\[ ?\]|☐)\s/u;
