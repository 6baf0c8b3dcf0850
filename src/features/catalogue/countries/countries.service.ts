import { inTransaction, type Db, type Executor } from '#src/db/database.ts';
import { findRevision } from '#src/db/revisions.ts';
import { refuseConflicts } from '#src/platform/http/edits.ts';
import { tidyName } from '#src/domain/text/single-line.ts';
import { logAdmin, type AdminCall } from '#src/platform/log/admin-log.ts';
import { notFound, Problem } from '#src/platform/http/problem.ts';
import {
  countSpeciesOf,
  deleteCountry,
  findCountry,
  findCountryByName,
  insertCountry,
  updateCountry,
} from './countries.queries.ts';

type Country = { code: string; name: string };

/** @throws Problem 409 when the code or the name is in the list, whatever its case */
export function addCountry(db: Db, input: Country, call: AdminCall): void {
  const { code, name } = tidied(input);
  inTransaction(db, (tx) => {
    const same = findCountry(tx, code);
    if (same) throw new Problem('country_code_taken', same, { field: 'code' });
    requireFreeName(tx, name, code);
    insertCountry(tx, code, name);
    logAdmin(tx, call, `Added country ${code}, ${name}`);
  });
}

/** The code identifies the country and stays. @throws Problem 404, 409 */
export function renameCountry(
  db: Db,
  { if_rev, ...input }: { code: string; name?: string; if_rev?: number },
  call: AdminCall,
): void {
  inTransaction(db, (tx) => {
    const old = requireCountry(tx, input.code, 'code');
    const { code, name } = tidied({ ...old, ...input });
    refuseConflicts(findRevision(tx, 'countries', code), if_rev, { name: input.name }, old);
    if (name === old.name) return;
    requireFreeName(tx, name, code);
    updateCountry(tx, code, name);
    logAdmin(tx, call, `Renamed country ${code} from ${old.name} to ${name}`);
  });
}

/** @throws Problem 409 when a species comes from there */
export function removeCountry(db: Db, text: string, call: AdminCall): void {
  inTransaction(db, (tx) => {
    const { code, name } = requireCountry(tx, text, 'code');
    const uses = countSpeciesOf(tx, code);
    if (uses) throw new Problem('country_in_use', { name, count: uses });
    deleteCountry(tx, code);
    logAdmin(tx, call, `Deleted country ${code}, ${name}`);
  });
}

/** @throws Problem 404 */
export function requireCountry(
  db: Executor,
  code: string,
  field?: string,
): Country & { rev: number } {
  const found = findCountry(db, code.toUpperCase());
  if (!found) throw notFound('country', field);
  return found;
}

function tidied({ code, name }: Country): Country {
  return { code: code.toUpperCase(), name: tidyName(name) };
}

function requireFreeName(db: Executor, name: string, code: string): void {
  const same = findCountryByName(db, name);
  if (same && same.code !== code) throw new Problem('country_name_taken', same, { field: 'name' });
}
