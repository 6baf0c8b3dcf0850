import type { ReactNode } from 'react';
import { Link } from 'wouter';
import { FeedingTag } from '#web/components/feeding-tag.tsx';
import { GenderCount } from '#web/components/gender-count.tsx';
import { lastOffer } from '#web/components/pet-card.tsx';
import { PetPicture } from '#web/components/pet-picture.tsx';
import { RefusalTag } from '#web/components/refusal-tag.tsx';
import { RestingTag } from '#web/components/resting-tag.tsx';
import { SpeciesName } from '#web/components/species-name.tsx';
import { useToday } from '#web/lib/today.ts';
import { paths } from '#web/paths.ts';
import { useTexts } from '#web/texts/texts.ts';
import { Tag, Tags } from '#web/ui/tag.tsx';
import type { Standing } from './use-places.ts';

/** An animal in its place. `grip`: while the order is changed, in place of the link; `box`: its own, among others of a shelf. */
export function AnimalRow(props: {
  pet: Standing;
  box?: string | undefined;
  isDragged: boolean;
  entry?: Record<string, number>;
  grip?: ReactNode;
}) {
  const { pet, box, isDragged, entry, grip } = props;
  const { places } = useTexts();
  const today = useToday();
  return (
    <li className={isDragged ? 'is-dragged' : undefined} {...entry}>
      {grip}
      <PetPicture pet={pet} />
      <div className="main">
        {grip ? (
          <strong>{pet.name}</strong>
        ) : (
          <Link href={paths.petDetails(pet.id)}>{pet.name}</Link>
        )}{' '}
        <GenderCount gender={pet.gender} count={pet.an_count} />
        <span className="secondary">
          <SpeciesName name={pet.sc_name} />
        </span>
        {!grip && (
          <Tags>
            {pet.due === 1 && <Tag icon="plan">{places.keyWords.due}</Tag>}
            <FeedingTag {...lastOffer(pet)} today={today} />
            <RefusalTag pet={pet} />
            <RestingTag pet={pet} today={today} />
          </Tags>
        )}
      </div>
      {pet.slot !== null && (
        <span className="trailing small muted">{box ?? places.slot(pet.slot)}</span>
      )}
    </li>
  );
}
