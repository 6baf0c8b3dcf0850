import { FormatRegistry, Kind, Type, TypeRegistry, type TInteger } from '@sinclair/typebox';
import { t, type TSchema } from 'elysia';
import { isDay, isInstant } from '#src/domain/days.ts';
import { isPartialDay } from '#src/domain/partial-days.ts';
import { parseInteger } from '#src/domain/integers.ts';
import { limits } from '#src/domain/limits.ts';
import { issue, type Issue } from '#src/domain/problems/codes.ts';
import { breaksLine, isVisible, singleLineProblem } from '#src/domain/text/single-line.ts';
import { readTag } from '#src/domain/animal/tag.ts';
import { isDecimal } from '#src/domain/animal/plausible-size.ts';
import { isCurrency } from '#src/domain/trade/currencies.ts';
import { isAmount } from '#src/domain/trade/money.ts';

FormatRegistry.Set('day', isDay);
FormatRegistry.Set('partialDay', isPartialDay);
FormatRegistry.Set('flag', (text) => /^(0|1|true|false)$/.test(text));
FormatRegistry.Set('instant', isInstant);
FormatRegistry.Set('visible', isVisible);
FormatRegistry.Set('one line', (text) => singleLineProblem(text) === null);
FormatRegistry.Set('tag', (text) => readTag(text) === text);
FormatRegistry.Set('any tag', (text) => readTag(text) !== null);
FormatRegistry.Set('id or tag', (text) => readTag(text) !== null || isIdText(text));
FormatRegistry.Set('line', (text) => !breaksLine(text));

// The shapes that slices share. `problem` is the code of a value that is not of the shape,
// where the schema alone can't tell.
// In JSON a number is a number, and in a query it is a text of digits. Elysia's own t.Integer takes "5" in JSON,
// and '0x10', '1e3' and ' 5 ' in queries, so it is not used.

type Bounds = { minimum: number; maximum: number; problem?: Issue; description?: string };
export const whole = (bounds: Bounds): TInteger => Type.Integer(bounds);
/**
 * For queries, paths and forms, where everything is text; handlers get a number. `whole` tells the document of all
 * calls that it is one.
 */
export function wholeText(bounds: Bounds): TInteger {
  const { minimum, maximum } = bounds;
  const problem = bounds.problem ?? issue('whole_number', { min: minimum, max: maximum });
  const format = `whole number from ${minimum} to ${maximum}`;
  FormatRegistry.Set(format, (text) => {
    const number = parseInteger(text);
    return number !== null && number >= minimum && number <= maximum;
  });
  const schema = t
    .Transform(t.String({ format, problem, whole: { minimum, maximum } }))
    .Decode(Number)
    .Encode(String);
  return schema as unknown as TInteger;
}

const ids = { minimum: -2_147_483_648, maximum: 2_147_483_647, problem: issue('not_an_id') };

function isIdText(text: string): boolean {
  const id = parseInteger(text);
  return id !== null && id >= ids.minimum && id <= ids.maximum;
}
const flags = { minimum: 0, maximum: 1, problem: issue('one_of', { values: [0, 1] }) };

export const Id = whole(ids);
export const IdText = wholeText(ids);
export const Ids = t.Array(Id, { maxItems: limits.idsPerCall });
export const Flag = t.Unsafe<0 | 1>(whole(flags));
/** For queries: 'true' and 'false' too. */
export const FlagText = t.Unsafe<0 | 1>(
  t
    .Transform(
      t.String({ format: 'flag', problem: flags.problem, whole: { minimum: 0, maximum: 1 } }),
    )
    .Decode((text) => (text === '1' || text === 'true' ? 1 : 0))
    .Encode(String) as unknown as TSchema,
);
export const Tag = t.String({
  format: 'tag',
  description:
    'Six characters of Crockford’s base 32, not all digits. Each animal keeps it for life.',
  problem: issue('not_a_tag'),
});
export const TagParam = t.Object({
  tag: t.Unsafe<string>(
    t
      .Transform(
        t.String({
          format: 'any tag',
          description: 'The tag of a label.',
          problem: issue('not_a_tag'),
        }),
      )
      .Decode((text) => readTag(text) ?? text)
      .Encode(String) as unknown as TSchema,
  ),
});
/** A number or a tag: what a label's code holds. Handlers get the tag as it is stored. */
export const IdOrTagParam = t.Object({
  id: t.Unsafe<number | string>(
    t
      .Transform(
        t.String({
          format: 'id or tag',
          description: 'The id or the tag.',
          problem: issue('not_an_id'),
        }),
      )
      .Decode((text) => readTag(text) ?? Number(text))
      .Encode(String) as unknown as TSchema,
  ),
});
export const Day = t.String({
  format: 'day',
  description: 'YYYY-MM-DD in the keeper’s own calendar.',
  problem: issue('not_a_day'),
});
export const PartialDay = t.String({
  format: 'partialDay',
  description: 'YYYY-MM-DD, YYYY-MM or YYYY: as much as is known.',
  problem: issue('not_a_partial_day'),
});
export const Instant = t.String({
  format: 'instant',
  description: 'ISO 8601 in UTC.',
  problem: issue('not_an_instant'),
});
export const Count = whole({ minimum: limits.an_count.min, maximum: limits.an_count.max });
// Not Type.Number with multipleOf, which finds that 1.15 is no multiple of 0.01.
TypeRegistry.Set('Decimal', ({ minimum, maximum }: TSchema, value) => {
  return typeof value === 'number' && isDecimal(value, minimum, maximum);
});
/** A number with at most two decimals. */
export const decimal = ({ min, max, unit = '' }: { min: number; max: number; unit?: string }) =>
  Type.Unsafe<number>({
    [Kind]: 'Decimal',
    type: 'number',
    minimum: min,
    maximum: max,
    multipleOf: 0.01,
    ...(unit && { description: `In ${unit}, with at most two decimals.` }),
    problem: issue('decimal_range', { min, max, unit }),
  });
