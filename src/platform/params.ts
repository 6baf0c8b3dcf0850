import { FormatRegistry, Kind, Type, TypeRegistry, type TInteger } from '@sinclair/typebox';
import { t, type TSchema } from 'elysia';
import { isDay } from '#src/domain/days.ts';
import { parseInteger } from '#src/domain/integers.ts';
import { limits } from '#src/domain/limits.ts';
import { breaksLine, isVisible, lineProblem } from '#src/domain/one-line.ts';
import { isSize } from '#src/domain/size.ts';

FormatRegistry.Set('day', isDay);
FormatRegistry.Set('visible', isVisible);
FormatRegistry.Set('one line', (text) => lineProblem(text) === null);
FormatRegistry.Set('line', (text) => !breaksLine(text));

// The shapes that slices share. `problem` is the sentence a caller reads when the value is not of the shape.
// In JSON a number is a number, and in a query it is a text of digits. Elysia's own t.Integer takes "5" in JSON,
// and '0x10', '1e3' and ' 5 ' in queries, so it is not used.

type Bounds = { minimum: number; maximum: number; problem?: string };
export const whole = (bounds: Bounds): TInteger => Type.Integer(sentence(bounds));
/** For queries, paths and forms, where everything is text; handlers get a number. */
export function wholeText(bounds: Bounds): TInteger {
  const { minimum, maximum } = bounds;
  const format = `whole number from ${minimum} to ${maximum}`;
  FormatRegistry.Set(format, (text) => {
    const number = parseInteger(text);
    return number !== null && number >= minimum && number <= maximum;
  });
  const { problem } = sentence(bounds);
  const schema = t.Transform(t.String({ format, problem })).Decode(Number).Encode(String);
  return schema as unknown as TInteger;
}

const ids = { minimum: -2_147_483_648, maximum: 2_147_483_647, problem: 'must be an id' };
const flags = { minimum: 0, maximum: 1, problem: 'must be 0 or 1' };

export const Id = whole(ids);
export const IdText = wholeText(ids);
export const Ids = t.Array(Id, { maxItems: limits.idsPerCall });
export const Flag = t.Unsafe<0 | 1>(whole(flags));
export const FlagText = t.Unsafe<0 | 1>(wholeText(flags));
export const Day = t.String({
  format: 'day',
  problem: 'must be a date that exists, as YYYY-MM-DD',
});
export const Count = whole({ minimum: limits.an_count.min, maximum: limits.an_count.max });
// Not Type.Number with multipleOf, which finds that 1.15 is no multiple of 0.01.
TypeRegistry.Set('Size', (_schema, value) => typeof value === 'number' && isSize(value));
export const Size = Type.Unsafe<number>({
  [Kind]: 'Size',
  type: 'number',
  minimum: limits.size.min,
  maximum: limits.size.max,
  multipleOf: 0.01,
  problem: `must be from ${limits.size.min} to ${limits.size.max} cm, with at most two decimals`,
});
export const Money = whole({
  minimum: limits.price.min,
  maximum: limits.price.max,
  problem: 'must be an amount in minor units, as a whole number from 0',
});
export const Progress = t.Unsafe<0 | 1 | 2>(
  whole({ minimum: 0, maximum: 2, problem: 'must be 0 (fed), 1 (attempt) or 2 (refused)' }),
);
export const Words = (maxLength: number) => t.String({ maxLength });
/** A text that says something, in as many lines as it needs. */
export const Name = (maxLength: number) => t.String({ minLength: 1, maxLength, format: 'visible' });
/** A name: in headings, mails and lists it stands in one line. */
export const OneLine = (maxLength: number) =>
  t.String({ minLength: 1, maxLength, format: 'one line' });
/** One line that may be left empty. */
export const Line = (maxLength: number) => t.String({ maxLength, format: 'line' });
export const Maybe = <T extends TSchema>(schema: T) => t.Optional(t.Nullable(schema));

export const choice = <const T extends readonly string[]>(values: T) =>
  t.UnionEnum(values as unknown as [T[number], ...T[number][]], {
    // Elysia would take the first choice for a field that was left out.
    default: undefined,
    problem: `must be one of ${values.join(', ')}`,
  });

/** Query of every list: offset and limit count rows. */
export const paging = {
  offset: t.Optional(wholeText({ minimum: 0, maximum: 1_000_000_000 })),
  limit: t.Optional(wholeText({ minimum: 1, maximum: 100 })),
};
export const sorting = { asc: t.Optional(choice(['ASC', 'DESC'])) };
/** A list or sums of one year. */
export const ofYear = { year: t.Optional(wholeText({ minimum: 1900, maximum: 2200 })) };

export const searching = { search: t.Optional(t.String({ maxLength: limits.search })) };
export const IdParam = t.Object({ id: IdText });

function sentence({ minimum, maximum, problem }: Bounds) {
  return {
    minimum,
    maximum,
    problem: problem ?? `must be a whole number from ${minimum} to ${maximum}`,
  };
}
