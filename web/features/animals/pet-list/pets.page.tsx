import { Suspense, useEffect } from 'react';
import { Link } from 'wouter';
import { PetCards } from '#web/components/pet-card.tsx';
import { PartUnfetched } from '#web/components/part-unfetched.tsx';
import { PetCardSkeletons } from '#web/components/pet-card-skeletons.tsx';
import { allSheets } from '#web/layout/deferred-sheets.ts';
import { Page } from '#web/layout/page.tsx';
import { useLoad } from '#web/lib/load.ts';
import { useNoEmptyPage } from '#web/lib/paged-load.ts';
import { useReadyFormats } from '#web/lib/ready-formats.ts';
import { paths } from '#web/paths.ts';
import { keepPetOrder } from '#web/state/pet-order.ts';
import { RecordNow } from '#web/features/animals/pet-details/dialogs.ts';
import { textsReady, useTexts } from '#web/texts/texts.ts';
import { Button, ButtonLink } from '#web/ui/button.tsx';
import { AfterPaint } from '#web/ui/after-paint.tsx';
import { classes } from '#web/ui/classes.ts';
import { Crumbs } from '#web/ui/crumbs.tsx';
import { importAgain } from '#web/ui/import-again.ts';
import { lazyPart } from '#web/ui/lazy-part.ts';
import { Pagination } from '#web/ui/pagination.tsx';
import { reloadOnce } from '#web/lib/reload-once.ts';
import { SkeletonRows } from '#web/ui/skeleton.tsx';
import { LoadFailed } from '#web/components/load-failed.tsx';
import { NoPets } from './no-pets.tsx';
import { useStartView, useViews } from '#web/features/animals/pet-filters/use-views.ts';
import { cardsCall, overviewCall } from './pets-calls.ts';
import { PetsToolbar } from './pets-toolbar.tsx';
import { CARDS, usePetsView, type PetsView } from './pets-view.ts';
import { SelectionBar } from './selection-bar.ts';
import { useListKeys } from './use-list-keys.ts';
import { useSelection, type Selection } from './selection.ts';
import { useLook } from './use-look.ts';

/** The table, for those who use it. */
const PetTable = lazyPart(async () => {
  const [{ PetTable }] = await Promise.all([
    importAgain(() => import('#web/features/animals/pet-table/pet-table.lazy.tsx')).catch(
      reloadOnce,
    ),
    allSheets(),
  ]);
  await textsReady();
  return PetTable;
}, PartUnfetched);

export function PetsPage() {
  const { pets, errors } = useTexts();
  const view = usePetsView();
  const views = useViews();
  useStartView(views);
  useReadyFormats();
  const selection = useSelection();
  const look = useLook();
  const { archived } = view.filter;
  const { recording, record, endRecording } = useListKeys(selection);
  useEffect(() => keepPetOrder({ ...view.filter, ...view.sort }), [view.filter, view.sort]);
  const overview = useLoad(...overviewCall(archived), {
    ...{ errorTitle: errors.loadingPets, quiet: true, keep: true },
  });
  const counts = overview.data;
  const none = counts?.count2 === 0;
  const toAll = [{ href: paths.pets(), label: pets.title }];
  return (
    <Page
      title={view.archived ? pets.showArchived : pets.title}
      crumbs={view.archived && <Crumbs path={toAll} here={pets.showArchived} />}
      className={classes('page', 'wide', overview.loading && 'unsettled')}
      // its line is there before it: otherwise it would push down the buttons
      sub={
        none ? undefined : counts ? (
          <>
            <Sub counts={counts} view={view} look={look} />{' '}
            <Link className="desktop-only" href={paths.statistics()}>
              {pets.statistics}
            </Link>
          </>
        ) : (
          '\u00a0'
        )
      }
      // A new keeper sees the first steps instead of the list, once.
      actions={!none && <Actions selection={selection} />}
    >
      {!none && <PetsToolbar view={view} views={views} types={counts?.types ?? []} />}
      {look === 'table' && !none ? (
        <Suspense fallback={<SkeletonRows count={12} />}>
          <PetTable view={view} selection={selection} onRecord={record} />
        </Suspense>
      ) : (
        <List view={view} selection={selection} none={none} />
      )}
      {recording && <RecordNow record={recording} onClose={endRecording} />}
      {selection.on && <SelectionBar {...{ selection, view }} onClose={selection.end} />}
    </Page>
  );
}