export const Size = decimal({ ...limits.size, unit: 'cm' });
// A number or the text of one: 19.99 has no exact form as a number, '19.99' has.
TypeRegistry.Set('Amount', (_: TSchema, value) => isAmount(value));
const UNIT =
  "A decimal number in the record's own `currency`, such as 19.99 (not cents), with no more decimals than it has.";
/** Money as people write it. How many decimals fit is the record's currency's to say. */
export const Money = Type.Unsafe<number | string>({
  [Kind]: 'Amount',
  type: ['number', 'string'],
  minimum: 0,
  pattern: '^\\d{1,13}(\\.\\d+)?$',
  description: UNIT,
  problem: issue('not_money'),
});
FormatRegistry.Set('currency', isCurrency);
export const Currency = t.String({
  format: 'currency',
  description: "ISO 4217. Optional when adding: the keeper's display_currency of that moment.",
  problem: issue('not_a_currency'),
});
export const Progress = t.Unsafe<0 | 1 | 2>(
  whole({
    minimum: 0,
    maximum: 2,
    description: '0 fed, 1 offered, 2 refused.',
    problem: issue('not_progress'),
  }),
);
export const Humidity = whole({
  minimum: 1,
  maximum: 3,
  description: '1 dry, 2 medium, 3 moist.',
  problem: issue('one_of', { values: [1, 2, 3] }),
});
/** Seven flags, Monday first. */
export const Weekdays = t.String({
  pattern: '^[01]{7}$',
  description: 'Seven flags, Monday first.',
  problem: issue('not_weekdays'),
});
export const Words = (maxLength: number) => t.String({ maxLength });
/** A text that says something, in as many lines as it needs. */
export const Name = (maxLength: number) => t.String({ minLength: 1, maxLength, format: 'visible' });
/** A name: it is shown on one line in headings, mails and lists. */
export const OneLine = (maxLength: number) =>
  t.String({ minLength: 1, maxLength, format: 'one line' });
/** One line that may be left empty. */
export const Line = (maxLength: number) => t.String({ maxLength, format: 'line' });
export const Maybe = <T extends TSchema>(schema: T) => t.Optional(t.Nullable(schema));

export const choice = <const T extends readonly string[]>(values: T) =>
  t.UnionEnum(values as unknown as [T[number], ...T[number][]], {
    // Elysia would take the first choice for a field that was left out.
    default: undefined,
    problem: issue('one_of', { values: [...values] }),
  });

/** Query of every list: offset and limit count rows. */
export const paging = {
  offset: t.Optional(wholeText({ minimum: 0, maximum: 1_000_000_000 })),
  limit: t.Optional(wholeText({ minimum: 1, maximum: 100 })),
};
export const sorting = { asc: t.Optional(choice(['ASC', 'DESC'])) };
/** A list or sums of one year. */
export const ofYear = { year: t.Optional(wholeText({ minimum: 1900, maximum: 2200 })) };
/** What the document says of calls that sum up. */
export const ofAllYears =
  'The sums are of all years; `year` adds the months of one (`by_month`), whose own sum is in `by_year`.';

export const searching = { search: t.Optional(t.String({ maxLength: limits.search })) };
export const IdParam = t.Object({ id: IdText });
