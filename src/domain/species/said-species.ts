import { fold } from '#src/domain/text/fold.ts';
import { NICKNAMES } from '#src/domain/paste/nicknames.ts';

/** What was typed where a species is chosen: what to search for, and how many animals it names. */
export type SaidSpecies = { search: string; count: number | null };

const COUNT = /^(\d{1,3})\s*(?:[x×*]\s*|\s)(?=\p{L})/iu;
const STAGES =
  /\s+(?:slings?|spiderlings?|juveniles?|juvis?|nymphs?|babies|adults?|spiderlinge?|nymphen?|jungtiere?|larven?|l\d|n\d)\.?$/iu;

/** '5 x B. hamorii slings' are five B. hamorii, 'GBB' is Chromatopelma cyaneopubescens. */
export function readSaidSpecies(text: string): SaidSpecies {
  const typed = text.trim();
  const [, digits] = COUNT.exec(typed) ?? [];
  const named = typed.replace(COUNT, '').replace(STAGES, '').trim();
  const count = digits === undefined || Number(digits) < 1 ? null : Number(digits);
  return { search: meaningOf(named), count };
}

/** A short name that means one species; anything else as it is. */
function meaningOf(name: string): string {
  const [, ...meant] = NICKNAMES.find(([short]) => fold(short) === fold(name)) ?? [];
  const [one] = meant;
  return one !== undefined && meant.length === 1 ? one : name;
}
