import { useRef } from 'react';
import type { Day } from '#src/domain/days.ts';
import type { TimelineEntry } from '#src/features/animals/history/history.queries.ts';
import { api } from '#web/lib/api.ts';
import { inSteps, type CallResult } from '#web/lib/ask.ts';
import { useMeasured } from './measure.ts';
import { useOtherLength } from './other-length.ts';
import type { Recordable } from './records.ts';

type Sized = { date_mt: Day; size: number | null };

/**
 * The size of a molt that has none of its own, where its animal is measured in another length than its type: it is a
 * measurement of that day. `other` is null where the molt's own size is the one.
 */
export function useLengthOfMolt(
  pet: Pick<Recordable, 'id' | 'an_type' | 'size'>,
  { day, size }: Pick<TimelineEntry, 'day' | 'size'>,
) {
  const { loading, other: kind } = useOtherLength(pet);
  const other = size === null ? kind : null;
  const { data } = useMeasured(pet.id);
  const found = data?.rows.find((row) => row.date_ms === day && row.kind === other);
  // what the undo of a change has to go by; undefined: nothing was changed here
  const noted = useRef<number | null>(undefined);

  function change<Changes extends Partial<Sized>, T>(
    before: Sized,
    changes: Changes,
    changeMolt: (others: Omit<Changes, 'size'> & { size?: number | null }) => CallResult<T>,
  ): CallResult<T> {
    const { size: value = before.size, ...others } = changes;
    const date_ms = changes.date_mt ?? before.date_mt;
    if (!other || !('size' in changes || 'date_mt' in changes)) return changeMolt(changes);
    return inSteps(async (step) => {
      const answer = await step(() => changeMolt(others));
      const measured = noted.current === undefined ? (found?.id ?? null) : noted.current;
      if (value === null) {
        if (measured) await step(() => api.pet.measurement.delete.delete({ id: measured }));
        noted.current = null;
      } else if (measured) {
        await step(() => api.pet.measurement.update.put({ id: measured, date_ms, value }));
      } else {
        const length = { id: pet.id, date_ms, kind: other, value };
        noted.current = (await step(() => api.pet.measurement.add.post(length))).id;
      }
      return answer;
    });
  }
  return { loading, other, value: found?.value ?? null, change };
}
