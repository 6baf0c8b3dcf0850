import { useState } from 'react';
import { api } from '#web/lib/api.ts';
import { useLoad } from '#web/lib/load.ts';
import { useSetting } from '#web/state/settings.ts';
import { useTexts } from '#web/texts/texts.ts';

/** As many chips as a thumb finds its way among. */
const MOST = 8;

/** The keeper's feeders as chips: the likely one, the one used last, then the most used. */
export function useFeeders(likely: string): string[] {
  const { errors } = useTexts();
  const [first] = useState(likely);
  const [last] = useSetting('last_feeder');
  const list = useLoad(['pet', 'available_feeders'], () => api.pet.available_feeders.get(), {
    errorTitle: errors.feedingDialog,
    quiet: true,
  });
  const used = list.data?.rows.map((row) => row.food) ?? [];
  const all = [first, last, ...used].filter(Boolean);
  return [...new Set(all)].slice(0, MOST);
}
