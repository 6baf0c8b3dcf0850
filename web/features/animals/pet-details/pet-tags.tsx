import { FeedingTag } from '#web/components/feeding-tag.tsx';
import { MoltTag } from '#web/components/molt-tag.tsx';
import { lastOffer, type PetCardData } from '#web/components/pet-card.tsx';
import { ArchivedTag, PreMoltTag } from '#web/components/pre-molt-tag.tsx';
import { RefusalTag } from '#web/components/refusal-tag.tsx';
import { WaitsTag } from '#web/components/waits-tag.tsx';
import { useToday } from '#web/lib/today.ts';
import { Tags } from '#web/ui/tag.tsx';

type Told = Pick<
  PetCardData,
  | 'archived'
  | 'date_f'
  | 'progress'
  | 'offer_date'
  | 'refusals'
  | 'refused_since'
  | 'pre_molt'
  | 'mmt'
>;

/** The tags of an animal on its own page; an archived one is neither hungry nor about to molt. */
export function PetTags({ pet }: { pet: Told }) {
  const today = useToday();
  return (
    <Tags>
      {pet.archived ? (
        <ArchivedTag />
      ) : (
        <>
          <FeedingTag {...lastOffer(pet)} today={today} />
          <RefusalTag pet={pet} />
          <PreMoltTag pre_molt={pet.pre_molt} today={today} />
        </>
      )}
      <MoltTag mmt={pet.mmt} date_f={pet.date_f} today={today} />
      <WaitsTag of={pet} />
    </Tags>
  );
}