type Overview = { count1: number; count2: number; types: { count: number; animals: number }[] };

/** How many the list has without filters. */
function allOf(counts: Overview | undefined, archived: boolean): number {
  if (!counts) return 0;
  return archived ? counts.count2 - counts.count1 : counts.count1;
}

/** How many there are, or what the filters find: in one place, so that a search moves nothing. */
function Sub({ counts, view, look }: { counts: Overview; view: PetsView; look: string }) {
  return (
    <span role="status">
      {view.filtered && look !== 'table' ? (
        <Found view={view} all={allOf(counts, view.archived)} />
      ) : (
        <Counts counts={counts} archived={view.archived} />
      )}
    </span>
  );
}

function Found({ view, all }: { view: PetsView; all: number }) {
  const { pets } = useTexts();
  const { data } = usePets(view);
  if (!data) return '\u00a0';
  return all > 0 ? pets.foundOf(data.count, all) : pets.found(data.count);
}

const usePets = (view: PetsView) =>
  useLoad(...cardsCall(view.query), {
    errorTitle: useTexts().errors.loadingPets,
    keep: true,
  });

function Counts({ counts, archived }: { counts: Overview; archived: boolean }) {
  const { pets } = useTexts();
  if (archived) return pets.archivedCount(counts.count2 - counts.count1);
  const animals = counts.types.reduce((total, type) => total + type.animals, 0);
  const gone = counts.count2 - counts.count1;
  return (
    <>
      {pets.counts(counts.count1, animals)}{' '}
      {gone > 0 && <Link href={paths.pets({ archived: true })}>{pets.archivedCount(gone)}</Link>}
    </>
  );
}

function Actions({ selection }: { selection: Selection }) {
  const { pets } = useTexts();
  return (
    <>
      {selection.on ? (
        <Button icon="x" brief onClick={selection.end}>
          {pets.done}
        </Button>
      ) : (
        <Button icon="check" brief onClick={selection.start}>
          {pets.select}
        </Button>
      )}
      <ButtonLink brief icon="upload" href={paths.petImport()}>
        {pets.importPets}
      </ButtonLink>
      <ButtonLink variant="primary" icon="plus" href={paths.petAdd()}>
        {pets.add}
      </ButtonLink>
    </>
  );
}

function List({ view, selection, none }: { view: PetsView; selection: Selection; none: boolean }) {
  const { pets } = useTexts();
  const list = usePets(view);
  useNoEmptyPage(list.data, view.page, CARDS);
  if (none) return <NoPets />;
  if (list.loading) return <PetCardSkeletons count={CARDS} pictures={view.pictures} />;
  if (!list.data) return <LoadFailed load={list} />;
  const { rows, count } = list.data;
  if (count === 0) return <NoPets view={view} />;
  return (
    <>
      <PetCards
        label={pets.title}
        pets={rows}
        look={view}
        select={selection.on ? selectOf(selection, rows) : undefined}
      />
      <AfterPaint>
        <Pagination count={count} page={view.page} pageSize={CARDS} />
      </AfterPaint>
    </>
  );
}

const selectOf = (selection: Selection, rows: readonly { id: number }[]) => (id: number) => ({
  selected: selection.has(id),
  onSelect: (selected: boolean, range: boolean) =>
    range ? selection.addUpTo(id, rows) : selection.toggle(id, selected),
});
