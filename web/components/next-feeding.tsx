import { daysBetween } from '#src/domain/days.ts';
import type { Due } from '#src/domain/feeding/due-state.ts';
import { formatDay } from '#web/lib/format.ts';
import { useToday } from '#web/lib/today.ts';
import { useTexts } from '#web/texts/texts.ts';
import { Fact } from '#web/ui/facts.tsx';
import { DaysAgo } from './days-ago.tsx';

/** When an animal is fed next, by the first of its plans. One that rests is not overdue; it says so instead. */
export function NextFeeding({ pet }: { pet: Due }) {
  const { pets, plans } = useTexts();
  const today = useToday();
  if (pet.next_date === null) return null;
  const late = daysBetween(pet.next_date, today);
  return (
    <Fact label={pets.nextFeeding}>
      {late >= 0 && pet.muted === 1 ? (
        plans.resting
      ) : (
        <>
          {formatDay(pet.next_date)},{' '}
          {late > 0 ? pets.overdue(late) : <DaysAgo day={pet.next_date} today={today} />}
        </>
      )}
    </Fact>
  );
}
