import { fuzzyMatches } from '#src/domain/import/fuzzy-match.ts';
import { fold } from '#src/domain/text/fold.ts';
import { FEEDER, NO_MEAL } from './meal-words.ts';
import {
  epithetAlone,
  formAlone,
  genusAlone,
  isNear,
  nearSpecies,
  unknownSpecies,
} from './guessed-species.ts';
import type { Field, Line, Span } from './line-taken.ts';
import {
  candidates,
  COMMON,
  overlaps,
  startsWith,
  width,
  WORD,
  type Candidate,
} from './species-candidates.ts';
import { compact, stemOf, type SpeciesIndex } from './species-index.ts';

/** `sc_id`: null where the list lacks it. `near`: the other species that may be meant. */
export type SpeciesField = Field<string> & { sc_id: number | null; near: readonly string[] };

/** The species of a line, by any of its names. The Latin one wins; where another name disagrees nothing is sure. */
export function readSpecies(line: Line, index: SpeciesIndex): SpeciesField | null {
  const form = readForm(line, index);
  const all = candidates(line, index).toSorted((a, b) => a.rank - b.rank || width(b) - width(a));
  // beside an animal 'Heimchen' is what it eats, and behind 'keine' what it does not eat
  const found = all.filter(
    ({ from, rank }, at) =>
      rank < COMMON ||
      !FEEDER.test(line.text.slice(...from)) ||
      (at === 0 && ![OF_A_MEAL, NO_MEAL].some((said) => said.test(line.before(from[0])))),
  );
  const best = found[0];
  if (form && (!best || best.rank > 0 || best.from[0] >= form.from[0])) {
    takeAll(line, [
      form.from,
      ...found.filter(({ rank }) => rank >= COMMON).map(({ from }) => from),
    ]);
    return form.field;
  }
  if (!best)
    return (
      nearSpecies(line, index) ??
      genusAlone(line, index) ??
      unknownSpecies(line) ??
      epithetAlone(line, index) ??
      formAlone(line, index)
    );
  const names = best.named.map(({ sc_name }) => sc_name);
  const others = found.slice(1).flatMap(({ named }) => named.map(({ sc_name }) => sc_name));
  const agrees = found
    .slice(1)
    .every(
      ({ named, from }) =>
        overlaps(from, best.from) || named.some(({ sc_name }) => names.includes(sc_name)),
    );
  const latinAhead = best.rank >= COMMON - 1 ? nearSpecies(line, index) : null;
  // and so it is beside one whose name is misspelled
  if (latinAhead && found.every(({ from }) => FEEDER.test(line.text.slice(...from))))
    return latinAhead;
  const isContradicted = namesOtherGenus(line, found, names, index);
  takeAll(
    line,
    found.map(({ from }) => from),
  );
  const [first] = best.named;
  if (!first) return null;
  const isAhead = latinAhead?.from && !overlaps(latinAhead.from, best.from);
  if (latinAhead && isAhead && latinAhead.value !== first.sc_name)
    return { ...latinAhead, near: [first.sc_name] };
  return {
    value: first.sc_name,
    sc_id: first.sc_id,
    sure: best.sure && names.length === 1 && agrees && !isContradicted,
    from: best.from,
    near: [...new Set([...names, ...others])].filter((name) => name !== first.sc_name).slice(0, 3),
  };
}

/** 'Elfriede 2 Heimchen' */
const OF_A_MEAL =
  /(?<!\p{L})(?!(?:ca|etwa|rund|circa|about|around|approx)\.?\s)\p{L}[\p{L}.]*[\s:,)-]+\d{1,2}\s?x?\s+$/iu;

/** Whether a line names a species by more than a common name or a part of one. */
export const namesSpecies = (line: Line, index: SpeciesIndex): boolean =>
  readForm(line, index) !== null ||
  candidates(line, index).some(({ rank, sure }) => sure && rank < COMMON);

/** 'emilia' below 'Brachypelma'. */
export function readOfGenus(
  line: Line,
  { exact }: SpeciesIndex,
  genus: string | null,
): SpeciesField | null {
  for (const { text, from } of line.findAll(WORD).slice(0, 4)) {
    const name = `${genus} ${text.replace(/\.$/, '')}`;
    const [named] = exact.get(compact(name)) ?? exact.get(`=${stemOf(name)}`) ?? [];
    if (genus === null || text.length < 4 || !named) continue;
    line.take(from);
    return { value: named.sc_name, sc_id: named.sc_id, sure: true, from, near: [] };
  }
  return null;
}

