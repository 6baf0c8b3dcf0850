import { isDue } from '#src/domain/feeding/due-state.ts';
import { isSingle } from '#src/domain/places/rooms.ts';
import { walkingOrder, withBelow } from '#src/domain/places/tree.ts';
import { useToday } from '#web/lib/today.ts';
import { useTexts } from '#web/texts/texts.ts';
import { Radio } from '#web/ui/check.tsx';
import type { StandingPet } from './place-scope.ts';
import type { DueRow } from './scopes.ts';
import type { RoundPlaces } from './use-round-places.ts';

/** The animals of a place and of all in it, as one walks past them. */
export function petsIn({ rows, pets }: RoundPlaces, id: number): StandingPet[] {
  const below = withBelow(rows, id);
  return walkingOrder(rows)
    .filter((place) => below.has(place.id))
    .flatMap((place) =>
      pets
        .filter(({ place_id }) => place_id === place.id)
        .toSorted((a, b) => (a.slot ?? 0) - (b.slot ?? 0)),
    );
}

/** Chooses the place whose animals are fed; those where nobody stands are left out, and boxes for one animal. */
export function PickPlace(props: {
  places: RoundPlaces;
  due: readonly DueRow[];
  value: number | null;
  onChange: (id: number) => void;
}) {
  const { places, due, value, onChange } = props;
  const { places: words } = useTexts();
  const today = useToday();
  const dueIds = new Set(due.filter((row) => isDue(row, today)).map(({ id }) => id));
  const choices = walkingOrder(places.rows).flatMap((place) => {
    const pets = isSingle(places.rows, place) ? [] : petsIn(places, place.id);
    return pets.length > 0 ? [{ place, pets }] : [];
  });
  return (
    <ul className="rows" aria-label={words.pick}>
      {choices.map(({ place, pets }) => (
        <li key={place.id}>
          <Radio
            name="place"
            whole
            checked={place.id === value}
            onChange={() => onChange(place.id)}
          >
            <span className="main">
              <strong>{place.path}</strong>
              <span className="secondary">
                {words.counts(pets.length, pets.filter(({ id }) => dueIds.has(id)).length)}
              </span>
            </span>
          </Radio>
        </li>
      ))}
    </ul>
  );
}
