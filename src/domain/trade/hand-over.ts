import type { Day } from '#src/domain/days.ts';
import type { DocumentKind } from '#src/domain/documents/kind.ts';
import type { AnimalType, Gender } from '#src/domain/enums.ts';
import { limits } from '#src/domain/limits.ts';
import type { PartialDay } from '#src/domain/partial-days.ts';

/** What of an animal goes along, besides who it is. */
export const tickNames = ['history', 'pictures', 'notes', 'origin'] as const;
export type Ticks = Record<(typeof tickNames)[number], 0 | 1>;

/** A paper that goes along: each is ticked by itself. */
export type OfferedPaper = { name: string; kind: DocumentKind; bytes: number };

/** An animal of a hand-over as it is shown: `no` is its place there; what is not ticked is empty, 0 or null. */
export type OfferedAnimal = {
  no: number;
  name: string;
  sc_name: string;
  cm_name: string;
  an_type: AnimalType;
  gender: Gender;
  an_count: number;
  /** Empty where only some of a group go: the label stays with the group. */
  tag: string;
  size: number | null;
  /** In g. */
  weight: number | null;
  picture: 0 | 1;
  /** How many pictures there are, with that one. */
  pictures: number;
  papers: OfferedPaper[];
  notes: string;
  /** The day of its oldest record. */
  first: Day | null;
  /** How many meals, and how many offers that were refused. */
  feedings: number;
  refused: number;
  /** Newest first. */
  molts: { date_mt: Day; size: number | null }[];
  last_fed: { date_f: Day; food: string } | null;
  refusals: number;
  refused_since: Day | null;
  pre_molt: Day | null;
  hatched: PartialDay | null;
  kept_since: Day | null;
  bred: 0 | 1;
  parent_name: string;
  document_no: string;
};

/** An animal without what is not ticked. */
export function ticked(animal: OfferedAnimal, ticks: Ticks): OfferedAnimal {
  return {
    ...animal,
    ...(!ticks.history && withoutHistory),
    ...(!ticks.pictures && { picture: 0, pictures: 0 }),
    ...(!ticks.notes && { notes: '' }),
    ...(!ticks.origin && withoutOrigin),
  };
}

const withoutHistory = {
  size: null,
  weight: null,
  first: null,
  feedings: 0,
  refused: 0,
  molts: [],
  last_fed: null,
  refusals: 0,
  refused_since: null,
  pre_molt: null,
};

const withoutOrigin = {
  hatched: null,
  kept_since: null,
  bred: 0,
  parent_name: '',
  document_no: '',
} as const;

/** Of one animal that goes along: how many records, and the bytes of its pictures and papers. */
export type Load = { records: number; pictures: number; papers: number };

/** The page, and what a record takes in the file and unpacked. */
const BYTES = { page: 4000, packed: 20, unpacked: 150 };

/** About how large the file of a hand-over is. */
export const fileBytes = (animals: readonly Load[]): number => sumOf(animals, BYTES.packed);

/** Whether another Exuvia would refuse the file for its size. */
export const isTooLarge = (animals: readonly Load[]): boolean =>
  sumOf(animals, BYTES.unpacked) > limits.takeInBytes;

const sumOf = (animals: readonly Load[], record: number): number =>
  animals.reduce(
    (sum, { records, pictures, papers }) => sum + records * record + pictures + papers,
    BYTES.page,
  );

export const handOverStates = ['open', 'taken', 'withdrawn', 'expired'] as const;
export type HandOverState = (typeof handOverStates)[number];

/** How a hand-over stands: one that nobody took in time has expired, one without animals is as good as taken back. */
export function stateOf(
  { state, expires, animals }: { state: HandOverState; expires: string; animals: number },
  now: string,
): HandOverState {
  if (state !== 'open') return state;
  if (expires <= now) return 'expired';
  return animals > 0 ? 'open' : 'withdrawn';
}

type OfferedRecord = {
  an_count: number;
  archived: 0 | 1;
  archive_reason: string | null;
  handed_over: 0 | 1;
};

/** The sale by which animals of an offered record left already; null where none is recorded. */
export type RecordedSale = { archived_pet: 0 | 1; returned: 0 | 1 } | null;

/**
 * Whether `count` animals of a record can still go to another keeper: as a sale that is recorded already, out of those
 * that are there, or out of an archive that they left for.
 */
export function isThere(pet: OfferedRecord, count: number, sale: RecordedSale): boolean {
  if (sale) return !sale.returned && !(sale.archived_pet && pet.handed_over);
  if (pet.archived && pet.handed_over) return false;
  if (pet.archived) return isGone(pet) && count === pet.an_count;
  return count <= pet.an_count;
}

/** Whether none of the record's animals stay: the tag, and with it the label, goes along. */
export function isWhole(pet: OfferedRecord, count: number, sale: RecordedSale): boolean {
  return sale ? Boolean(pet.archived && sale.archived_pet) : count >= pet.an_count;
}

const isGone = ({ archive_reason }: OfferedRecord) =>
  archive_reason === 'sold' || archive_reason === 'given';
