import type {
  DocumentPaper,
  DocumentPlace,
  DocumentPlan,
  DocumentSpecies,
} from './import.shapes.ts';
import type { Collection, NewPet, Own } from './import.types.ts';

type Parts = {
  species: DocumentSpecies;
  plan: Omit<DocumentPlan, 'pet_ids'>;
  place: DocumentPlace;
  purchase: Collection['purchases'][number];
  pet: Omit<NewPet, 'feedings' | 'molts' | 'measurements' | 'events' | 'moves' | 'pictures'>;
  feedings: NonNullable<NewPet['feedings']>;
  molts: NonNullable<NewPet['molts']>;
  measurements: (Omit<NonNullable<NewPet['measurements']>[number], 'taken'> & {
    recorded: number;
  })[];
  events: NonNullable<NewPet['events']>;
  moves: NonNullable<NewPet['moves']>;
  /** `of`: the document's id of their pet. */
  pictures: { of: number; rows: NonNullable<NewPet['pictures']> };
  members: Pick<DocumentPlan, 'fp_id' | 'pet_ids'>;
  parent: { id: number; parent_id: number };
  past: Collection['past_pets'][number];
  sale: Collection['sales'][number];
  feeder: string;
  setting: Collection['settings'][number];
  paper: StoredPaper;
  /** Animals that are in a plan of the keeper's own again. */
  again: { own_id: number; pet_ids: number[] };
  /** An animal that is back, and its tombstone. */
  back: Own['past'][number];
};

/** A paper whose file was checked and waits in the folder of the import. */
export type StoredPaper = DocumentPaper & { bytes: number; sum: string };

export type StepKind = keyof Parts;
export type StepOf<Kind extends StepKind> = Parts[Kind];
/** A few milliseconds of an import: history belongs to the pet before it. */
export type Step = { [Kind in StepKind]: [Kind, Parts[Kind]] }[StepKind];

const AT_ONCE = 100;

/** A checked collection as steps, each of which finds what it refers to stored before it. */
export function* stepsOf(collection: Collection, now: number): Generator<Step> {
  const { species, plans, places, purchases, past_pets, sales, feeders, settings } = collection;
  for (const row of species) yield ['species', row];
  for (const row of places) yield ['place', row];
  for (const { pet_ids: _, ...plan } of plans) yield ['plan', plan];
  for (const row of purchases) yield ['purchase', row];
  for (const whole of collection.pets) {
    const { feedings = [], molts = [], measurements = [], events = [], ...others } = whole;
    const { moves = [], pictures = [], ...pet } = others;
    yield ['pet', pet];
    // records without a time of their own are in the order of their rows
    const timed = feedings.map((fed, at) => ({ ...fed, recorded: fed.recorded ?? now + at }));
    for (const part of parts(timed)) yield ['feedings', part];
    for (const part of parts(molts)) yield ['molts', part];
    const measured = measurements.map(({ taken, ...row }) => ({
      ...row,
      recorded: taken ? 0 : now,
    }));
    for (const part of parts(measured)) yield ['measurements', part];
    for (const part of parts(events)) yield ['events', part];
    for (const part of parts(moves)) yield ['moves', part];
    for (const rows of parts(pictures)) yield ['pictures', { of: pet.id ?? 0, rows }];
  }
  for (const { fp_id, pet_ids } of plans)
    for (const part of parts(pet_ids)) yield ['members', { fp_id, pet_ids: part }];
  for (const { id, parent_id } of purchases) if (parent_id) yield ['parent', { id, parent_id }];
  for (const row of past_pets) yield ['past', row];
  for (const row of sales) yield ['sale', row];
  for (const food of feeders) yield ['feeder', food];
  for (const row of settings) yield ['setting', row];
}

/** What missing animals belong to again. It changes what the keeper has, so it is stored at the end. */
export function* ownSteps({ plans, past }: Own): Generator<Step> {
  for (const { own_id, pet_ids } of plans)
    for (const part of parts(pet_ids)) yield ['again', { own_id, pet_ids: part }];
  for (const row of past) yield ['back', row];
}

function* parts<Row>(rows: readonly Row[]): Generator<Row[]> {
  for (let at = 0; at < rows.length; at += AT_ONCE) yield rows.slice(at, at + AT_ONCE);
}
