import { indexNames } from '#src/domain/import/fuzzy-match.ts';
import { fold } from '#src/domain/text/fold.ts';
import { genusOf } from '#src/domain/text/species-name.ts';
import { NICKNAMES } from '#src/domain/species/nicknames.ts';

/** A species that lines may mean, with what it was called before. */
export type KnownSpecies = {
  /** Null for what the list lacks. */
  sc_id: number | null;
  sc_name: string;
  cm_name: string;
  de_name?: string;
  synonyms?: readonly string[];
};

/** How a text names a species, the more telling way first. */
export const WAYS = ['latin', 'synonym', 'short', 'nickname', 'common'] as const;
type Way = (typeof WAYS)[number];

/** `sc_name`: the name as the text means it, which may be a former one. `sc_id` is null for what the list lacks. */
export type Named = { sc_name: string; sc_id: number | null; way: Way };

export type SpeciesIndex = ReturnType<typeof indexSpecies>;

/** Prepares a list of species for reading many lines. */
export function indexSpecies(list: readonly KnownSpecies[]) {
  const exact = new Map<string, Named[]>();
  const byEpithet = new Map<string, Named[]>();
  const genera = new Map<string, string>();
  const commonNames = new Map<string, string[]>();
  const latin: { name: string; of: Named }[] = [];
  const endings: { ending: string; of: Named }[] = [];
  const add = (map: Map<string, Named[]>, key: string, named: Named) => {
    const has = map.get(key) ?? [];
    if (key.length > 1 && !has.some(({ sc_name }) => sc_name === named.sc_name))
      map.set(key, [...has, named]);
  };
  const addLatin = (named: Named) => {
    add(exact, compact(named.sc_name), named);
    add(exact, `=${stemOf(named.sc_name)}`, named);
    const genus = genusOf(named.sc_name);
    if (genus) genera.set(fold(genus), genus);
    const epithet = named.sc_name.split(' ')[1] ?? '';
    if (/^\p{Ll}{3,}$/u.test(epithet)) add(byEpithet, stemOf(epithet), named);
    latin.push({ name: named.sc_name, of: named });
  };
  for (const { sc_id, sc_name } of list) addLatin({ sc_id, sc_name, way: 'latin' });
  for (const { sc_id, synonyms = [] } of list)
    for (const sc_name of synonyms) addLatin({ sc_id, sc_name, way: 'synonym' });
  for (const [short, ...sc_names] of NICKNAMES)
    for (const sc_name of sc_names)
      add(exact, compact(short), { sc_id: idOf(list, sc_name), sc_name, way: 'nickname' });
  for (const { sc_id, sc_name, cm_name, de_name = '', synonyms = [] } of list) {
    const common = [cm_name, de_name].filter(Boolean);
    for (const name of common)
      if (compact(name).length > 4) add(exact, compact(name), { sc_id, sc_name, way: 'common' });
    for (const name of [...synonyms, sc_name]) commonNames.set(name, common);
    for (const ending of common.flatMap(endingsOf))
      endings.push({ ending, of: { sc_id, sc_name, way: 'common' } });
  }
  return {
    exact,
    /** By each name that a species has or had. */
    commonNames,
    /** What the common names are from each of their words on: 'antillespinktoe', 'pinktoe'. */
    endings,
    byEpithet,
    genera,
    latin: indexNames(latin),
    /** The same names for a look at how their two words begin. */
    folded: latin.map(({ name, of }) => {
      const [genus = '', epithet = ''] = fold(name).split(' ');
      return { genus, epithet, of };
    }),
    genusNames: indexNames([...genera.values()].map((name) => ({ name, of: name }))),
  };
}

const endingsOf = (name: string) => {
  const words = name.split(/[\s-]+/);
  return words.map((_, at) => compact(words.slice(at).join('')));
};

/** Letters and digits alone: 'White-knee', 'whiteknee' and 'White knee' are one name. */
export const compact = (text: string) => fold(text).replace(/[^\p{L}\p{N}]+/gu, '');

/** Without the ending that follows the gender of the genus: 'chilense' and 'chilensis', 'seemanni' and 'seemannii'. */
export const stemOf = (text: string) =>
  compact(text)
    .replace(/(?:ense|ensis)$/, 'ens')
    .replace(/(?:us|um|is|a|e|ii?)$/, '');

const idOf = (list: readonly KnownSpecies[], sc_name: string) =>
  list.find((one) => one.sc_name === sc_name || one.synonyms?.includes(sc_name))?.sc_id ?? null;
