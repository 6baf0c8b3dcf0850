import { useState } from 'react';
import { Loaded } from '#web/components/loaded.tsx';
import { Page } from '#web/layout/page.tsx';
import { paths } from '#web/paths.ts';
import { useTexts } from '#web/texts/texts.ts';
import { Button, ButtonLink } from '#web/ui/button.tsx';
import { Empty } from '#web/ui/empty.tsx';
import { SkeletonRows } from '#web/ui/skeleton.tsx';
import { AddPlace } from './add-place.tsx';
import { NowhereBox } from './nowhere-box.tsx';
import { SlotKey } from './rack.tsx';
import { Rooms } from './rooms.tsx';
import { usePlaces, useStandingAnimals, useStandingIn, type Place } from './use-places.ts';

/** All places from the front, and the animals that stand nowhere yet. */
export function PlacesPage() {
  const { places } = useTexts();
  const [adding, setAdding] = useState(false);
  const load = usePlaces();
  const animals = useStandingAnimals();
  const standingIn = useStandingIn(animals.data?.rows);
  const rows = load.data?.rows ?? [];
  const add = (
    <Button variant="primary" icon="plus" onClick={() => setAdding(true)}>
      {places.add}
    </Button>
  );
  return (
    <Page
      title={places.title}
      sub={
        rows.length > 0 && animals.data && <Sub places={rows} nowhere={standingIn(null).length} />
      }
      actions={
        rows.length > 0 && (
          <>
            <ButtonLink brief icon="tag" href={paths.placeLabels()}>
              {places.labels}
            </ButtonLink>
            {add}
          </>
        )
      }
    >
      <Loaded load={load} skeleton={<SkeletonRows count={6} />}>
        {({ rows: shown }) => (
          <Loaded load={animals} skeleton={<SkeletonRows count={6} />}>
            {(standing) =>
              shown.length === 0 ? (
                <Empty title={places.empty} action={add}>
                  {places.emptyText}
                </Empty>
              ) : (
                <div className="stack">
                  <SlotKey of={standing.rows} />
                  <Rooms places={shown} standingIn={standingIn} />
                  <NowhereBox animals={standingIn(null)} />
                </div>
              )
            }
          </Loaded>
        )}
      </Loaded>
      {adding && <AddPlace places={rows} onClose={() => setAdding(false)} />}
    </Page>
  );
}

function Sub({ places, nowhere }: { places: readonly Place[]; nowhere: number }) {
  const { places: words } = useTexts();
  const rooms = places.filter(({ kind }) => kind === 'room').length;
  const standing = places.reduce((sum, { count }) => sum + count, 0);
  return [
    words.sub(rooms, places.length - rooms, standing),
    nowhere > 0 && words.subNowhere(nowhere),
  ]
    .filter(Boolean)
    .join(' ');
}
