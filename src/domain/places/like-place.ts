import { fold } from '#src/domain/text/fold.ts';
import { kindWord } from './kind-words.ts';
import { namesInPath } from './path-names.ts';
import { BETWEEN } from './tree.ts';

/** `said`: what of a typed path may mean the place `path`; `rest`: what stands in that one. */
export type LikePlace = { said: string; path: string; rest: string };

/**
 * The place that a typed path may mean in the other language: 'Regal A / 3' may be in 'Rack A'. Null where what is typed is
 * there as such, or nothing or more than one is like it.
 */
export function likePlace(places: readonly { path: string }[], text: string): LikePlace | null {
  const names = namesInPath(text);
  const paths = places.map(({ path }) => ({ path, names: path.split(BETWEEN) }));
  for (let length = names.length; length > 0; length -= 1) {
    const said = names.slice(0, length);
    const alike = paths.filter((place) => isAlike(place.names.slice(-length), said));
    if (alike.some((place) => isSame(place.names.slice(-length), said))) return null;
    const whole = alike.filter((place) => place.names.length === length);
    const [only, ...others] = whole.length > 0 ? whole : alike;
    if (only && others.length === 0)
      return {
        said: said.join(BETWEEN),
        path: only.path,
        rest: names.slice(length).join(BETWEEN),
      };
  }
  return null;
}

const isSame = (one: readonly string[], other: readonly string[]) =>
  one.length === other.length && one.every((name, at) => fold(name) === fold(other[at] ?? ''));

const isAlike = (one: readonly string[], other: readonly string[]) =>
  one.length === other.length && one.every((name, at) => meansSame(name, other[at] ?? ''));

/** 'Rack A' and 'Regal A'; in one language 'Schrank A' and 'Regal A', 'Raum 1' and 'Zimmer 1' are two. */
function meansSame(one: string, other: string): boolean {
  const [words, others] = [wordsOf(one), wordsOf(other)];
  return (
    words.length === others.length &&
    words.every((word, at) => word === others[at] || isTranslated(word, others[at] ?? ''))
  );
}

function isTranslated(word: string, other: string): boolean {
  const [one, two] = [kindWord(word), kindWord(other)];
  return (
    one !== null &&
    one.thing === two?.thing &&
    !one.languages.some((it) => two.languages.includes(it))
  );
}

const wordsOf = (name: string) =>
  fold(name)
    .split(/[\s,-]+/)
    .filter(Boolean);
