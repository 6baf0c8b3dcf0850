import type { MoltOutcome, Gender, SexSign } from '#src/domain/enums.ts';
import { isSuperseded } from '#src/domain/feeding/noted.ts';

/** What is said of a molt beside its day and size; what is left out stays. */
export type SaidDetails = {
  outcome?: MoltOutcome | null | undefined;
  molt_no?: number | null | undefined;
  note?: string | undefined;
  gender?: Gender | null | undefined;
  sex_by?: SexSign | null | undefined;
};

type Changes = { [Name in keyof SaidDetails]?: Exclude<SaidDetails[Name], undefined> };

const names = ['outcome', 'molt_no', 'note', 'gender', 'sex_by'] as const;
type Times = Readonly<Record<string, number>>;

/**
 * What to store of the details that a call says: each is noted for itself, and of two notes the later counts. Null where
 * it says none.
 */
export function notedDetails(
  said: SaidDetails,
  stored: string | undefined,
  { recorded_at, recorded }: { recorded_at?: string | undefined; recorded: number },
) {
  const times = JSON.parse(stored ?? '{}') as Times;
  const given = names.filter((name) => said[name] !== undefined);
  const counts = given.filter((name) => !isSuperseded(recorded_at, times[name] ?? 0));
  if (counts.length === 0) return { changes: null, stays: given.length > 0 };
  const changes = Object.fromEntries(counts.map((name) => [name, said[name]])) as Changes;
  const noted = Object.fromEntries(counts.map((name) => [name, recorded]));
  return {
    changes: { ...changes, details_recorded: JSON.stringify({ ...times, ...noted }) },
    stays: counts.length < given.length,
  };
}
