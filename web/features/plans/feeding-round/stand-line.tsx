import { slotSign } from '#src/domain/places/slot-signs.ts';
import { signClasses } from '#web/features/animals/places/rack.tsx';
import type { Round, RoundPet } from '#web/state/round.ts';
import { useTexts } from '#web/texts/texts.ts';
import { classes } from '#web/ui/classes.ts';
import { Icon } from '#web/ui/icon.tsx';
import { resultOf } from './round-answers.ts';
import { standOf, type RoundGroup } from './stands.ts';

/** Where the current animal stands: its place, its slot, who is next, and the shelf from the front. */
export function StandLine({ round, pet }: { round: Round; pet: RoundPet }) {
  const { places } = useTexts();
  const stand = standOf(round, pet);
  if (!stand) return null;
  const at = stand.pets.indexOf(pet.id) + 1;
  const hasSlots = stand.pets.length > 1;
  return (
    <header className="round-stand">
      <div>
        <p>
          <Icon name="rack" /> <strong>{stand.name}</strong>
        </p>
        <p className="small muted">
          {places.roundPlace(hasSlots ? places.slot(at) : '', nextOf(round, pet))}
        </p>
      </div>
      {hasSlots && <Shelf round={round} pet={pet} ids={stand.pets} name={stand.name} />}
    </header>
  );
}

/** Over the animals of one place, with how many that stand there are due; or of those that refused last time. */
export function StandHead({ group: { stand, refusers, pets, all, due } }: { group: RoundGroup }) {
  const { places, feeding } = useTexts();
  const name = refusers ? feeding.refusedLast : (stand?.name ?? places.nowhere);
  const isAlone = stand?.pets.length === 1;
  // a place where nobody is due is fed whole
  const areDue = pets.some((pet) => pet.due !== null);
  const count = stand && areDue ? places.dueOf(due, stand.pets.length) : feeding.today.animals(all);
  return (
    <h2 className="stand-head">
      {name} {!isAlone && <span>{count}</span>}
    </h2>
  );
}

/** The next animal without an outcome, with its place where that is another one. */
function nextOf(round: Round, pet: RoundPet): string {
  const from = round.pets.indexOf(pet) + 1;
  const next = round.pets.slice(from).find((one) => !resultOf(round, one.id));
  if (!next) return '';
  const stand = standOf(round, next);
  return stand && stand !== standOf(round, pet) ? `${stand.name}, ${next.name}` : next.name;
}

type ShelfProps = { round: Round; pet: RoundPet; ids: readonly number[]; name: string };

function Shelf({ round, pet, ids, name }: ShelfProps) {
  const { places } = useTexts();
  const members = new Set(round.pets.map(({ id }) => id));
  const done = ids.filter((id) => resultOf(round, id)).length;
  const due = ids.filter((id) => members.has(id)).length - done;
  return (
    <div
      className="slots"
      role="img"
      aria-label={places.roundShelf(name, ids.length, ids.indexOf(pet.id) + 1, done, due)}
    >
      {ids.map((id) => (
        <i
          key={id}
          ref={id === pet.id ? intoSight : undefined}
          className={classes('slot', lookOf(round, id), id === pet.id && 'is-now')}
        />
      ))}
    </div>
  );
}

/** On a long shelf the current animal stays in sight. */
function intoSight(slot: HTMLElement | null): void {
  const shelf = slot?.parentElement;
  if (slot && shelf) shelf.scrollLeft = slot.offsetLeft - shelf.offsetLeft - shelf.clientWidth / 2;
}

/** By its outcome; before that as places are drawn: one that rests is not due, every other one in the round is. */
function lookOf(round: Round, id: number): string {
  const outcome = resultOf(round, id)?.outcome;
  if (outcome === 'fed') return 'is-fed';
  if (outcome === 'refused') return 'has-refused';
  if (outcome === 'molted') return signClasses.fresh_molt;
  if (outcome) return '';
  const pet = round.pets.find((one) => one.id === id);
  if (!pet) return '';
  return signClasses[slotSign({ ...pet, due: pet.muted === 1 ? 0 : 1 })];
}
