import { daysBetween } from '#src/domain/days.ts';
import { isDue, type Due } from '#src/domain/feeding/due-state.ts';
import { FeedingTag } from '#web/components/feeding-tag.tsx';
import { MoltTag } from '#web/components/molt-tag.tsx';
import type { PetCardData } from '#web/components/pet-card.tsx';
import { ArchivedTag, PreMoltTag } from '#web/components/pre-molt-tag.tsx';
import { WaitsTag } from '#web/components/waits-tag.tsx';
import { useToday } from '#web/lib/today.ts';
import { useTexts } from '#web/texts/texts.ts';
import { Tag, Tags } from '#web/ui/tag.tsx';

type Told = Due &
  Pick<
    PetCardData,
    'an_type' | 'archived' | 'date_f' | 'progress' | 'offer_date' | 'pre_molt' | 'mmt'
  > &
  Partial<Pick<PetCardData, 'archive_reason'>>;

/** What an animal asks for, as tags; its vitals say the rest. An archived one asks for nothing. */
export function PetStates({ pet }: { pet: Told }) {
  const { plans } = useTexts();
  const today = useToday();
  const { next_date, offer_date } = pet;
  const late = next_date === null ? 0 : daysBetween(next_date, today);
  if (pet.archived)
    return (
      <Tags>
        <ArchivedTag reason={pet.archive_reason} />
        <WaitsTag of={pet} />
      </Tags>
    );
  return (
    <Tags>
      {pet.progress === 1 && <FeedingTag date_f={offer_date} progress={1} today={today} />}
      {isDue(pet, today) && (
        <Tag tone="plain" icon="clock">
          {late > 0 ? plans.dueSince(late) : plans.dueToday}
        </Tag>
      )}
      <PreMoltTag {...pet} today={today} />
      <MoltTag {...pet} today={today} onlyFresh />
      <WaitsTag of={pet} />
    </Tags>
  );
}
