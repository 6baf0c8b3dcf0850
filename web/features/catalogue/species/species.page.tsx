import { LoadFailed } from '#web/components/load-failed.tsx';
import { Page } from '#web/layout/page.tsx';
import { api } from '#web/lib/api.ts';
import { useLoad } from '#web/lib/load.ts';
import { useNoEmptyPage } from '#web/lib/paged-load.ts';
import { paths } from '#web/paths.ts';
import { editsSpecies, useSession } from '#web/state/session.ts';
import { useSwitchSetting } from '#web/state/settings.ts';
import { useTexts } from '#web/texts/texts.ts';
import { ButtonLink } from '#web/ui/button.tsx';
import { Empty } from '#web/ui/empty.tsx';
import { Pagination } from '#web/ui/pagination.tsx';
import { Rows } from '#web/ui/rows.tsx';
import { SkeletonRows } from '#web/ui/skeleton.tsx';
import { SpeciesEntry } from './species-row.tsx';
import { SpeciesToolbar } from './species-toolbar.tsx';
import { SPECIES, useSpeciesView, type SpeciesView } from './species-view.ts';
import { heldLine } from '#web/ui/held-line.ts';

/** The club's list of species. */
export function SpeciesPage() {
  const { species } = useTexts();
  const view = useSpeciesView();
  const total = useLoad(['species', 'count'], () => api.species.count.get(), {
    errorTitle: species.errorList,
    quiet: true,
  });
  return (
    <Page
      title={species.title}
      sub={heldLine(total.data && species.count(total.data.count), total.loading)}
      actions={<Actions />}
    >
      <SpeciesToolbar view={view} />
      <List view={view} />
    </Page>
  );
}

function Actions() {
  const { species } = useTexts();
  const session = useSession();
  if (!session) return null;
  if (!editsSpecies(session)) {
    return <ButtonLink href={paths.speciesRequest()}>{species.request}</ButtonLink>;
  }
  return (
    <>
      <ButtonLink brief icon="upload" href={paths.speciesImport()}>
        {species.import}
      </ButtonLink>
      <ButtonLink variant="primary" icon="plus" href={paths.speciesAdd()}>
        {species.add}
      </ButtonLink>
    </>
  );
}

function List({ view }: { view: SpeciesView }) {
  const { species } = useTexts();
  const [pictures] = useSwitchSetting('show_pictures');
  const list = useLoad(
    ['species', 'list', view.query],
    () => api.species.list.get({ query: view.query }),
    { errorTitle: species.errorList, keep: true },
  );
  useNoEmptyPage(list.data, view.page, SPECIES);
  if (list.loading) return <SkeletonRows count={SPECIES} plate />;
  if (!list.data) return <LoadFailed load={list} />;
  const { rows, count } = list.data;
  if (count === 0) return <None view={view} />;
  return (
    <>
      {view.filtered && (
        <p className="muted" role="status">
          {species.found(count)}
        </p>
      )}
      <div className="species-rows" aria-busy={list.refreshing || undefined}>
        <Rows label={species.list}>
          {rows.map((row) => (
            <SpeciesEntry key={row.sc_id} row={row} pictures={pictures} />
          ))}
        </Rows>
      </div>
      <Pagination count={count} page={view.page} pageSize={SPECIES} />
    </>
  );
}

/** No match: the list may lack what was typed, so the way to add or request it is shown here. */
function None({ view }: { view: SpeciesView }) {
  const { species } = useTexts();
  const session = useSession();
  if (!view.filtered) return <Empty title={species.noneYet}>{species.noneYetText}</Empty>;
  const wanted = { name: view.search };
  return (
    <Empty
      title={species.none}
      action={
        <>
          <ButtonLink href={paths.species()} onClick={() => view.chooseGenus('')}>
            {species.clearFilters}
          </ButtonLink>
          {editsSpecies(session) && (
            <ButtonLink icon="plus" href={paths.speciesAdd(wanted)}>
              {species.add}
            </ButtonLink>
          )}
          {session && !editsSpecies(session) && (
            <ButtonLink href={paths.speciesRequest(wanted)}>{species.request}</ButtonLink>
          )}
        </>
      }
    >
      {species.noneText}
    </Empty>
  );
}
