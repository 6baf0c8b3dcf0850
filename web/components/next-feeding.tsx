import { daysBetween, type Day } from '#src/domain/days.ts';
import { isPutOff, type Due } from '#src/domain/feeding/due-state.ts';
import { formatDay } from '#web/lib/format.ts';
import { useToday } from '#web/lib/today.ts';
import { useTexts } from '#web/texts/texts.ts';
import { Fact } from '#web/ui/facts.tsx';
import { DaysAgo } from './days-ago.tsx';

/** When an animal is fed next, by the first of its plans; of one that rests, or is in pre-molt, that. */
export function NextFeeding({ pet }: { pet: Due & { pre_molt: Day | null } }) {
  const { pets, plans } = useTexts();
  const today = useToday();
  if (pet.next_date === null) return null;
  const late = daysBetween(pet.next_date, today);
  return (
    <Fact label={pets.nextFeeding}>
      {isPutOff(pet, today) ? (
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
