import type { TSchema } from '@sinclair/typebox';
import { addDays, dayOf, type Day } from '#src/domain/days.ts';
import { futureProblem } from '#src/domain/form-checks.ts';
import { limits } from '#src/domain/limits.ts';
import { tidyName } from '#src/domain/one-line.ts';
import type { Executor } from '#src/db/database.ts';
import { speciesExists } from '#src/db/species.queries.ts';
import type { Context } from '#src/platform/context.ts';
import type { RowProblem } from '#src/platform/problem.ts';
import { shapeProblems } from '#src/platform/shapes.ts';
import type { NewPet } from './collection.types.ts';
import type { Rows } from './pet-lines.ts';
import { speciesFinder } from './species.queries.ts';

const MOST_PROBLEMS = 1000;

/**
 * Looks at rows as they came and says every mistake by row and field; without one they are sound pets. `ids` are
 * those of their document. `willBeKnown` are species that the same import adds.
 */
export function checkPets(
  context: Context,
  db: Executor,
  schema: TSchema,
  rows: Rows,
  willBeKnown: ReadonlySet<string> = new Set(),
): { errors: RowProblem[]; ids: number[] } {
  const find = speciesFinder(db);
  const lastDay = addDays(dayOf(context.now()), 1); // in the far east it is tomorrow already
  const errors: RowProblem[] = [];
  const ids: number[] = [];
  let history = 0;
  let row = 0;
  for (const raw of rows) {
    row += 1;
    if (errors.length >= MOST_PROBLEMS) break;
    const say = (field: string, error: string) => void errors.push({ row, field, error });
    const wrong = shapeProblems(schema, raw);
    for (const [field, error] of Object.entries(wrong ?? {})) say(field || 'row', error);
    if (wrong) continue;
    const pet = raw as NewPet;
    if (pet.id !== undefined) ids.push(pet.id);
    const species = speciesProblem(db, pet, find, willBeKnown);
    if (species) say(...species);
    for (const [field, day] of daysOf(pet)) {
      const wrongDay = futureProblem(day, lastDay);
      if (wrongDay) say(field, wrongDay);
    }
    if (pet.archived !== 1 && (pet.archive_reason || pet.archive_date || pet.archive_note)) {
      say('archived', 'must be 1 where the archiving has a reason, a date or a note');
    }
    history += historyOf(pet);
    if (history > limits.importHistory) {
      say('feedings', `make more than ${limits.importHistory} records in one import`);
    }
  }
  return { errors, ids };
}

function speciesProblem(
  db: Executor,
  { p_sc_id, sc_name }: NewPet,
  find: (sc_name: string) => number | null,
  willBeKnown: ReadonlySet<string>,
): [field: string, error: string] | null {
  if (p_sc_id !== undefined && p_sc_id !== null) {
    return speciesExists(db, p_sc_id) ? null : ['p_sc_id', 'names no species'];
  }
  const name = tidyName(sc_name ?? '');
  if (name === '') return ['sc_name', 'is missing'];
  if (find(name) !== null || willBeKnown.has(name.toLowerCase())) return null;
  return ['sc_name', `'${name}' is not in the list of species`];
}

function* daysOf(pet: NewPet): Generator<[field: string, day: Day]> {
  if (pet.pre_molt) yield ['pre_molt', pet.pre_molt];
  if (pet.purchase) yield ['purchase.date', pet.purchase.date];
  for (const [at, { date_f }] of (pet.feedings ?? []).entries()) {
    yield [`feedings.${at}.date_f`, date_f];
  }
  for (const [at, { date_mt }] of (pet.molts ?? []).entries())
    yield [`molts.${at}.date_mt`, date_mt];
  for (const [at, { date_ev }] of (pet.events ?? []).entries()) {
    yield [`events.${at}.date_ev`, date_ev];
  }
}

const historyOf = ({ feedings = [], molts = [], events = [] }: NewPet) =>
  feedings.length + molts.length + events.length;
