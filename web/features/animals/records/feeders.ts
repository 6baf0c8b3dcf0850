import { useMemo, useState } from 'react';
import type { AnimalType } from '#src/domain/enums.ts';
import { feedersOfKind, type FeedersOfKind } from '#src/domain/feeding/feeders-of-kind.ts';
import { useAction } from '#web/lib/action.ts';
import { api } from '#web/lib/api.ts';
import { useLoad } from '#web/lib/load.ts';
import { currentSetting, setSetting, useSetting } from '#web/state/settings.ts';
import { useTexts } from '#web/texts/texts.ts';
import { undo } from './undo.ts';

/** As many chips as are easy to scan. */
const MOST = 8;

/** What the keeper's animals say about the feeder of another one. */
export function useFeedersOfKind(enabled = true): { loading: boolean; of: FeedersOfKind } {
  const { errors } = useTexts();
  const [last] = useSetting('last_feeder');
  const { data, loading } = useLoad(['pet', 'table', {}], () => api.pet.table.get({ query: {} }), {
    errorTitle: errors.feedingDialog,
    quiet: true,
    enabled,
  });
  const list = useAllFeeders(enabled);
  const { known } = list;
  const rows = data?.rows;
  const of = useMemo(() => feedersOfKind(rows ?? [], last, known), [rows, last, known]);
  return { loading: loading || list.loading, of };
}

/** All feeders of the keeper; `known` is undefined until they are loaded. */
export function useAllFeeders(enabled = true): {
  known: string[] | undefined;
  all: string[];
  loading: boolean;
} {
  const { errors } = useTexts();
  const { data, loading } = useLoad(
    ['pet', 'available_feeders'],
    () => api.pet.available_feeders.get(),
    { errorTitle: errors.feedingDialog, quiet: true, enabled },
  );
  const rows = data?.rows;
  const known = useMemo(() => rows?.map((row) => row.food), [rows]);
  return { known, all: known ?? [], loading };
}

/**
 * The keeper's feeders; as chips the suggested one, then what animals of this type eat, or what is usual for it where
 * that is little; for animals of several types the one used last and the most used.
 */
export function useFeeders(
  likely: string,
  an_type?: AnimalType,
): { chips: string[]; all: string[] } {
  const { pets } = useTexts();
  const [first] = useState(likely);
  const [last] = useSetting('last_feeder');
  const { of } = useFeedersOfKind();
  const { known, all } = useAllFeeders();
  const others = an_type ? of.toChoose(an_type, all, pets.usualFeeders[an_type]) : [last, ...all];
  const isNew = known?.length === 0;
  const usual = isNew ? pets.usualFeeders[an_type ?? 'other'] : [];
  const chips = [first, ...others, ...usual].filter(Boolean);
  return { chips: [...new Set(chips)].slice(0, MOST), all };
}

/** Removes a feeder from the list; records that name it stay. */
export function useForgetFeeder() {
  const { pets } = useTexts();
  return useAction((food: string) => api.pet.available_feeders.delete.delete({ food }), {
    errorTitle: pets.errorFeeders,
    invalidates: [['pet', 'available_feeders']],
    keyOf: (food) => food,
    success: (_answer, food) => ({
      text: pets.feederForgotten(food),
      undo: undo(() => api.pet.available_feeders.add.post({ food })),
    }),
    done(_answer, food) {
      if (currentSetting('last_feeder') === food) setSetting('last_feeder', '');
    },
  });
}
