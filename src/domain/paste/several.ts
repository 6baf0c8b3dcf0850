import { FEEDER } from './meal-words.ts';
import { Line, type Span } from './line-taken.ts';
import { candidates, COMMON } from './species-candidates.ts';
import type { SpeciesIndex } from './species-index.ts';

/**
 * The parts of a line that names several species, each with what is said of it: '2x B. hamorii, 3x GBB'. One part where
 * they may be names of one animal: 'B. smithi, formerly B. hamorii'.
 */
export function partsOf(text: string, index: SpeciesIndex): Span[] {
  const whole: Span[] = [[0, text.length]];
  if (/[|\t]/.test(text) || !MAY_PART.test(text)) return whole;
  const line = new Line(text);
  const all = candidates(line, index)
    // which species 'C. versicolor' is may be open, and that it is one is not
    .filter(
      ({ sure, rank, from }) =>
        sure || (rank < COMMON && /^\p{Lu}(?:\p{Lu}|\.|\s)/u.test(text.slice(...from))),
    )
    .toSorted((a, b) => a.from[0] - b.from[0]);
  const latin = all.filter(({ rank }) => rank < COMMON);
  // beside an animal 'Heimchen' is what it eats
  const others = all.filter(({ from }) => !FEEDER.test(text.slice(...from)));
  const named = [latin, others, all].find((some) => some.length > 0) ?? [];
  const ends: number[] = [];
  for (const [at, two] of named.slice(1).entries()) {
    const one = named[at];
    const keys = new Set(one?.named.map(keyOf));
    if (!one || two.named.some((name) => keys.has(keyOf(name)))) continue;
    const between = line.open.slice(one.from[1], two.from[0]);
    const from = splitAt(between);
    if (from === null) return whole;
    ends.push(one.from[1] + from);
  }
  return [0, ...ends].map((from, at) => [from, ends[at] ?? text.length]);
}

const keyOf = ({ sc_id, sc_name }: { sc_id: number | null; sc_name: string }) => sc_id ?? sc_name;

/** Where the next animal begins; null where more than its number and sex stands before its name. */
function splitAt(between: string): number | null {
  const found = SEPARATED.exec(between);
  if (!found) return null;
  const before = between.slice(0, found.index);
  const isInside = before.lastIndexOf('(') > before.lastIndexOf(')');
  return isInside ? null : found.index + (found[1]?.length ?? 0);
}

const OF_IT = String.raw`\d[\d.,/]*|\d*\s?x|[♀♂?]|stk\.?|stück|pcs?|szt\.?|ks|x\d+|(?:fe)?males?|weibchen|männchen|samic[ae]|sam(?:iec|ec)|hembra|macho|femelle|mâle|ein(?:e[nrms]?)?|an?|the|another|two|three|four|five|six|zwei|drei|vier|fünf|sechs|noch|auch|also|adulte?[nrs]?|sub-?adulte?[nrs]?|juv(?:enile?)?s?|slings?|spiderlinge?|[mfwu]`;
const MAY_PART = /[;&+•]|,(?!\d)|\s(?:and|und|plus|sowie|oraz|i|a|y|e|et|en|és|-)\s/iu;
/** The separator, and what may stand between it and the name. */
const SEPARATED = new RegExp(
  String.raw`([;&+•]|,(?!\d)|(?<=\s)(?:and|und|plus|sowie|oraz|i|a|y|e|et|en|és)(?=\s)|\s-(?=\s))\s*(?:and\s|und\s|plus\s)?(?:(?:${OF_IT})[\s.:(-]*)*$`,
  'iu',
);
