import type { LengthKind } from '#src/domain/animal/measurements.ts';
import type { Day } from '#src/domain/days.ts';
import type { Progress } from '#src/domain/enums.ts';
import { isDue } from '#src/domain/feeding/due-state.ts';
import { isAboutAttempt, replaces } from '#src/domain/feeding/feeding-round.ts';
import { wordsFor } from '#web/components/words-for.ts';
import { useAction } from '#web/lib/action.ts';
import { api } from '#web/lib/api.ts';
import { inSteps } from '#web/lib/ask.ts';
import type { Undo } from '#web/state/notices.ts';
import { setSetting } from '#web/state/settings.ts';
import type { Pet } from '#web/features/animals/pet-details/use-pet.ts';
import { useTexts } from '#web/texts/texts.ts';
import { useFeedersOfKind } from './feeders.ts';
import type { EventDraft } from './event-dialog.tsx';
import type { FeedingDraft } from './feed-dialog.tsx';
import type { MoltDraft } from './use-molt-form.ts';
import { measuredBack, type NotedMeasurement } from './measure.ts';
import { recorded, undo } from './undo.ts';

/** The properties of a pet that recording needs; its page and its quick view have both. */
export type Recordable = Pick<
  Pet,
  | 'id'
  | 'has_img'
  | 'name'
  | 'gender'
  | 'an_count'
  | 'an_type'
  | 'sc_id'
  | 'pre_molt'
  | 'food'
  | 'progress'
  | 'offer_date'
  | 'offer_food'
  | 'size'
  | 'next_date'
  | 'muted'
> &
  Partial<Pick<Pet, 'mmt' | 'hatched'>>;

/**
 * With an open attempt the outcome is about that, unless it is over; otherwise today and what it ate last. `usual`: the
 * feeder of its plan, or of its kind.
 */
export function suggestedFeeding(
  pet: Recordable,
  today: Day,
  progress: Progress,
  usual?: string | null,
): FeedingDraft {
  const attempt = pet.progress === 1 && progress !== 1 ? pet.offer_date : null;
  if (attempt !== null && isAboutAttempt(attempt, isDue(pet, today), today))
    return { date_f: attempt, food: pet.offer_food ?? '', progress, amount: null };
  const food = pet.food || usual || '';
  return { date_f: today, food, progress, amount: null };
}

/** The feeder of its plan, or what its kind eats, where it has not eaten yet. */
export function useUsualFeeder(
  { food, sc_id, an_type, size }: Pick<Recordable, 'food' | 'sc_id' | 'an_type' | 'size'>,
  planned: string | null | undefined,
): { loading: boolean; usual: string } {
  const isAsked = !food && !planned;
  const { loading, of } = useFeedersOfKind(isAsked);
  return {
    loading: isAsked && loading,
    usual: planned || (isAsked ? of.likely({ sc_id, an_type, size }) : ''),
  };
}

/** Records a feeding, with Undo in its notice. */
export function useFeed(pet: Recordable, done?: () => void) {
  const { pets, errors } = useTexts();
  const { id, name } = pet;
  const said = [pets.saidFed, pets.saidOffered, pets.saidRefused];
  // one that was said before stays
  const call = ({ amount, ...draft }: FeedingDraft) =>
    api.pet.feeding.feed.post({ id, ...draft, ...(amount && { amount }) });
  return useAction(call, {
    errorTitle: errors.feedingDialog,
    invalidates: recorded,
    success: ({ was, was_amount, superseded }, { date_f, food, progress }) => ({
      text:
        superseded.length === 0 && replaces(was, progress)
          ? pets.saidInstead(name, was, progress, food)
          : (said[progress]?.(name, food) ?? name),
      undo: undo(() =>
        was === null
          ? api.pet.feeding.delete.delete({ id, date_f, food })
          : api.pet.feeding.feed.post({ id, date_f, food, progress: was, amount: was_amount }),
      ),
    }),
    done(_answer, { food }) {
      if (food) setSetting('last_feeder', food);
      done?.();
    },
  });
}

type NotedMolt = NonNullable<Awaited<ReturnType<typeof api.pet.molt.add.post>>['data']>;

