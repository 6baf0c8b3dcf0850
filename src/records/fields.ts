import type { Day } from '#src/domain/days.ts';
import type { Progress } from '#src/domain/enums.ts';

// The definition of a record's fields. A field's key is the column, the wire name and the column of a CSV file.

/** `name`: a required single line; `line`: an optional one; `text`: any text; `requiredText`: one that is not empty. */
type Kind =
  | { kind: 'name' | 'line' | 'text' | 'requiredText'; max: number }
  /** `money`: minor units of the record's `currency`; calls and files have it as a decimal number. */
  | { kind: 'money' | 'currency' }
  /** `number`: with up to two decimals. */
  | { kind: 'whole' | 'number'; min: number; max: number; unit?: string }
  | { kind: 'choice'; of: readonly string[] }
  | {
      kind:
        'day' | 'partialDay' | 'instant' | 'flag' | 'progress' | 'humidity' | 'weekdays' | 'tag';
    };

export type Field = Kind & {
  /**
   * The default where nothing is given; null: the field may be null, undefined: the table fills it. Without it a field
   * is required.
   */
  empty?: string | number | null | undefined;
  /** The headings that mean the field in a CSV file, besides its key. Without them it is in no CSV file. */
  csv?: readonly string[];
  /** Whether the record's form edits it, and so its add and update calls take it. */
  form?: true;
};

export type Fields = Record<string, Field>;

type Held = {
  day: Day;
  flag: 0 | 1;
  progress: Progress;
  whole: number;
  number: number;
  money: number;
  humidity: number;
};

/** The type of a field when it is read: its kind's value, or null where that is the default. */
export type Value<F> =
  | (F extends { of: readonly (infer Choice)[] }
      ? Choice
      : F extends { kind: infer K }
        ? K extends keyof Held
          ? Held[K]
          : string
        : never)
  | (F extends { empty: null } ? null : never);

export type Values<All> = { [Key in keyof All]: Value<All[Key]> };

/** The row of an import: a field with an `empty` may be left out, or be null. */
export type Given<All> = {
  [Key in keyof All as All[Key] extends { empty: unknown } ? never : Key]: Value<All[Key]>;
} & {
  [Key in keyof All as All[Key] extends { empty: unknown } ? Key : never]?: Value<All[Key]> | null;
};

/** The entries that a form edits. */
type FormFields<All> = {
  [Key in keyof All as All[Key] extends { form: true } ? Key : never]: All[Key];
};

export const formFields = <All extends Fields>(fields: All): FormFields<All> =>
  Object.fromEntries(Object.entries(fields).filter(([, field]) => field.form)) as FormFields<All>;

/** What is sent for a field: an amount may be the text of a number, too. */
export type Sent<F> = F extends { kind: 'money' } ? number | string : Value<F>;
export type SentValues<All> = { [Key in keyof All]: Sent<All[Key]> };

/** What two edits of a record may not mix: an amount says nothing without its currency. */
export const amountsAndCurrency = (fields: Fields): string[] => [
  ...moneyFields(fields),
  'currency',
];

/** The amounts of a record. */
export const moneyFields = (fields: Fields): string[] =>
  Object.keys(fields).filter((key) => fields[key]?.kind === 'money');

type DayKey<All> = {
  [Key in keyof All]: All[Key] extends { kind: 'day' | 'partialDay' } ? Key : never;
}[keyof All];

/** The fields that are a day, a month or a year each. */
export const dayFields = <All extends Fields>(fields: All) =>
  Object.keys(fields).filter((key) =>
    /^(day|partialDay)$/.test(fields[key]?.kind ?? ''),
  ) as DayKey<All>[];

/** What is stored of a valid row: trimmed names, and defaults where nothing is given. */
export function filled<All extends Fields>(fields: All, row: Given<All>): Values<All> {
  const given: Record<string, unknown> = row;
  return Object.fromEntries(
    Object.entries(fields).map(([key, field]) => {
      const value = given[key] ?? field.empty;
      return [key, typeof value === 'string' && field.kind !== 'text' ? value.trim() : value];
    }),
  ) as Values<All>;
}

/** The values of the fields, or columns, in a larger row. */
export const pick = <All extends object, Row extends Record<keyof All, unknown>>(
  fields: All,
  row: Row,
): Pick<Row, keyof All> =>
  Object.fromEntries(Object.keys(fields).map((key) => [key, row[key as keyof All]])) as Row;
