import { parseInteger } from '#src/domain/integers.ts';
import { issue, type Issue } from '#src/domain/problems/codes.ts';
import { isDecimal } from './plausible-size.ts';

/** How a filter's value is written in an address, and read from it. Null: no such value. */
export type FilterValue<Value> = {
  read: (text: string) => Value | null;
  write: (value: Value) => string;
  /** What is said of a text that is none. */
  problem: Issue;
};

/** More values than anybody chooses; each makes an address longer. */
const MOST_VALUES = 100;
const LARGEST_ID = 2_147_483_647;

/** Any of several words. */
export const wordsOf = <Word extends string>(words: readonly Word[]): FilterValue<Word[]> =>
  several(
    (text) => words.find((word) => word === text) ?? null,
    issue('one_of', { values: [...words] }),
  );

/** Any of several records; those that a device has added have negative ids. */
export const idsOf: FilterValue<number[]> = several((text) => {
  const id = parseInteger(text);
  return id !== null && Math.abs(id) <= LARGEST_ID ? id : null;
}, issue('not_an_id'));

/** Any of several texts without a comma. */
export const textsUpTo = (most: number): FilterValue<string[]> =>
  several((text) => (text.trim() !== '' && text.length <= most ? text : null), issue('wrong_form'));

/** What is asked for, or not. */
export const flag: FilterValue<0 | 1> = {
  read: (text) => (/^(1|true)$/.test(text) ? 1 : /^(0|false)$/.test(text) ? 0 : null),
  write: String,
  problem: issue('one_of', { values: [0, 1] }),
};

export const wholeUpTo = (most: number): FilterValue<number> => ({
  read: (text) => {
    const number = parseInteger(text);
    return number !== null && number >= 1 && number <= most ? number : null;
  },
  write: String,
  problem: issue('whole_number', { min: 1, max: most }),
});

export const sizeWithin = ({ min, max }: { min: number; max: number }): FilterValue<number> => ({
  read: (text) => {
    const number = /^\d+(\.\d+)?$/.test(text) ? Number(text) : Number.NaN;
    return isDecimal(number, min, max) ? number : null;
  },
  write: String,
  problem: issue('decimal_range', { min, max, unit: 'cm' }),
});

/** All of them have to be readable; each counts once. */
function several<Value extends string | number>(
  read: (text: string) => Value | null,
  problem: Issue,
): FilterValue<Value[]> {
  return {
    problem,
    read: (text) => {
      const values = text.split(',').map(read);
      const known = values.filter((value) => value !== null);
      if (known.length < values.length || known.length > MOST_VALUES) return null;
      return [...new Set(known)];
    },
    write: (values) => values.join(),
  };
}
