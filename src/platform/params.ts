import { FormatRegistry } from '@sinclair/typebox';
import { t, type TSchema } from 'elysia';
import { isDay } from '#src/domain/days.ts';
import { parseInteger } from '#src/domain/integers.ts';
import { limits } from '#src/domain/limits.ts';

// Elysia takes '0x10', '1e3' and ' 5 ' for integers in queries and paths. They are not.
FormatRegistry.Set('integer', (text) => parseInteger(text) !== null);
FormatRegistry.Set('day', isDay);

/** The shapes that slices share. `problem` is the sentence a caller reads when the value is not of the shape. */
export const Id = t.Integer({ minimum: -2_147_483_648, maximum: 2_147_483_647, problem: 'must be an id' });
export const Day = t.String({ format: 'day', problem: 'must be a date that exists, as YYYY-MM-DD' });
export const Flag = t.Integer({ minimum: 0, maximum: 1, problem: 'must be 0 or 1' });
export const Count = t.Integer({ minimum: 1, maximum: limits.an_count.max, problem: `must be a whole number from 1 to ${limits.an_count.max}` });
export const Size = t.Number({ minimum: limits.size.min, maximum: limits.size.max, problem: `must be from ${limits.size.min} to ${limits.size.max} cm` });
export const Money = t.Integer({ minimum: 0, maximum: limits.price.max, problem: 'must be an amount in minor units' });
export const Words = (maxLength: number) => t.String({ maxLength });
export const Name = (maxLength: number) => t.String({ minLength: 1, maxLength, pattern: '\\S' });
export const Maybe = <T extends TSchema>(schema: T) => t.Optional(t.Nullable(schema));

export const choice = <const T extends readonly string[]>(values: T) =>
  t.UnionEnum(values as unknown as [T[number], ...T[number][]], { problem: `must be one of ${values.join(', ')}` });

/** Query of every list: offset and limit count rows. */
export const paging = {
  offset: t.Optional(t.Integer({ minimum: 0, maximum: 1_000_000_000 })),
  limit: t.Optional(t.Integer({ minimum: 1, maximum: 100 })),
};
export const sorting = { asc: t.Optional(choice(['ASC', 'DESC'])) };
export const searching = { search: t.Optional(t.String({ maxLength: 200 })) };
export const IdParam = t.Object({ id: Id });
