import { nextProgress } from '#src/domain/feeding/feeding.ts';
import { replaces } from '#src/domain/feeding/feeding-round.ts';
import { useAction } from '#web/lib/action.ts';
import { api } from '#web/lib/api.ts';
import type { CallResult } from '#web/lib/ask.ts';
import { useToday } from '#web/lib/today.ts';
import { undoBy } from '#web/lib/undo.ts';
import type { Undo } from '#web/state/notices.ts';
import { texts, useTexts } from '#web/texts/texts.ts';
import type { FeedingInProgress } from './use-feedings.ts';

const changed = [['pet'], ['plan']] as const;

export type FeedingSteps = ReturnType<typeof useFeedingSteps>;

/** The check mark, the refusal and the cross of a feeding in progress, each with its undo. */
export function useFeedingSteps() {
  const { dashboard, errors, pets } = useTexts();
  const today = useToday();
  const check = useAction(
    (pet: FeedingInProgress) => api.pet.feeding.feed.post(stepOf(pet, today)),
    {
      errorTitle: errors.feedingDialog,
      keyOf: (pet) => pet.id,
      invalidates: changed,
      success: ({ was }, pet) => {
        const { id, date_f, food, progress } = stepOf(pet, today);
        return {
          text: replaces(was, progress)
            ? pets.saidInstead(pet.name, was, progress, food)
            : progress === 0
              ? dashboard.fed(pet.name)
              : dashboard.offered(pet.name, food),
          undo: takeBack(() =>
            was === null
              ? api.pet.feeding.delete.delete({ id, date_f, food })
              : api.pet.feeding.feed.post({ id, date_f, food, progress: was }),
          ),
        };
      },
    },
  );
  const cross = useAction(
    (pet: FeedingInProgress) => {
      const { id, date_f, food } = stepOf(pet, today);
      return api.pet.feeding.delete.delete({ id, date_f, food });
    },
    {
      errorTitle: errors.removingFeeding,
      keyOf: (pet) => pet.id,
      invalidates: changed,
      success: ({ was, recorded_at }, pet) => {
        const noted = recorded_at && { recorded_at };
        const again = { ...stepOf(pet, today), progress: was ?? (1 as const), ...noted };
        return {
          text: dashboard.removed(pet.name),
          undo: takeBack(() => api.pet.feeding.feed.post(again)),
        };
      },
    },
  );
  const refuse = useAction(
    (pet: FeedingInProgress) =>
      api.pet.feeding.feed.post({ ...stepOf(pet, today), progress: 2 as const }),
    {
      errorTitle: errors.feedingDialog,
      keyOf: (pet) => pet.id,
      invalidates: changed,
      success: ({ was }, pet) => ({
        text: dashboard.refused(pet.name),
        undo: takeBack(() =>
          api.pet.feeding.feed.post({ ...stepOf(pet, today), progress: was ?? (1 as const) }),
        ),
      }),
    },
  );
  return {
    advance: (pet: FeedingInProgress) => void check.run(pet),
    remove: (pet: FeedingInProgress) => void cross.run(pet),
    refuse: (pet: FeedingInProgress) => void refuse.run(pet),
    busyWith(id: number) {
      if (check.busyWith(id)) return 'check';
      if (refuse.busyWith(id)) return 'refuse';
      return cross.busyWith(id) ? 'cross' : undefined;
    },
  };
}

/** What the check mark records: on an open attempt its own day, fed; on a due animal an attempt of today. */
function stepOf(pet: FeedingInProgress, today: string) {
  const progress = nextProgress(pet.progress);
  const date_f = progress === 0 ? (pet.date_f ?? today) : today;
  return { id: pet.id, date_f, food: pet.food ?? '', progress, fp_id: pet.fp_id };
}

function takeBack(call: () => CallResult<unknown>): Undo {
  return undoBy({ errorTitle: texts().errors.feedingDialog, invalidates: changed }, call);
}