/** Whether a genus that is none of the species found stands in the line by itself. */
function namesOtherGenus(
  line: Line,
  found: readonly Candidate[],
  names: readonly string[],
  { genera }: SpeciesIndex,
): boolean {
  const own = new Set(names.map((name) => fold(name.split(' ')[0] ?? '')));
  return line.findAll(WORD).some(({ text, from }) => {
    const genus = fold(text);
    const isAlone = !found.some((other) => overlaps(other.from, from));
    return isAlone && genera.has(genus) && !own.has(genus);
  });
}

const takeAll = (line: Line, spans: readonly Span[]) => spans.forEach((span) => line.take(span));

/** 'H pulch', 'A. seemani' at the head of a line that tells of an animal: never sure. */
export function abbreviated(line: Line, index: SpeciesIndex): SpeciesField | null {
  const found = line.find(ABBREVIATED);
  const [initial = '', epithet = ''] = found?.groups ?? [];
  if (!found) return null;
  const begun = startsWith(index, initial, epithet);
  const [first, ...others] =
    begun.length > 0
      ? begun
      : fuzzyMatches(index.latin, `${initial}. ${epithet}`, 3).filter(
          ({ sc_name }) =>
            fold(sc_name).startsWith(fold(initial)) &&
            isNear(sc_name, sc_name.split(' ')[0] ?? '', epithet),
        );
  if (!first || others.length >= MOST_MEANT) return null;
  line.take(found.from);
  const near = others.map(({ sc_name }) => sc_name).filter((one) => one !== first.sc_name);
  const { sc_name: value, sc_id } = first;
  return { value, sc_id, sure: false, from: found.from, near: [...new Set(near)] };
}

/** 'Davus sp. Panama': a genus or subfamily and the name of a form. */
function readForm(line: Line, index: SpeciesIndex): { field: SpeciesField; from: Span } | null {
  const found = line.find(FORM);
  if (!found) return null;
  const [typed = '', quoted = '', bare = ''] = found.groups;
  const isGroup = /inae$/.test(typed);
  const similar = isGroup ? [] : fuzzyMatches(index.genusNames, typed, 1);
  const genus = index.genera.get(fold(typed)) ?? similar[0] ?? typed;
  const small = quoted || bare ? '' : listedForm(line, found.from[1], genus, index);
  const form = (quoted || bare || small).replaceAll('"', '').trim();
  const name = form === '' ? `${genus} sp.` : `${genus} sp. '${form}'`;
  const listed = index.exact.get(compact(name))?.[0];
  const near = listed ? [] : fuzzyMatches(index.latin, name, 3).map(({ sc_name }) => sc_name);
  const isGenus = fold(genus) === fold(typed) && (index.genera.has(fold(typed)) || isGroup);
  const close = near.find((one) => / sp\. /.test(one) && one.startsWith(genus) && form.length > 5);
  const value = listed?.sc_name ?? close ?? name;
  const sure = listed !== undefined || (isGenus && form !== '' && close === undefined);
  const from: Span = [found.from[0], found.from[1] + small.length];
  const field = { value, sc_id: listed?.sc_id ?? null, sure, from, near };
  return { field, from };
}

/** 'Pamphobeteus sp. mascara': without quotes and capitals a form is one that the list has. With what stands before it. */
function listedForm(line: Line, from: number, genus: string, { exact }: SpeciesIndex): string {
  return (
    SMALL_FORMS.map((form) => form.exec(line.after(from))?.[0] ?? '').find(
      (form) => form !== '' && exact.has(compact(`${genus} sp. ${form}`)),
    ) ?? ''
  );
}

/** 'A big one' and 'A new one' are none. */
const ABBREVIATED =
  /(?<=^[^\p{L}]*)(\p{Lu})\.? (?!(?:big|new|few|sp|spp|nice|small|tiny|large|female|male|sling|young|pair|the)(?!\p{L}))(\p{Ll}{3,})(?!\p{L})/u;
/** Of more nobody is asked. */
const MOST_MEANT = 8;
const FORM =
  /(?<!\p{L})(\p{L}{4,})[\s'",|]+(?:sp|spp|spec)\b\.?,?\s*(?:["']([^"'¦]{2,40})["']|((?:\p{Lu}\p{L}+(?:[ -]|(?![\p{L}\p{N}]))){0,3}(?:(?<=\p{Lu}\p{L}+ )"?(?:groß|gross|klein|large|small)(?!\p{L})"?)?))/u;
const SMALL_FORMS = [/^\s*\p{L}{2,}[ -]\p{L}{2,}(?!\p{L})/u, /^\s*\p{L}{3,}(?!\p{L})/u];
