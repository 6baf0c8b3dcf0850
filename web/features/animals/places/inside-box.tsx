import { useState } from 'react';
import { Link } from 'wouter';
import { limits } from '#src/domain/limits.ts';
import { inside, wayTo } from '#src/domain/places/tree.ts';
import { paths } from '#web/paths.ts';
import { useTexts } from '#web/texts/texts.ts';
import { Box } from '#web/ui/box.tsx';
import { Button } from '#web/ui/button.tsx';
import { AddPlace } from './add-place.tsx';
import { Grip } from './grip.tsx';
import { useArrangePlaces } from './use-arranging.ts';
import type { Place } from './use-places.ts';
import { sortedEntry, useSorting } from './use-sorting.ts';

/** The places in a place, in their order, which is changed by their grips. */
export function InsideBox({ place, places }: { place: Place; places: readonly Place[] }) {
  const { places: words } = useTexts();
  const [adding, setAdding] = useState(false);
  const children = inside(places, place.id);
  const ids = children.map(({ id }) => id);
  const arrange = useArrangePlaces(places);
  const sorting = useSorting({
    ids,
    onSorted: (sorted) => arrange.run({ from: place.id, to: place.id, ids: sorted }),
  });
  const sorted = sorting.order.flatMap((id) => children.find((one) => one.id === id) ?? []);
  if (wayTo(places, place.id).length >= limits.placeLevels) return null;
  return (
    <Box
      title={words.inside}
      end={
        <Button variant="quiet" icon="plus" onClick={() => setAdding(true)}>
          {words.add}
        </Button>
      }
    >
      {children.length === 0 && <p className="muted">{words.emptyRoom}</p>}
      <ol className="rows" aria-label={words.inside}>
        {sorted.map(({ id, name, kind }) => (
          <li
            key={id}
            className={sorting.dragged === id ? 'is-dragged' : undefined}
            {...sortedEntry(id)}
          >
            {children.length > 1 && (
              <Grip id={id} name={name} sorting={sorting} order={sorting.order} />
            )}
            <div className="main">
              <Link href={paths.place(id)}>{name}</Link>
            </div>
            <span className="trailing small muted">{words.kinds[kind]}</span>
          </li>
        ))}
      </ol>
      {adding && <AddPlace places={places} parent={place} onClose={() => setAdding(false)} />}
    </Box>
  );
}
