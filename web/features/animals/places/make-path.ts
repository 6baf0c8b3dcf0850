import { readPath } from '#src/domain/places/new-path.ts';
import { pathProblem } from '#src/domain/places/path-names.ts';
import type { Issue } from '#src/domain/problems/codes.ts';
import { api } from '#web/lib/api.ts';
import type { Step } from '#web/lib/ask.ts';
import { CallFailed } from '#web/lib/failure.ts';
import { sayIssue } from '#web/texts/say-issue.ts';
import type { PlaceChoice } from './place-field.tsx';
import type { Place } from './use-places.ts';

/** Makes what is missing of a path, all of it or nothing; the id of its last place. */
export async function makePath(
  step: Step,
  places: readonly Place[],
  text: string,
): Promise<number | null> {
  const problem = pathProblem(text);
  if (problem) throw refused(problem);
  const { parent_id, missing } = readPath(places, text);
  let inner = parent_id;
  for (const place of missing) {
    const outer: number | null = inner;
    const added = step(() => api.place.add.post({ ...place, parent_id: outer }));
    inner = (await added.catch(refusePlace)).id;
  }
  return inner;
}

function refused(problem: Issue): CallFailed {
  const error = sayIssue(problem);
  return new CallFailed({ error, code: problem.code, status: 422, fields: { place_id: error } });
}

/** What is wrong with the place is said at its own field, since the form has a name of its own. */
function refusePlace(error: unknown): never {
  const [wrong] = error instanceof CallFailed ? Object.values(error.failure.fields) : [];
  if (!(error instanceof CallFailed) || wrong === undefined) throw error;
  throw new CallFailed({ ...error.failure, fields: { place_id: wrong } });
}

/** The id of a chosen place, which is made first where it is new: also by an earlier try that failed later on. */
export async function idOfChoice(step: Step, choice: PlaceChoice | null): Promise<number | null> {
  if (!choice?.isNew) return choice?.id ?? null;
  const { rows } = await step(() => api.place.list.get());
  return makePath(step, rows, choice.path);
}
