import type { TSchema } from '@sinclair/typebox';
import { t } from 'elysia';
import type { Revision } from '#src/db/revisions.ts';
import { conflictsOf } from '#src/domain/edit-conflicts.ts';
import { issue } from '#src/domain/problems/codes.ts';
import { whole } from './params.ts';
import { invalid, Problem } from './problem.ts';

/** What each update of a record takes beside its fields: the revision that its form was filled from. */
export const Revised = {
  if_rev: t.Optional(
    whole({
      minimum: 0,
      maximum: 2_147_483_647,
      description:
        'The `rev` that was read. Then only what was changed has to be sent: it is merged with what was changed elsewhere since, and refused with both values (409 `changed_elsewhere`) where that was the same field. Without it the update wins.',
    }),
  ),
};

/** A revision ahead of the record is one of another record: nobody knows what its caller has read. */
const NOTHING_READ = -1;

/**
 * With `if_rev` no field of the edit may have been changed elsewhere since that revision; without it the edit wins.
 * Call it in the transaction of the change. @throws Problem 409 `changed_elsewhere` with both values of each field
 */
export function refuseConflicts(
  { rev, changed }: Revision,
  if_rev: number | undefined,
  mine: object,
  theirs: object,
  together: readonly string[] = [],
): void {
  if (if_rev === undefined) return;
  const since = if_rev > rev ? NOTHING_READ : if_rev;
  const conflicts = conflictsOf({ ...mine }, { ...theirs }, changed, since, together);
  if (Object.keys(conflicts).length > 0)
    throw new Problem('changed_elsewhere', null, { conflicts, rev });
}

/** Says in the document what `requireFields` asks for. */
export const unlessRevised = <Body extends TSchema>(
  body: Body,
  names: readonly string[],
): Body => ({
  ...body,
  'x-unless-revised': names,
});

/** Without `if_rev` an update names all that a record can't be without. @throws Problem 422 */
export function requireFields<Fields extends { if_rev?: number | undefined }>(
  fields: Fields,
  names: readonly (keyof Fields & string)[],
): void {
  if (fields.if_rev !== undefined) return;
  const missing = names.filter((name) => fields[name] === undefined);
  if (missing.length > 0)
    throw invalid(Object.fromEntries(missing.map((name) => [name, issue('missing')])));
}
