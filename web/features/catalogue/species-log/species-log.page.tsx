import { offsetOf, PAGE_SIZE } from '#src/domain/pagination.ts';
import { LoadFailed } from '#web/components/load-failed.tsx';
import { RecordNotFound } from '#web/components/record-not-found.tsx';
import { SpeciesName } from '#web/components/species-name.tsx';
import { SpeciesCrumbs } from '#web/features/catalogue/species/species-crumbs.tsx';
import { useSpecies } from '#web/features/catalogue/species/use-species.ts';
import { Page } from '#web/layout/page.tsx';
import { useIdParam, usePageParam } from '#web/lib/params.ts';
import { useNoEmptyPage } from '#web/lib/paged-load.ts';
import { paths } from '#web/paths.ts';
import { useTexts } from '#web/texts/texts.ts';
import { Empty } from '#web/ui/empty.tsx';
import { Pagination } from '#web/ui/pagination.tsx';
import { SkeletonRows } from '#web/ui/skeleton.tsx';
import { ChangeLedger, useChanges } from './species-changes.tsx';

/** All changes of one species. */
export function SpeciesLogPage() {
  const { species } = useTexts();
  const id = useIdParam();
  const { data: of, missing } = useSpecies(id);
  return (
    <Page
      title={of ? `${species.changesOf} ${of.sc_name}` : species.changes}
      heading={
        of && (
          <>
            {species.changesOf} <SpeciesName name={of.sc_name} />
          </>
        )
      }
      crumbs={<SpeciesCrumbs of={of} here={species.changes} />}
    >
      {missing ? (
        <RecordNotFound texts={species} list={paths.species()} />
      ) : (
        <Changes sc_id={id ?? 0} />
      )}
    </Page>
  );
}

function Changes({ sc_id }: { sc_id: number }) {
  const { species } = useTexts();
  const [page] = usePageParam();
  const load = useChanges(sc_id, offsetOf(page), PAGE_SIZE);
  const { data } = load;
  useNoEmptyPage(data, page);
  if (load.loading) return <SkeletonRows />;
  if (!data) return <LoadFailed load={load} />;
  if (data.count === 0) return <Empty title={species.noChanges} />;
  return (
    <>
      <ChangeLedger entries={data.rows} />
      <Pagination count={data.count} page={page} />
    </>
  );
}
