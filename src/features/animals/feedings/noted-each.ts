import { t } from 'elysia';
import { limits } from '#src/domain/limits.ts';
import { issue } from '#src/domain/problems/codes.ts';
import { Instant } from '#src/platform/http/params.ts';
import { invalid } from '#src/platform/http/problem.ts';

/** When a thing was noted, of calls that waited on a device; without it, now. */
export const Noted = {
  recorded_at: t.Optional({
    ...Instant,
    description:
      'When it was noted, ISO 8601 in UTC; now where it is left out. Of two notes about the same thing the later noted counts, whichever arrives first.',
  }),
};

/** The same for several animals at once: one moment for all, or one for each of `ids`, in their order. */
export const NotedEach = {
  recorded_at: t.Optional(
    t.Union([Instant, t.Array(Instant, { maxItems: limits.idsPerCall })], {
      problem: issue('not_an_instant'),
    }),
  ),
};

export type Noted = { recorded_at?: string | undefined };
export type NotedEach = { recorded_at?: string | string[] | undefined };

/** The moment of each animal. @throws Problem 422 where there are more or fewer moments than animals */
export function notesOf(ids: readonly number[], { recorded_at }: NotedEach) {
  if (!Array.isArray(recorded_at)) return () => recorded_at;
  if (recorded_at.length !== ids.length)
    throw invalid({ recorded_at: issue('one_for_each', { count: ids.length }) });
  const moments = new Map(ids.map((id, at) => [id, recorded_at[at]]));
  return (id: number) => moments.get(id);
}
