import { readSex, type Sexes } from './counts.ts';
import { read, type PastedFields } from './fields.ts';
import type { Field, Line } from './line-taken.ts';

/** Words of sex agree with what is known already, or nothing of it is sure. */
export function readSexWords(line: Line, fields: PastedFields): void {
  const sex = readSex(line);
  if (!sex) return;
  const { stage, ...gender } = sex;
  // '0.0.1 … (Exuvie: W)': who is unsexed in one word and a female in another is perhaps one
  const { gender: known, count } = fields;
  if (known?.value === 'other' && gender.value !== 'other' && (count?.value ?? 1) === 1) {
    fields.gender = { ...gender, sure: false };
    return;
  }
  if (fields.gender && fields.gender.value !== gender.value) fields.gender.sure = false;
  if (!fields.sexes) read(fields, 'gender', () => gender);
  if (stage) read(fields, 'stage', () => ({ value: stage, sure: gender.sure, from: gender.from }));
}

/** '2x 0.0.1' are two; of '2x GBB 0.1' it may be that one of them is a female. */
export function timesSexes(line: Line, { count, gender }: PastedFields): void {
  if (count?.value !== 1 || !gender?.from || count.from !== gender.from) return;
  const found = line.find(TIMES);
  const value = Number(found?.groups.find(Boolean));
  if (!found || value < 2) return;
  line.take(found.from);
  count.value = value;
  if (!/^\s*$/.test(line.text.slice(found.from[1], gender.from[0]))) count.sure = false;
}

/** Right ahead of what is taken, or at the head of the line. */
const TIMES = /(?<![\p{L}\p{N}.,])(\d{1,2})\s?x(?=\s?¦)|^[\s•*¦-]*(\d{1,2})\s?x(?=\s)/iu;

/** '3 (1.2)', where the animals are counted already. */
export function sayTwice(line: Line, fields: PastedFields, count: number): void {
  const found = line.find(/(?<![\p{L}\p{N}.,/$€£-])(\d{1,2})\.(\d{1,2})(?![\p{L}\p{N}./-])/u);
  const [m = 0, f = 0] = found?.groups.map(Number) ?? [];
  if (!found || m + f !== count) return;
  line.take(found.from);
  delete fields.count;
  setSexes(fields, { value: { m, f, other: 0 }, sure: true, from: found.from });
}

/** '0.1 (1 female)' says it twice; who says two things is not sure of either. */
export function agreeOnSexes(fields: PastedFields, told: Field<Sexes> | null): void {
  if (!told) return;
  const { count, gender, sexes } = fields;
  if (!count && !gender && !sexes) return setSexes(fields, told);
  const known = sexes?.value ?? {
    m: 0,
    f: 0,
    other: 0,
    [gender?.value ?? 'other']: count?.value ?? 1,
  };
  const isSame = (['m', 'f', 'other'] as const).every((sex) => known[sex] === told.value[sex]);
  if (isSame) return;
  for (const field of [count, gender, sexes]) if (field) field.sure = false;
}

/** One sex is a sex and a count; several are kept as they are. */
export function setSexes(fields: PastedFields, dotted: Field<Sexes> | null): void {
  if (!dotted) return;
  const { value, sure, from } = dotted;
  const kept = (['m', 'f', 'other'] as const).filter((gender) => value[gender] > 0);
  const [only] = kept;
  if (kept.length > 1 || !only) fields.sexes = dotted;
  else
    Object.assign(fields, {
      gender: { value: only, sure, from },
      count: { value: value[only], sure, from },
    });
}
