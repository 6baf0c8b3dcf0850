import { guessDateOrder, type DateOrder } from '#src/domain/dates/read-dates.ts';
import { tellBlocks } from './blocks.ts';
import { COMMA_SEXES } from './counts.ts';
import { tellMore } from './details.ts';
import { nameByHeads } from './head-names.ts';
import { feedAll, inherit } from './inherited.ts';
import { ListReader } from './list-reader.ts';
import { noteMeal } from './meals.ts';
import { unread, type PastedLine } from './read-line.ts';
import { unitOf } from './sizes.ts';
import { indexSpecies, type KnownSpecies } from './species-index.ts';
import { unknownAnimals } from './unknown-animals.ts';

/**
 * Reads lines as keepers write them. Each line comes back with what was understood and where it stands, one that names
 * several species in a part for each; what was not understood is in `notes`, and whatever may mean something else is not
 * sure. `usual`: how dates are written where the keeper lives, as far as the lines tell nothing else.
 */
export function readLines(
  text: string,
  species: readonly KnownSpecies[],
  today: string,
  usual: DateOrder | null = null,
): PastedLine[] {
  const all = text.split(/\r\n|[\n\r\u2028\u2029]/);
  const lines = all.slice(0, MOST_LINES);
  const order = guessDateOrder(lines.flatMap((line) => datesOf(line, today)));
  const list = new ListReader(lines, {
    index: indexSpecies(species),
    unit: unitOf(text),
    commasPartSexes: COMMA_SEXES.test(text),
    dotsPartSexes: DOTTED_SEX.test(text),
    isNumbered: areNumbered(lines),
    dates: {
      order: order === 'unclear' ? null : order,
      usual,
      isDotted: DOTTED_DAY.test(text),
      today,
    },
  });
  const read = lines.flatMap((_, at) => list.read(at));
  for (const meal of list.meals) noteMeal(read, meal);
  tellBlocks(read);
  nameByHeads(read);
  for (const line of unknownAnimals(read, list.ownerOf)) {
    const own = list.aboveOf.get(line);
    if (!own) continue;
    line.kind = 'animal';
    inherit(line, own);
  }
  for (const [line, owner] of list.ownerOf)
    if (line.kind === 'unread' || line.kind === 'heading') tellMore(line, owner);
  if (list.mealOfAll) feedAll(read, list.mealOfAll);
  shareCurrency(read);
  const left = all.slice(MOST_LINES).map((line, at) => unread(line, MOST_LINES + at + 1));
  return [...read, ...left];
}

/** '35,-' is in what all other prices of a list are in. */
function shareCurrency(lines: readonly PastedLine[]): void {
  const prices = lines.flatMap(({ fields: { price } }) => price ?? []);
  const [currency, ...others] = new Set(prices.flatMap(({ value }) => value.currency || []));
  if (currency === undefined || others.length > 0) return;
  for (const price of prices) price.value = { ...price.value, currency };
}

/** The dates that show an order: whole ones, and 'fed 9/14', which names a day and no year. */
function datesOf(line: string, today: string): string[] {
  const whole = line.match(/(?<!\d)\d{1,2}[/-]\d{1,2}[/-]\d{2,4}/g) ?? [];
  const days = [...line.matchAll(DAY_OF_EVENT)].flatMap(({ groups: { meal, day = '' } = {} }) => {
    const ago = Number(today.slice(2, 4)) - Number(day.split('/')[1]);
    // 'molted 10/25' may be a month
    return meal || ago < 0 || ago > 10 ? [`${day}/${today.slice(0, 4)}`] : [];
  });
  return [...whole, ...days];
}

const DAY_OF_EVENT =
  /(?<!\p{L})(?:(?<meal>fed|ate|refused|gefüttert|gefressen|verweigert)|molt(?:ed)?|moult(?:ed)?|shed|gehäutet)[\s:]{1,2}(?:(?:on|am)\s)?(?<day>\d{1,2}\/\d{1,2})(?![\d/])/giu;
/** No length of an animal. */
const DOTTED_SEX = /(?<![\d.,])0\.1(?![\d.]|\s?(?:"|''|in|cm))/;
const DOTTED_DAY = /(?<![\d.])(?:0?[1-9]|[12]\d|3[01])\.\s?(?:0?[1-9]|1[0-2])\.(?!\d(?!\d))/;

/** '1 GBB', '2 P. regalis', '3 …' are lines, not animals, and so are '1 - Rosa', '2 - Max'. */
function areNumbered(lines: readonly string[]): boolean {
  const numbers = lines.flatMap(
    (line) => /^\s*(\d{1,3})\s+(?:[-–—]\s+)?(?=\p{L})/u.exec(line)?.[1] ?? [],
  );
  return numbers.length >= 3 && numbers.every((number, at) => Number(number) === at + 1);
}

/** More come back as not understood: a thousand take a second. */
const MOST_LINES = 1000;
