import type { Above } from './above.ts';
import { REFUSED } from './meal-words.ts';
import { read, type PastedFields } from './fields.ts';
import type { FedTitle } from './fed-titles.ts';
import type { ListReader } from './list-reader.ts';
import type { PastedLine } from './read-line.ts';

/** What the lines above tell of an animal, as far as it does not say otherwise. */
export function inherit({ text, fields }: Pick<PastedLine, 'text' | 'fields'>, above: Above): void {
  const { gender, stage, status, last_fed, food = null, kept_since: bought, place = null } = above;
  if (last_fed && !fields.refused && !fields.left) inheritMeal(text, fields, { last_fed, food });
  const inherited = <Value>(value: Value | null) => value && { value, sure: true, from: null };
  if (!fields.sexes) read(fields, 'gender', () => inherited(gender));
  read(fields, 'stage', () => inherited(stage));
  if (place)
    read(fields, 'place', () => ({ value: place, sure: !above.isPlaceUnsure, from: null }));
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

/** 'Alle gefüttert 12.11.' below a list: of who is there, and tells no other meal. */
export function feedAll(
  lines: readonly PastedLine[],
  { title, last_fed, food }: NonNullable<ListReader['mealOfAll']>,
): void {
  title.kind = 'detail';
  for (const { kind, fields } of lines) {
    const isHere = !fields.left && (!fields.status || fields.status.value === 'reserved');
    if (kind !== 'animal' || !isHere || fields.refused || fields.last_fed) continue;
    fields.last_fed = { ...last_fed, sure: false, from: null };
    if (food) fields.food = { ...food, sure: false, from: null };
  }
}

/** Of those that a meal was offered to, one that refused, or whose box is empty or crossed, did not eat it. */
function inheritMeal(
  text: string,
  fields: PastedFields,
  { last_fed, food }: Pick<FedTitle, 'last_fed' | 'food'>,
): void {
  if (REFUSED.test(text) || CROSSED.test(text) || NO.test(text))
    read(fields, 'refused', () => ({ ...last_fed, sure: false, from: null }));
  else if (!fields.last_fed && !UNTICKED.test(text) && !NOT_OFFERED.test(text)) {
    const sure = last_fed.sure && !fields.pre_molt;
    fields.last_fed = { ...last_fed, sure, from: null };
    if (food) fields.food ??= { ...food, sure: food.sure && sure, from: null };
  }
}

/** A box to tick, or that was ticked or crossed. */
export const BOX = /^\s*(?:[-*•]\s*)?\[[ xX✓]?\]\s|[☐☑✅✓✔❌✗✘✖☒]/u;
const CROSSED = /[❌✗✘✖☒]/u;
/** 'GBB - nope' */
const NO = /[\s:,-](?:no|nope|nah|nein|nichts?|nix)[\s.!]*$/iu;
const NOT_OFFERED =
  /(?<!\p{L})(?:(?:not|didn['’]?t|did not|wasn['’]?t) (?:offer(?:ed)?|feed|fed)|skip(?:ped)?|nicht (?:angeboten|gefüttert)|ausgelassen|übersprungen)(?!\p{L})/iu;
const UNTICKED = /^\s*(?:[-*•]\s*)?(?:\[ ?\]|☐)\s/u;
