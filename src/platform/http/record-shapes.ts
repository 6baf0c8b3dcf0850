import { Type, type TOptional, type TSchema, type TUnsafe } from '@sinclair/typebox';
import { t } from 'elysia';
import type { Field, Fields, Sent } from '#src/records/fields.ts';
import {
  Currency,
  Day,
  Flag,
  Humidity,
  Instant,
  Line,
  Money,
  Name,
  OneLine,
  PartialDay,
  Progress,
  Tag,
  Weekdays,
  Words,
  choice,
  decimal,
  whole,
} from './params.ts';

// The shapes of calls and documents, from the entries of a record.

/** What add and update take: what has an `empty` may be left out, and is null only where the field can be. */
type Body<All> = {
  [Key in keyof All]: All[Key] extends { empty: unknown }
    ? TOptional<TUnsafe<Sent<All[Key]>>>
    : TUnsafe<Sent<All[Key]>>;
};

export const bodyOf = <All extends Fields>(fields: All): Body<All> =>
  shapes(fields, (field) => field.empty === null) as Body<All>;

/** What an import takes: what has an `empty` may be left out or be null, whatever the field can be. */
export type Row<All> = {
  [Key in keyof All]: All[Key] extends { empty: unknown }
    ? TOptional<TUnsafe<Sent<All[Key]> | null>>
    : TUnsafe<Sent<All[Key]>>;
};

export const rowOf = <All extends Fields>(fields: All): Row<All> =>
  shapes(fields, () => true) as Row<All>;

function shapes(fields: Fields, nullable: (field: Field) => boolean): Record<string, TSchema> {
  return Object.fromEntries(
    Object.entries(fields).map(([key, field]) => {
      if (!('empty' in field)) return [key, shapeOf(field)];
      return [key, Type.Optional(nullable(field) ? t.Nullable(shapeOf(field)) : shapeOf(field))];
    }),
  );
}

function shapeOf(field: Field): TSchema {
  switch (field.kind) {
    case 'name':
      return OneLine(field.max);
    case 'line':
      return Line(field.max);
    case 'text':
      return Words(field.max);
    case 'requiredText':
      return Name(field.max);
    case 'whole':
      return whole({ minimum: field.min, maximum: field.max });
    case 'number':
      return decimal(field);
    case 'choice':
      return choice(field.of);
    default:
      return plain[field.kind];
  }
}

export const plain = {
  tag: Tag,
  day: Day,
  partialDay: PartialDay,
  instant: Instant,
  flag: Flag,
  money: Money,
  currency: Currency,
  progress: Progress,
  humidity: Humidity,
  weekdays: Weekdays,
};
