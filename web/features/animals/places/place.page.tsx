import { useParams } from 'wouter';
import { readTag } from '#src/domain/animal/tag.ts';
import { crumbOf } from '#web/components/crumb-of.ts';
import { Loaded } from '#web/components/loaded.tsx';
import { LogInPrompt } from '#web/components/log-in-prompt.tsx';
import { RecordNotFound } from '#web/components/record-not-found.tsx';
import { UnknownLabel } from '#web/components/unknown-label.tsx';
import { Page } from '#web/layout/page.tsx';
import { isOffline } from '#web/lib/failure.ts';
import { useToday } from '#web/lib/today.ts';
import { formatNearDay } from '#web/lib/format.ts';
import type { Load } from '#web/lib/load.ts';
import { useIdParam } from '#web/lib/params.ts';
import { paths } from '#web/paths.ts';
import { useTexts } from '#web/texts/texts.ts';
import { Crumbs } from '#web/ui/crumbs.tsx';
import { SkeletonRows } from '#web/ui/skeleton.tsx';
import { countSigns, slotSign } from '#src/domain/places/slot-signs.ts';
import { PlaceActions } from './place-actions.tsx';
import { PlaceBody } from './place-body.tsx';
import { usePlace, usePlaceOfTag, type PlaceDetail } from './use-place.ts';
import {
  animalsBelow,
  usePlaces,
  useStandingAnimals,
  useStandingIn,
  type Place,
} from './use-places.ts';

/** One place: what stands there, in its order, and what was noted of it. */
export function PlacePage() {
  const id = useIdParam();
  return <Shown named={id} load={usePlace(id)} />;
}

/** The same, opened by a scanned label. */
export function ScannedPlacePage() {
  const { id: tag = '' } = useParams<{ id?: string }>();
  const { layout, pets } = useTexts();
  const load = usePlaceOfTag(readTag(tag));
  if (load.failed?.status === 401) {
    return (
      <Page title={layout.loginPrompt} bare>
        <LogInPrompt />
      </Page>
    );
  }
  if (load.failed && isOffline(load.failed)) {
    return (
      <Page title={pets.unknownLabel} narrow bare>
        <UnknownLabel code={tag} of="places" retry={load.retry} />
      </Page>
    );
  }
  return <Shown named={tag} load={load} />;
}

/** `named`: how the address calls it, also after the server has given it another number. */
function Shown({ named, load }: { named: string | number | null; load: Load<PlaceDetail> }) {
  const { places: words } = useTexts();
  const { data: place, missing } = load;
  const enabled = place !== undefined;
  const all = usePlaces({ enabled });
  const animals = useStandingAnimals({ enabled });
  const standingIn = useStandingIn(animals.data?.rows);
  const rows = all.data?.rows;
  const here = crumbOf(load, place?.name, words.notFound);
  const below = place && rows && animals.data ? animalsBelow(rows, place.id, standingIn) : [];
  const isThere = place && rows && animals.data;
  return (
    <Page
      title={place?.name ?? (missing ? words.notFound : words.title)}
      crumbs={<PlaceCrumbs place={place} here={here} />}
      sub={isThere && <Sub place={place} below={below.map(slotSign)} />}
      actions={isThere && <PlaceActions place={place} places={rows} below={below} />}
    >
      <Loaded
        load={load}
        skeleton={<SkeletonRows count={8} />}
        notFound={<RecordNotFound bare texts={words} list={paths.places()} />}
      >
        {(shown) => (
          <Loaded load={all} skeleton={<SkeletonRows count={8} />}>
            {({ rows: places }) => (
              <Loaded load={animals} skeleton={<SkeletonRows count={8} />}>
                {() => (
                  <PlaceBody
                    key={named}
                    place={shown}
                    places={places}
                    standingIn={standingIn}
                    below={below}
                  />
                )}
              </Loaded>
            )}
          </Loaded>
        )}
      </Loaded>
    </Page>
  );
}

function Sub(props: { place: Place; below: ReturnType<typeof slotSign>[] }) {
  const { place, below } = props;
  const { places } = useTexts();
  const { all, due } = countSigns(below);
  const today = useToday();
  const cleaned = place.cleaned && places.cleanedOn(formatNearDay(place.cleaned, today));
  return [all === 0 ? places.noAnimals : places.pageSub(all, due), cleaned]
    .filter(Boolean)
    .join(' ');
}

function PlaceCrumbs({ place, here }: { place: PlaceDetail | undefined; here: string }) {
  const { places } = useTexts();
  const above = place?.crumbs ?? [];
  return (
    <Crumbs
      path={[
        { href: paths.places(), label: places.title },
        ...above.map(({ id, name }) => ({ href: paths.place(id), label: name })),
      ]}
      here={here}
    />
  );
}
