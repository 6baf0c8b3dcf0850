import type { Assignment } from '#src/domain/import/csv-table.ts';
import type { DateOrder } from '#src/domain/dates/read-dates.ts';
import type { PetColumn } from '#src/records/pet-csv-columns.ts';
import type { ForAllChoice } from './for-all-choice.ts';
import { sayingOf, type Draft } from './import-draft.ts';
import type { ShownProblem } from './row-problems.ts';
import type { Species } from './use-species-match.ts';

type Change = (part: Partial<Draft> | ((draft: Draft) => Partial<Draft>)) => void;

/** What a keeper decides about a file. */
export const decisionsOf = (change: Change) => ({
  assign: (assignment: Assignment<PetColumn>) => change({ assignment }),
  setOrder: (order: DateOrder) => change({ order }),
  /** A column that gets a place has no field any more. */
  place: (at: number, part: Draft['rest'][number]) =>
    change(({ rest, assignment }) => ({
      rest: { ...rest, [at]: { ...rest[at], ...part } },
      ...(part.place && { assignment: assignment.with(at, null) }),
    })),
  setForAll: (part: Partial<ForAllChoice>) =>
    change(({ forAll }) => ({ forAll: { ...forAll, ...part } })),
  leaveOut: (rows: readonly number[]) =>
    change(({ left }) => ({ left: [...new Set([...left, ...rows])] })),
  takeAllBackIn: () => change({ left: [] }),
  mend: (rows: readonly number[], field: PetColumn, text: string) =>
    change(({ edits }) => ({
      edits: {
        ...edits,
        ...Object.fromEntries(rows.map((at) => [at, { ...edits[at], [field]: text }])),
      },
    })),
  accept: ({ row, field, text }: ShownProblem) =>
    change(({ large }) => ({ large: [...large, sayingOf(row - 1, field, text)] })),
  answerPlace: (said: string, path: string) =>
    change(({ places }) => ({ places: { ...places, [said]: path } })),
  choose: (name: string, species: Species | null) =>
    change(({ chosen }) => {
      const { [name]: before, ...others } = chosen;
      if (species) return { chosen: { ...others, [name]: species } };
      return { chosen: before ? others : chosen };
    }),
});
