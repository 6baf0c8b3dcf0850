import type { PlaceKind } from '#src/domain/enums.ts';
import { fold } from '#src/domain/text/fold.ts';

/** Words for one thing: those that mean the same in English and German, and what other languages have for it. */
type Thing = { kind: PlaceKind; en: string; de: string; other?: string };

const THINGS: readonly Thing[] = [
  { kind: 'room', en: 'room', de: 'raum zimmer tierraum tierzimmer' },
  { kind: 'room', en: 'cellar basement', de: 'keller' },
  { kind: 'room', en: 'attic loft', de: 'dachboden' },
  { kind: 'room', en: 'garage', de: 'garage' },
  { kind: 'room', en: 'shed', de: 'schuppen' },
  { kind: 'room', en: 'kitchen', de: 'küche' },
  { kind: 'room', en: 'office', de: 'büro' },
  { kind: 'rack', en: 'rack', de: 'regal', other: 'regał regál estantería' },
  { kind: 'rack', en: 'cabinet cupboard closet', de: 'schrank', other: 'kast' },
  { kind: 'rack', en: 'showcase', de: 'vitrine' },
  {
    kind: 'shelf',
    en: 'shelf shelves',
    de: 'boden brett fach etage ebene regalbrett regalboden',
    other: 'półka police estante étagère scaffale plank',
  },
  { kind: 'shelf', en: 'windowsill', de: 'fensterbank fensterbrett' },
  { kind: 'shelf', en: 'drawer', de: 'schublade' },
  { kind: 'box', en: 'box boxes', de: 'box boxen' },
  { kind: 'box', en: 'tank', de: 'becken' },
  { kind: 'box', en: 'terrarium', de: 'terrarium terra' },
];

/** A word for a kind of place. `thing`: words of one thing mean the same. */
type KindWord = { kind: PlaceKind; thing: number; languages: readonly string[] };

const WORDS = new Map<string, KindWord>();
for (const [thing, { kind, ...languages }] of THINGS.entries())
  for (const [language, words] of Object.entries(languages))
    for (const word of words.split(' ').map(fold)) {
      const own = WORDS.get(word)?.languages ?? [];
      WORDS.set(word, { kind, thing, languages: [...own, language] });
    }

/** What a word alone calls a place; null for any other word. */
export const kindWord = (word: string): KindWord | null => WORDS.get(fold(word)) ?? null;

/** 'Wandregal' is a 'Regal', 'bedroom' a room. */
const COMPOUND =
  /^\p{L}{3,}(regal|schrank|vitrine|room|raum|zimmer|keller|boden|brett|becken|terrarium|box)$/u;

/** The kind of a place that a word names, compounds too. */
export const kindOfWord = (word: string): PlaceKind | null =>
  (kindWord(word) ?? kindWord(COMPOUND.exec(fold(word))?.[1] ?? ''))?.kind ?? null;

/** What the name of a place says that it is: 'Regal A', 'Top shelf', 'Rack room'. Null where it does not say it. */
export function kindOfName(name: string): PlaceKind | null {
  const words = name.split(/[^\p{L}]+/u).filter(Boolean);
  const isRoom = fold(words.at(-1) ?? '') === 'room';
  if (isRoom) return 'room';
  return words.map(kindOfWord).find((kind) => kind !== null) ?? null;
}
