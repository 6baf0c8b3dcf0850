import { newestSize } from '#src/domain/animal/measurements.ts';
import type { Day } from '#src/domain/days.ts';
import { refusalsInARow } from '#src/domain/feeding/feeding-round.ts';
import type { OfferedAnimal, OfferedPaper } from '#src/domain/trade/hand-over.ts';
import type { DocumentPurchase, DocumentSpecies } from '../import/import.shapes.ts';
import type { Collection, NewPet } from '../import/import.types.ts';
import type { Origin } from './giver.ts';

/** An animal of a file that was checked, as the keeper looks at it. */
export type PreviewedAnimal = OfferedAnimal;

type Beside = {
  origins: ReadonlyMap<number, Origin>;
  /** The species that the file describes, by name in lower case. */
  types: ReadonlyMap<string, DocumentSpecies>;
  /** By the names of their files. */
  pictures: ReadonlyMap<string, unknown>;
  papers: ReadonlyMap<number, { bytes: number }>;
};

/** As many as are shown of an animal that is offered in this installation. */
const MOLTS = 100;

/** The animals as they would be stored, in the order of the file. */
export function offeredAnimals(
  { pets, purchases, papers }: Collection,
  beside: Beside,
): OfferedAnimal[] {
  const byId = new Map(purchases.map((purchase) => [purchase.id, purchase]));
  const animals: OfferedAnimal[] = [];
  for (const pet of pets) {
    const no = animals.length + 1;
    const animal = offeredAnimal(no, pet, byId.get(pet.purchase_id ?? 0), beside);
    animals.push({ ...animal, papers: papersOf(pet, papers, beside) });
  }
  return animals;
}

/** Those whose files came along. */
const papersOf = ({ id }: NewPet, papers: Collection['papers'], beside: Beside): OfferedPaper[] =>
  papers.flatMap(({ no, pet_id, name, kind }) => {
    const file = pet_id === id ? beside.papers.get(no) : undefined;
    return file ? [{ name, kind, bytes: file.bytes }] : [];
  });

function offeredAnimal(
  no: number,
  pet: NewPet,
  purchase: DocumentPurchase | undefined,
  { origins, types, pictures }: Beside,
): Omit<OfferedAnimal, 'papers'> {
  const { id = 0, name, sc_name, gender, an_count, tag, notes, hatched, pre_molt } = pet;
  const type = types.get((sc_name ?? '').toLowerCase());
  const { kept_since = null, bred = 0 } = origins.get(id) ?? {};
  return {
    no,
    name,
    sc_name: sc_name ?? '',
    cm_name: type?.cm_name ?? '',
    an_type: type?.an_type ?? 'other',
    gender: gender ?? 'other',
    an_count: an_count ?? 1,
    tag: tag ?? '',
    picture: pictures.has(String(id)) ? 1 : 0,
    pictures: picturesOf(pet, pictures),
    notes: notes ?? '',
    hatched: hatched ?? null,
    pre_molt: pre_molt ?? null,
    ...historyOf(pet),
    kept_since,
    bred,
    parent_name: purchase?.parent_name ?? '',
    document_no: purchase?.document_no ?? '',
  };
}

function picturesOf({ id = 0, pictures = [] }: NewPet, files: Beside['pictures']): number {
  const others = pictures.filter(({ no, cover }) => !cover && files.has(`${id}-${no}`));
  return others.length + (files.has(String(id)) ? 1 : 0);
}

function historyOf({ feedings = [], molts = [], measurements = [], events = [] }: NewPet) {
  const offers = feedings
    .map(({ date_f, food, progress, recorded }, at) => ({
      ...{ date_f, food: food ?? '', progress: progress ?? 0, recorded: recorded ?? 0, at },
    }))
    .toSorted((a, b) => later(a.date_f, b.date_f) || b.recorded - a.recorded || b.at - a.at);
  const newest = molts
    .map(({ date_mt, size }) => ({ date_mt, size: size ?? null }))
    .toSorted((a, b) => later(a.date_mt, b.date_mt));
  const meal = offers.find(({ progress }) => progress === 0);
  const { count, since } = refusalsInARow(offers);
  // one that does not say what it is is a length
  const known = measurements.map(({ kind, ...row }) => ({ ...row, kind: kind ?? 'total_length' }));
  const measured = known.toSorted((a, b) => later(a.date_ms, b.date_ms) || later(a.kind, b.kind));
  const days = [
    ...[offers.at(-1)?.date_f, newest.at(-1)?.date_mt, measured.at(-1)?.date_ms],
    ...events.map((one) => one.date_ev),
  ];
  return {
    first: days.reduce<Day | null>(
      (first, day) => (day && (!first || day < first) ? day : first),
      null,
    ),
    feedings: offers.filter(({ progress }) => progress === 0).length,
    refused: offers.filter(({ progress }) => progress === 2).length,
    last_fed: meal ? { date_f: meal.date_f, food: meal.food } : null,
    refusals: count,
    refused_since: since,
    molts: newest.slice(0, MOLTS),
    size: newestSize(newest, measured),
    weight: measured.find(({ kind }) => kind === 'weight')?.value ?? null,
  };
}

/** The later one first. */
const later = (a: string, b: string) => (a === b ? 0 : a < b ? 1 : -1);
