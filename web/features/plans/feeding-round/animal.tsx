import { restsUntil } from '#src/domain/feeding/resting.ts';
import { daysBetween, type Day } from '#src/domain/days.ts';
import { openAttempt } from '#src/domain/feeding/feeding-round.ts';
import { FeedingTag } from '#web/components/feeding-tag.tsx';
import { GenderCount } from '#web/components/gender-count.tsx';
import { lastOffer } from '#web/components/pet-card.tsx';
import { PetPicture } from '#web/components/pet-picture.tsx';
import { RestingTag } from '#web/components/resting-tag.tsx';
import { numberBeside, SpeciesName } from '#web/components/species-name.tsx';
import { wordsFor } from '#web/components/words-for.ts';
import { formatNearDay, formatShortDay } from '#web/lib/format.ts';
import { useToday } from '#web/lib/today.ts';
import type { Round, RoundPet } from '#web/state/round.ts';
import { useTexts } from '#web/texts/texts.ts';
import { Icon } from '#web/ui/icon.tsx';
import { Ledger, LedgerEntry } from '#web/ui/ledger.tsx';
import { Tag, Tags } from '#web/ui/tag.tsx';
import { useWide } from '#web/ui/use-wide.ts';
import { TakePicture } from '#web/features/animals/pictures/take-picture.tsx';
import { CardMore } from './card-more.tsx';
import { outcomeLooks } from './outcome.tsx';
import { PreMoltButton, PreMoltHint } from './pre-molt-hint.tsx';
import { StandLine } from './stand-line.tsx';

/** The current animal: name, last feeding, and reasons not to feed it. */
export function Animal({ round, pet }: { round: Round; pet: RoundPet }) {
  const now = useToday();
  const today = round.day ?? now;
  return (
    <div className={round.stands ? 'round-main with-stand' : 'round-main'}>
      <StandLine round={round} pet={pet} />
      <div className="round-picture" key={pet.id}>
        <PetPicture pet={pet} size="mobile" eager />
        <span className="take-picture">
          <TakePicture pet={pet} brief />
        </span>
        <span className="note-pre-molt">
          <PreMoltButton pet={pet} today={now} />
        </span>
      </div>
      <div className="stack close">
        <div>
          <div className="round-name">
            <h1>
              {pet.name} <GenderCount gender={pet.gender} count={pet.an_count} />
            </h1>
            <CardMore pet={pet} />
          </div>
          <p className="round-species">{numberBeside(pet) || <SpeciesName name={pet.sc_name} />}</p>
        </div>
        <Tags>
          <FeedingTag {...lastOffer(pet)} today={today} />
          <RestingTag pet={pet} today={today} />
          {pet.muted === 0 && !isNoted(pet, today) && <DueTag pet={pet} today={today} />}
        </Tags>
        <Caution pet={pet} today={today} />
        <PreMoltHint pet={pet} today={now} />
        <History pet={pet} />
      </div>
    </div>
  );
}

/** Whether it ate or refused on that day, as when the device failed before the round was stored. */
const isNoted = ({ recent: [newest] }: RoundPet, day: Day): boolean =>
  newest?.date_f === day && newest.progress !== 1;

/** Nobody is overdue that was never fed: FeedingTag says so. */
function DueTag({ pet: { due, recent }, today }: { pet: RoundPet; today: Day }) {
  const { feeding } = useTexts();
  if (due === null || (due < today && recent.length === 0)) return null;
  const days = daysBetween(due, today);
  return <Tag icon="plan">{days > 0 ? feeding.dueSince(days) : feeding.dueToday}</Tag>;
}

/** Refusals, rest, and an offer that is still open. */
function Caution({ pet, today }: { pet: RoundPet; today: Day }) {
  const { animals, ...texts } = useTexts();
  const feeding = wordsFor(pet.an_type, texts.feeding);
  const open = openAttempt(pet.recent, today);
  const openDay =
    open && (open.date_f === today ? animals.today : formatNearDay(open.date_f, today));
  const said = [
    pet.muted === 1 && pet.pre_molt !== null && feeding.restingPreMolt,
    pet.muted === 1 &&
      pet.pre_molt === null &&
      pet.mmt &&
      feeding.restingMolt(formatShortDay(restsUntil(pet.mmt))),
    pet.refused_since &&
      feeding.refusedSince(pet.refusals, formatNearDay(pet.refused_since, today)),
    open && openDay && feeding.stillOpen(open.food, openDay),
  ].filter(Boolean);
  if (said.length === 0) return null;
  return (
    <p className="note amber small">
      <Icon name={pet.muted === 1 || pet.refusals > 0 ? 'warn' : 'attempt'} />
      <span>{said.join(' ')}</span>
    </p>
  );
}

/** Beside the picture, where there is room. */
function History({ pet }: { pet: RoundPet }) {
  const { feeding } = useTexts();
  const isWide = useWide();
  if (pet.recent.length === 0 || !isWide) return null;
  const outcomes = ['fed', 'offered', 'refused'] as const;
  return (
    <Ledger label={feeding.history}>
      {pet.recent.slice(0, 4).map((offer) => {
        const outcome = outcomes[offer.progress];
        return (
          <LedgerEntry
            key={`${offer.date_f} ${offer.food}`}
            when={formatShortDay(offer.date_f)}
            dateTime={offer.date_f}
            icon={outcomeLooks[outcome].icon}
            what={
              <>
                <strong>{feeding[outcome]}</strong> {offer.food}
              </>
            }
          />
        );
      })}
    </Ledger>
  );
}
