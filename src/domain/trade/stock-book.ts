import type { Day } from '#src/domain/days.ts';
import type { PartialDay } from '#src/domain/partial-days.ts';
import type { ArchiveReason, Gender } from '#src/domain/enums.ts';

// The book of acquisitions and deliveries that authorities require of keepers of protected animals: what was acquired, when and
// from whom, what left, when and to whom.

/** Animals that left: sold (slid names the sale), or archived for a reason. */
export type Leaving = {
  date: Day | null;
  count: number;
  reason: ArchiveReason;
  slid: number | null;
  name: string;
  address: string;
  contact: string;
  document_no: string;
  note: string;
};

/**
 * One line of the book: a pet (pet_id), one whose record was deleted after animals had left (past_id), animals that
 * were bought without a record (purchase_id alone), or a sale without a pet (then in_count is what was sold). `in_date`
 * is null where the acquisition was never recorded.
 */
export type BookEntry = {
  pet_id: number | null;
  past_id: number | null;
  /** the number that the pet has or had: printed labels and papers show it */
  pet_no: number | null;
  /** the number it had in the installation it was imported from: papers from there show it */
  former_no: number | null;
  tag: string | null;
  purchase_id: number | null;
  name: string;
  sc_name: string;
  cm_name: string;
  gender: Gender | null;
  hatched: PartialDay | null;
  kept_since: Day | null;
  /** `kept_since`, else the day the record was created; a sale without a pet: its day */
  recorded: Day | null;
  in_date: Day | null;
  in_count: number;
  bred: 0 | 1;
  parent_name: string | null;
  seller: string;
  seller_address: string;
  in_document_no: string;
  size: number | null;
  out: Leaving[];
};

export type BookTotals = { came: number; left: number; stock: number };

/** Animals of an entry that are left at the end of a year, or now. */
export function stockOf(entry: BookEntry, year?: number): number {
  if (year !== undefined && cameIn(entry) > `${year}-12-31`) return 0;
  return entry.in_count - sum(entry.out.filter((leaving) => !isAfter(leaving, year)));
}

/** The book of one year: everything that was present on a day of it, with what had left by its end. */
export function bookOfYear(entries: readonly BookEntry[], year: number): BookEntry[] {
  const [first, last] = [`${year}-01-01`, `${year}-12-31`];
  return entries
    .filter((entry) => cameIn(entry) <= last)
    .map((entry) => ({ ...entry, out: entry.out.filter((leaving) => !isAfter(leaving, year)) }))
    .filter(
      (entry) =>
        stockOf(entry) > 0 ||
        cameIn(entry) >= first ||
        entry.out.some(({ date }) => date !== null && date >= first),
    );
}

/** How many animals came and left in a year (or ever), and how many are present at its end. */
export function bookTotals(entries: readonly BookEntry[], year?: number): BookTotals {
  const totals = { came: 0, left: 0, stock: 0 };
  const within = (day: Day | null) => year === undefined || (day ?? '').startsWith(`${year}-`);
  for (const entry of entries) {
    if (within(cameIn(entry))) totals.came += entry.in_count;
    totals.left += sum(entry.out.filter(({ date }) => within(date)));
    totals.stock += stockOf(entry, year);
  }
  return totals;
}

/** The day an entry counts from; one that was never recorded has always been present. */
export function cameIn({ in_date, recorded }: BookEntry): Day {
  return in_date ?? recorded ?? '';
}

const isAfter = ({ date }: Leaving, year: number | undefined) =>
  year !== undefined && date !== null && date > `${year}-12-31`;

const sum = (leavings: readonly Leaving[]) =>
  leavings.reduce((total, leaving) => total + leaving.count, 0);
