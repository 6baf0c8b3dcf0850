import type { Gender } from '#src/domain/enums.ts';
import type { Sexes } from './counts.ts';
import type { DateRules } from './date-rules.ts';
import type { DateFields } from './line-dates.ts';
import type { Field } from './line-taken.ts';
import type { PriceField } from './prices.ts';
import type { LengthUnit, Size } from './sizes.ts';
import type { SpeciesField } from './species.ts';
import type { SpeciesIndex } from './species-index.ts';
import type { Origin, Stage, Status } from './words.ts';

/** What of a whole list each line is read by. */
export type ListRules = {
  index: SpeciesIndex;
  unit: LengthUnit | null;
  dates: DateRules;
  /** '0,1' is a female in this list. */
  commasPartSexes: boolean;
  /** '0.1' is a female, though lengths are in inches. */
  dotsPartSexes: boolean;
  /** Its lines are numbered from 1 on. */
  isNumbered: boolean;
};

export type PastedFields = DateFields & {
  species?: SpeciesField;
  name?: Field<string>;
  gender?: Field<Gender>;
  /** Null where there are several and no number is told. */
  count?: Field<number | null>;
  /** '1.2.3' with more than one sex. */
  sexes?: Field<Sexes>;
  sizes?: Field<Size>[];
  weight?: Field<number>;
  stage?: Field<Stage>;
  origin?: Field<Origin>;
  status?: Field<Status>;
  price?: PriceField;
  /** From whom it was bought. */
  seller?: Field<string>;
  /** What was eaten at the last meal, and how much: '2 Heimchen'. */
  food?: Field<string>;
  /** As its path, from the heading above. */
  place?: Field<string>;
};

/** Asks a reader for a field that is not known yet, so that no reader takes what nobody keeps. */
export function read<Key extends keyof PastedFields>(
  fields: PastedFields,
  key: Key,
  reader: () => PastedFields[Key] | null,
): void {
  if (fields[key]) return;
  const found = reader();
  if (found) fields[key] = found;
}

/** Lengths of one measure that differ leave open which one is the animal's. */
export function addSizes(fields: PastedFields, found: readonly (Field<Size> | null)[]): void {
  const sizes = [...(fields.sizes ?? []), ...found.filter((size) => size !== null)];
  if (sizes.length === 0) return;
  const isAlone = (one: Size) =>
    sizes.filter(({ value }) => value.measure === one.measure).length === 1;
  fields.sizes = sizes.map((size) => ({ ...size, sure: size.sure && isAlone(size.value) }));
}
