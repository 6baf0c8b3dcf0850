import { sheets, type Sheet } from './label-sheets.ts';

export const labelSizes = ['small', 'large'] as const;
type LabelSize = (typeof labelSizes)[number];

/** For a small box and a large one, by what the printer takes: paper, or rolls of a make. */
const PAIRS: readonly Record<LabelSize, string>[] = [
  { small: 'L7651', large: 'L7160' },
  { small: '5167', large: '5160' },
  { small: 'DK-1204', large: 'DK-1201' },
  { small: '11355', large: '99012' },
  { small: 'N40x30', large: 'N50x30' },
];

/** The sheets of both sizes that go into the same printer as this one; null of a sheet of the keeper's own. */
export function sizesLike(sheet: Sheet): Record<LabelSize, string> | null {
  if (!sheets.includes(sheet)) return null;
  return (
    PAIRS.find(({ large }) => sheets.some((one) => one.key === large && isLike(one, sheet))) ?? null
  );
}

const isLike = (a: Sheet, b: Sheet) =>
  a.kind === b.kind && (a.kind !== 'roll' || makeOf(a) === makeOf(b));

const makeOf = ({ name }: Sheet) => name.split(' ')[0];
