import type { Day } from '#src/domain/days.ts';
import { isMuted } from '#src/domain/feeding/feeding.ts';
import { formatDay } from '#web/lib/format.ts';
import { useToday } from '#web/lib/today.ts';
import { useTexts } from '#web/texts/texts.ts';
import { Fact } from '#web/ui/facts.tsx';
import { DaysAgo } from './days-ago.tsx';

/** When an animal is fed next. One that rests is not overdue; it says so instead. */
export function NextFeeding({ day, pet }: { day: Day; pet: Pet }) {
  const { pets, plans } = useTexts();
  const today = useToday();
  const isResting = day <= today && isMuted(pet.pre_molt, pet.mmt, today);
  return (
    <Fact label={pets.nextFeeding}>
      {isResting ? (
        plans.resting
      ) : (
        <>
          {formatDay(day)}, <DaysAgo day={day} today={today} />
        </>
      )}
    </Fact>
  );
}

type Pet = { pre_molt: Day | null; mmt: Day | null };
