import type { TSchema } from '@sinclair/typebox';
import { measurementProblem } from '#src/domain/animal/measurements.ts';
import type { Day } from '#src/domain/days.ts';
import { eventDayProblem, futureProblem } from '#src/domain/form-checks.ts';
import { limits } from '#src/domain/limits.ts';
import { issue, type Issue } from '#src/domain/problems/codes.ts';
import { isPath, placeLimits } from '#src/domain/places/path-names.ts';
import { tidyName } from '#src/domain/text/single-line.ts';
import type { RowIssue } from '#src/platform/http/problem.ts';
import { validate } from '#src/platform/http/validate.ts';
import { dayFields } from '#src/records/fields.ts';
import { inMinorUnits } from '#src/records/amounts.ts';
import { acquiredFields } from '#src/records/purchase.ts';
import { petFields } from '#src/records/pet.ts';
import type { Basis } from './basis.ts';
import type { NewPet } from './import.types.ts';
import type { Rows } from './pet-lines.ts';

/** More would help nobody, and take memory. */
export const MOST_PROBLEMS = 1000;

/**
 * Checks rows as they came and reports every mistake by row and field; without one they are valid pets. `ids` are
 * those of their document. `willBeKnown` are species that the same import adds; prices that name no currency have the
 * keeper's.
 */
export function checkPets(
  basis: Basis,
  schema: TSchema,
  rows: Rows,
  willBeKnown: ReadonlySet<string> = new Set(),
): { errors: RowIssue[]; ids: number[] } {
  const { lastDay, currency } = basis;
  const errors: RowIssue[] = [];
  const ids: number[] = [];
  let history = 0;
  let row = 0;
  for (const raw of rows) {
    row += 1;
    if (errors.length >= MOST_PROBLEMS) break;
    const say = (field: string, issue: Issue) => void errors.push({ row, field, issue });
    const wrong = validate(schema, raw);
    for (const [field, issue] of Object.entries(wrong ?? {})) say(field || 'row', issue);
    if (wrong) continue;
    const pet = raw as NewPet;
    if (pet.id !== undefined) ids.push(pet.id);
    const species = speciesProblem(basis, pet, willBeKnown);
    if (species) say(...species);
    for (const [field, day] of daysOf(pet)) {
      const wrongDay = field.startsWith('events.')
        ? eventDayProblem(day, lastDay)
        : futureProblem(day, lastDay);
      if (wrongDay) say(field, wrongDay);
    }
    if (pet.place && !isPath(pet.place)) say('place', issue('place_path', placeLimits));
    if (pet.archived !== 1 && (pet.archive_reason || pet.archive_date || pet.archive_note)) {
      say('archived', issue('needs_archived'));
    }
    for (const [at, { kind, value }] of (pet.measurements ?? []).entries()) {
      const wrong = measurementProblem(kind ?? 'total_length', value);
      if (wrong) say(`measurements.${at}.value`, wrong);
    }
    for (const [field, wrongPrice] of pricesOf(pet, currency)) say(field, wrongPrice);
    history += historyOf(pet);
    if (history > limits.importHistory) {
      say('feedings', issue('too_much_history', { max: limits.importHistory }));
    }
  }
  return { errors, ids };
}

function speciesProblem(
  { speciesOf, inCatalogue, hasSpecies }: Basis,
  { p_sc_id, sc_name }: NewPet,
  willBeKnown: ReadonlySet<string>,
): [field: string, issue: Issue] | null {
  if (p_sc_id !== undefined && p_sc_id !== null) {
    return hasSpecies(p_sc_id) ? null : ['p_sc_id', issue('unknown_species')];
  }
  const name = tidyName(sc_name ?? '');
  if (name === '') return ['sc_name', issue('missing')];
  if (speciesOf(name) !== null || willBeKnown.has(name.toLowerCase())) return null;
  if (inCatalogue(name)) return null;
  return ['sc_name', issue('species_not_listed', { name })];
}

function* daysOf(pet: NewPet): Generator<[field: string, day: Day]> {
  for (const field of petDays) {
    const day = pet[field];
    if (day) yield [field, day];
  }
  if (pet.purchase) yield ['purchase.date', pet.purchase.date];
  for (const [at, { date_f }] of (pet.feedings ?? []).entries()) {
    yield [`feedings.${at}.date_f`, date_f];
  }
  for (const [at, { date_mt }] of (pet.molts ?? []).entries())
    yield [`molts.${at}.date_mt`, date_mt];
  for (const [at, { date_ms }] of (pet.measurements ?? []).entries())
    yield [`measurements.${at}.date_ms`, date_ms];
  for (const [at, { date }] of (pet.moves ?? []).entries()) yield [`moves.${at}.date`, date];
  for (const [at, { date_ev }] of (pet.events ?? []).entries()) {
    yield [`events.${at}.date_ev`, date_ev];
  }
  for (const [at, { day }] of (pet.pictures ?? []).entries())
    if (day) yield [`pictures.${at}.day`, day];
}

function pricesOf({ purchase }: NewPet, currency: string): [field: string, issue: Issue][] {
  if (!purchase) return [];
  const { issues } = inMinorUnits(acquiredFields, purchase, purchase.currency ?? currency);
  return Object.entries(issues).map(([field, wrong]) => [`purchase.${field}`, wrong]);
}

const petDays = dayFields(petFields);

const historyOf = ({ feedings, molts, measurements, events, moves }: NewPet) =>
  [feedings, molts, measurements, events, moves].reduce(
    (sum, rows) => sum + (rows?.length ?? 0),
    0,
  );
