import type { Gender } from '#src/domain/enums.ts';
import { fold } from '#src/domain/text/fold.ts';
import { NICKNAMES } from '#src/domain/species/nicknames.ts';

/** What was typed where a species is chosen: what to search for, how many animals it names, and their sex if it is one. */
export type SaidSpecies = { search: string; count: number | null; gender: Gender | null };

const COUNT =
  /^(\d{1,3})\s*(?:[x×*]\s*|(?:stk|stück|pcs?|szt|ks|st)\.?\s|\s)(?=\p{L})|\s+(?:x\s?(\d{1,3})|(\d{1,3})\s?x)$/iu;
/** '0.1', '1.2.3': males, females, unsexed. */
const GROUP = /^(\d{1,2})[.,](\d{1,2})(?:[.,](\d{1,2}))?\s+(?=\p{L})/u;
const STAGES =
  /\s+(?:slings?|spiderlings?|juveniles?|juvis?|nymphs?|babies|adults?|spiderlinge?|nymphen?|jungtiere?|larven?|l\d|n\d)\.?$/iu;

/** '5 x B. hamorii slings' are five B. hamorii, 'GBB' is Chromatopelma cyaneopubescens. */
export function readSaidSpecies(text: string): SaidSpecies {
  const typed = text.trim();
  const group = GROUP.exec(typed);
  const counts = (group ?? COUNT.exec(typed))?.slice(1) ?? [];
  const sum = counts.reduce((all, digits: string | undefined) => all + Number(digits ?? 0), 0);
  const named = typed.replace(GROUP, '').replace(COUNT, '').replace(STAGES, '').trim();
  const count = sum < 1 ? null : sum;
  const sexes = group ? GENDERS.filter((_, at) => Number(counts[at] ?? 0) > 0) : [];
  const gender = sexes.length === 1 ? (sexes[0] ?? null) : null;
  return { search: meaningOf(named), count, gender };
}

const GENDERS: readonly Gender[] = ['m', 'f', 'other'];

/** A short name that means one species; anything else as it is. */
function meaningOf(name: string): string {
  const meant = nicknamed(name);
  const [one] = meant;
  return one !== undefined && meant.length === 1 ? one : name;
}

/** The species that keepers call so for short: none, one or several. */
export function nicknamed(name: string): readonly string[] {
  const [, ...meant] = NICKNAMES.find(([short]) => fold(short) === fold(name.trim())) ?? [];
  return meant;
}
