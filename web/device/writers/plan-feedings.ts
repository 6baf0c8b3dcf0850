import type { Day } from '#src/domain/days.ts';
import type { Progress } from '#src/domain/enums.ts';
import type { Animal } from '#src/domain/sync/collection.ts';
import type { Applied, Collection, Noted } from '#web/device/collection.ts';
import { canNote, feedingOf, noteFeedings } from './note-feedings.ts';
import { animalsOf, ok, writer } from './writer.ts';

// As features/plans/feeding-round/plan-feeding.service.ts.

type PlanFeed = { fp_id: number; date_f?: Day; food?: string; progress?: Progress };

const feedPlan = writer<PlanFeed>((collection, body, noted) => {
  const ids = collection.plans.get(body.fp_id)?.pet_ids ?? [];
  return feedByPlan(
    collection,
    body,
    noted,
    ids.flatMap((id) => collection.animals.get(id) ?? []),
  );
});

const feedPlanAll = writer<PlanFeed & { ids: number[] }>((collection, { ids, ...body }, noted) => {
  const wanted = animalsOf(collection, ids);
  const skipped = wanted?.filter((animal) => !isFedBy(collection, body.fp_id, animal)) ?? [];
  const applied = wanted && feedByPlan(collection, body, noted, wanted);
  return applied && { ...applied, answer: { ...applied.answer, skipped: skipped.map(idOf) } };
});

export const planFeedingWriters = {
  'POST /pet/feeding/feed_plan': feedPlan,
  'POST /pet/feeding/feed_plan_all': feedPlanAll,
};

function feedByPlan(
  collection: Collection,
  { fp_id, progress = 1, ...body }: PlanFeed,
  noted: Noted,
  wanted: readonly Animal[],
): Applied | undefined {
  const plan = collection.plans.get(fp_id);
  const date_f = body.date_f ?? noted.today;
  const named = wanted.filter((animal) => isFedBy(collection, fp_id, animal));
  if (!plan || !named.every((animal) => canNote(animal, date_f, noted))) return undefined;
  const key = { date_f, food: body.food?.trim() ?? plan.def_feeder };
  const offered = (animal: Animal) => {
    // an attempt does not overwrite a known result
    const stored = progress === 1 ? feedingOf(animal, key)?.progress : undefined;
    return { ...key, progress: stored ?? progress, fp_id };
  };
  return {
    collection: noteFeedings(collection, named, offered, noted),
    answer: { ...ok, fed: named.length, superseded: [], skipped: [] },
    pets: named.map(idOf),
  };
}

const isFedBy = ({ plans }: Collection, fp_id: number, { id, archived }: Animal) =>
  archived === 0 && (plans.get(fp_id)?.pet_ids.includes(id) ?? false);

const idOf = ({ id }: Animal) => id;
