// What keepers write of what they bought, in English and German. All words are folded: 'Mäuse' is 'mause'.

/** What a plural adds: crickets, roaches, larvae, Mäuse, Heuschrecken, Ratten, Würmer. */
const PLURALS = ['s', 'es', 'e', 'n', 'en', 'er'];
/** Shorter words are too often the beginning of another one. */
const LEAST = 3;
const IRREGULAR = new Map([['mice', 'mouse']]);

/** 'crickets' are of 'cricket', and 'Grillen' of 'Grille'. */
export function isSameWord(one: string, other: string): boolean {
  const [a, b] = [IRREGULAR.get(one) ?? one, IRREGULAR.get(other) ?? other];
  return a === b || isPluralOf(a, b) || isPluralOf(b, a);
}

/** The end of a compound is what it is; shorter ones end other words, too. */
const COMPOUND = { end: 4, before: 3 };

/** 'Steppengrillen' are of 'Grille', and 'Frostmaus' of 'Mäuse'. */
export const isKindOf = (compound: string, word: string): boolean =>
  formsOf(word).some(
    (form) =>
      form.length >= COMPOUND.end &&
      compound.length >= form.length + COMPOUND.before &&
      compound.endsWith(form),
  );

/** A word in the singular or plural, in whichever of them it was written. */
function formsOf(word: string): string[] {
  const singulars = PLURALS.filter((ending) => word.endsWith(ending)).map((ending) =>
    word.slice(0, -ending.length),
  );
  return [word, ...singulars, ...PLURALS.map((ending) => word + ending)];
}

const isPluralOf = (many: string, one: string): boolean =>
  one.length >= LEAST &&
  (PLURALS.some((ending) => many === one + ending) ||
    (one.endsWith('y') && many === `${one.slice(0, -1)}ies`));

/** A thing was bought: the longer words also where another one ends with them (Aufzuchtterrarium). */
const THINGS =
  /(^(cage|lamp|bulb|light|heater|heat|mat|thermostat|thermometer|tweezers|tongs|tank|substrate|book)s?|enclosures?|(terr|viv|faun|aqu)ari(um|a|ums|en)|kae?fige?|lampen?|leuchten?|heizungen|heizung|matten?|pinzetten?|napfe?|substrat|thermostate?|thermometer)$/;
/** Feeders are sold in these, too: they are things where no number of pieces stands beside. */
const BOXES = /^(.*box(es|en)?|tubs?|.*dosen?)$/;
/** Of feeders a number of pieces, and none of a size. */
const SIZE = /^(\d+(x\d+)*|x|\d*(cm|mm|l|liters?|litres?|w|watt))$/;

/** Whether the words of what was bought say that it is a thing for feeders and no food; `feeder`: its own words. */
export function isThing(text: readonly string[], feeder: readonly string[]): boolean {
  const words = text.filter((word) => !feeder.includes(word));
  if (words.some((word) => THINGS.test(word))) return true;
  return words.some((word) => BOXES.test(word)) && !saysPieces(words);
}

/** 'box of 50', '50 Stück'; but not '30x20 cm'. */
function saysPieces(words: readonly string[]): boolean {
  return words.some(
    (word, at) => /^\d+(er|x|st|stk|stuck|pcs)?$/.test(word) && !SIZE.test(words[at + 1] ?? ''),
  );
}