/** The calls that take a molt back which was just noted, with the pre-molt that it ended. */
export const moltBack = (id: number, molt: NotedMolt) => [
  () =>
    molt.was
      ? api.pet.molt.update.put({ ...molt.was, if_rev: molt.rev })
      : api.pet.molt.delete.delete({ id: molt.id }),
  ...(molt.cleared ? [() => api.pet.pre_molt.put({ id, pre_molt: molt.cleared })] : []),
];

/**
 * Records a molt, and the sex where the exuvia showed it. `undone`: it was taken back in its notice. `other`: the size is
 * that length, and not the one by which the type is known.
 */
export function useMolt(
  pet: Pick<Recordable, 'id' | 'name' | 'gender' | 'an_type'>,
  done?: (stored: { takeBack: Undo }, draft: MoltDraft) => void,
  undone?: () => void,
  other: LengthKind | null = null,
) {
  const pets = wordsFor(pet.an_type, useTexts().pets);
  const { id, name, gender } = pet;
  const seenBy = (draft: MoltDraft) =>
    draft.gender === null || draft.gender === gender ? {} : { gender: draft.gender };
  function backOf(molt: NotedMolt, draft: MoltDraft, measured: NotedMeasurement | null): Undo {
    const takeBack = undo(
      ...(measured ? [() => measuredBack(measured)] : []),
      ...moltBack(id, molt),
      ...(seenBy(draft).gender ? [() => api.pet.molt.update_gender.put({ id, gender })] : []),
    );
    return async () => {
      const isUndone = await takeBack();
      if (isUndone) undone?.();
      return isUndone;
    };
  }
  const call = (draft: MoltDraft) => {
    const { date_mt, size, outcome, molt_no, note, sex_by } = draft;
    const seen = seenBy(draft);
    return inSteps(async (step) => {
      const molt = await step(() =>
        api.pet.molt.add.post({
          ...{ id, date_mt, size: other ? null : size, ...seen },
          ...(outcome && { outcome }),
          ...(molt_no && { molt_no }),
          ...(note && { note }),
          ...(sex_by && seen.gender && { sex_by }),
        }),
      );
      if (!other || size === null) return { ...molt, takeBack: backOf(molt, draft, null) };
      const length = { id, date_ms: date_mt, kind: other, value: size };
      const measured = await step(() => api.pet.measurement.add.post(length));
      return { ...molt, takeBack: backOf(molt, draft, measured) };
    });
  };
  return useAction(call, {
    errorTitle: pets.errorMolt,
    invalidates: recorded,
    success: ({ takeBack }) => ({ text: pets.saidMolted(name), undo: takeBack }),
    done,
  });
}

export function useEvent(pet: Pick<Recordable, 'id' | 'name'>, done?: () => void) {
  const { pets } = useTexts();
  const { id, name } = pet;
  return useAction((draft: EventDraft) => api.pet.events.add.post({ id, ...draft }), {
    errorTitle: pets.errorEvent,
    invalidates: recorded,
    success: (response) => ({
      text: pets.saidEvent(name),
      undo: response.known
        ? undefined
        : undo(() => api.pet.events.delete.delete({ id: response.id })),
    }),
    done,
  });
}

/** Sets or clears the first day of its pre-molt. */
export function usePreMolt(
  pet: Pick<Recordable, 'id' | 'name' | 'pre_molt'> & Partial<Pick<Recordable, 'an_type'>>,
) {
  const pets = wordsFor(pet.an_type, useTexts().pets);
  const { id, name, pre_molt: before } = pet;
  return useAction((pre_molt: Day | null) => api.pet.pre_molt.put({ id, pre_molt }), {
    errorTitle: pets.errorPreMolt,
    invalidates: recorded,
    success: (_answer, pre_molt) => ({
      text: pre_molt ? pets.saidPreMolt(name) : pets.saidNoPreMolt(name),
      undo: undo(() => api.pet.pre_molt.put({ id, pre_molt: before })),
    }),
  });
}

/** Adds or removes one animal. */
export function useCount(pet: Recordable) {
  const { pets } = useTexts();
  const { id, name } = pet;
  const step = (by: 1 | -1) =>
    by === 1
      ? api.pet.increment_count.put({ id, count: 1 })
      : api.pet.decrement_count.put({ id, count: 1 });
  return useAction(step, {
    errorTitle: pets.errorCount,
    invalidates: recorded,
    success: ({ an_count }, by) => ({
      text: pets.saidCount(name, an_count),
      undo: undo(() => step(by === 1 ? -1 : 1)),
    }),
  });
}
