import type { Executor } from '#src/db/database.ts';
import {
  ticked,
  type OfferedAnimal,
  type OfferedPaper,
  type Ticks,
} from '#src/domain/trade/hand-over.ts';
import { pick } from '#src/records/fields.ts';
import {
  listMolts,
  listTicked,
  sumHistory,
  type AnimalRow,
  type Offered,
} from './offered.queries.ts';

/** What is shown as it is stored. Field by field: nothing else of a record may travel. */
const shown = {
  name: true,
  sc_name: true,
  cm_name: true,
  an_type: true,
  gender: true,
  an_count: true,
  tag: true,
  size: true,
  weight: true,
  picture: true,
  pictures: true,
  notes: true,
  refusals: true,
  refused_since: true,
  pre_molt: true,
  hatched: true,
  kept_since: true,
  bred: true,
  parent_name: true,
  document_no: true,
} as const;

const shownPaper = { name: true, kind: true, bytes: true } as const;

const summed = { first: true, feedings: true, refused: true } as const;

/** An animal with everything that can go along, of its papers these. */
export function describeAnimal<Paper extends OfferedPaper>(
  db: Executor,
  no: number,
  row: AnimalRow,
  {
    sums = sumHistory(db, row.id),
    papers,
  }: { sums?: ReturnType<typeof sumHistory>; papers: Paper[] },
): OfferedAnimal & { papers: Paper[] } {
  const { id, date_f, food } = row;
  return {
    no,
    ...pick(shown, row),
    ...pick(summed, sums),
    molts: listMolts(db, id),
    last_fed: date_f === null ? null : { date_f, food: food ?? '' },
    papers,
  };
}

/** The animals of a hand-over as they are shown to anyone who has the code. */
export const describeOffered = (db: Executor, offered: Offered[], ticks: Ticks): OfferedAnimal[] =>
  offered.map((one) => {
    const papers = listTicked(db, one).map((paper) => pick(shownPaper, paper));
    const all = describeAnimal(db, one.no, one.pet, { papers });
    return ticked({ ...all, ...ofThose(one) }, ticks);
  });

/** What those that go have of their own. */
function ofThose({ pet, count, whole, document_no }: Offered) {
  return {
    an_count: count,
    tag: whole ? pet.tag : '',
    document_no,
  };
}
