import { memo } from 'react';
import { Link } from 'wouter';
import type { Day } from '#src/domain/days.ts';
import type { PetCard as PetCardData } from '#src/features/animals/pets/pets.queries.ts';
import { useToday } from '#web/lib/today.ts';
import { paths } from '#web/paths.ts';
import { useTexts } from '#web/texts/texts.ts';
import { classes } from '#web/ui/classes.ts';
import { Icon } from '#web/ui/icon.tsx';
import { PlainLink } from '#web/ui/plain-link.tsx';
import { FeedingTag } from './feeding-tag.tsx';
import { GenderCount } from './gender-count.tsx';
import { MoltTag } from './molt-tag.tsx';
import { PetPicture } from './pet-picture.tsx';
import { ArchivedTag, PreMoltTag } from './pre-molt-tag.tsx';
import { RefusalTag } from './refusal-tag.tsx';
import { Ruler, rulerWidth } from './ruler.tsx';
import { SpeciesName } from './species-name.tsx';
import { useDrawnCards } from './use-drawn-cards.ts';
import { WaitsTag } from './waits-tag.tsx';

export type { PetCardData };

type PetCardProps = {
  pet: PetCardData;
  today: Day;
  shortNames?: boolean;
  pictures?: boolean;
  /** Full width of all rulers in the list, in cm: see rulerWidth. */
  rulerOf?: number;
  /** One of the first in its list: its picture is not lazy. */
  first?: boolean;
  /** Names the keeper and links to the account: the administrator's list. */
  owner?: boolean;
  /** The card is a choice instead of a link. */
  select?: Select;
};

/** `range`: with the Shift key, all from the one that was chosen before. */
type Select = { selected: boolean; onSelect: (selected: boolean, range: boolean) => void };

/** No card is lower, in pixels. */
const LOW_CARD = 104;
/** The cards that a phone shows without scrolling. */
export const FIRST_SEEN = 4;

/** A list of cards, with rulers of one scale. `select`: how a card is chosen; without it cards are links. */
export function PetCards(props: {
  label: string;
  pets: readonly PetCardData[];
  look: Pick<PetCardProps, 'pictures' | 'shortNames'>;
  owner?: boolean;
  select?: (id: number) => PetCardProps['select'];
}) {
  const { label, pets, look, owner, select } = props;
  const today = useToday();
  const rulerOf = rulerWidth(pets.map((pet) => pet.size));
  const cards = useDrawnCards(pets, (pet, key, at) => (
    <PetCard
      key={key}
      first={at < FIRST_SEEN}
      pet={pet}
      today={today}
      shortNames={look.shortNames}
      pictures={look.pictures}
      rulerOf={rulerOf}
      owner={owner}
      select={select?.(pet.id)}
    />
  ));
  return (
    <ul
      className="pets"
      aria-label={label}
      // who has scrolled stays there while the others are drawn
      style={cards.length < pets.length ? { minHeight: `${pets.length * LOW_CARD}px` } : undefined}
    >
      {cards}
    </ul>
  );
}

/** The card of one animal: picture, name, species, last feeding and molt, size. Drawn again when one of these changes. */
export const PetCard = memo(function PetCard(props: PetCardProps) {
  const { pet, today, shortNames = false, pictures = true, rulerOf, owner = false, select } = props;
  return (
    <li
      data-pet={pet.id}
      className={classes(
        'pet',
        !pictures && 'plain',
        pet.archived !== 0 && 'is-archived',
        select?.selected && 'is-selected',
      )}
    >
      {pictures && <PetPicture pet={pet} numbered eager={props.first} />}
      <div className="pet-body">
        <h2 className="pet-name">
          <PetName pet={pet} select={select} />{' '}
          <GenderCount gender={pet.gender} count={pet.an_count} />
        </h2>
        <p>
          {pet.sc_name ? <SpeciesName name={pet.sc_name} short={shortNames} /> : pet.cm_name}
          {owner && <Owner pet={pet} />}
        </p>
        <States pet={pet} today={today} />
        {pet.size !== null && <Ruler size={pet.size} of={rulerOf} />}
      </div>
    </li>
  );
});

function PetName({ pet, select }: Pick<PetCardProps, 'pet' | 'select'>) {
  if (select) return <PetChoice pet={pet} select={select} />;
  return <PlainLink href={paths.petDetails(pet.id)}>{pet.name}</PlainLink>;
}

function PetChoice({ pet, select }: Pick<PetCardProps, 'pet'> & { select: Select }) {
  const { animals } = useTexts();
  return (
    <label className="check pet-choice">
      <input
        type="checkbox"
        aria-label={animals.select(pet.name)}
        checked={select.selected}
        onChange={({ currentTarget, nativeEvent }) =>
          select.onSelect(
            currentTarget.checked,
            'shiftKey' in nativeEvent && nativeEvent.shiftKey === true,
          )
        }
      />
      {pet.name}
    </label>
  );
}

function Owner({ pet }: { pet: PetCardData }) {
  return (
    <Link className="pet-owner" href={paths.adminUserDetails(pet.uid)}>
      <Icon name="user" />
      <span className="cut">{pet.uname}</span>
    </Link>
  );
}

/** The feeding tag of a pet: the open attempt, else the last meal. */
export function lastOffer(pet: Pick<PetCardData, 'date_f' | 'progress' | 'offer_date'>) {
  const { progress, date_f, offer_date = null } = pet;
  return { progress, date_f: progress === 1 ? (offer_date ?? date_f) : date_f };
}

/** An archived animal is neither hungry nor about to molt. */
function States({ pet, today }: { pet: PetCardData; today: Day }) {
  return (
    <div className="tags">
      {pet.archived ? (
        <ArchivedTag reason={pet.archive_reason} />
      ) : (
        <>
          <FeedingTag {...lastOffer(pet)} today={today} />
          <RefusalTag pet={pet} />
          <MoltTag {...pet} today={today} onlyFresh />
          <PreMoltTag {...pet} today={today} />
        </>
      )}
      <WaitsTag of={pet} />
    </div>
  );
}
