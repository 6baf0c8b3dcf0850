import { Link } from 'wouter';
import type { SpeciesLogRow } from '#src/features/catalogue/species-log/species-log.queries.ts';
import { PagedTable } from '#web/components/paged-table.tsx';
import { SpeciesName } from '#web/components/species-name.tsx';
import { Page } from '#web/layout/page.tsx';
import { api } from '#web/lib/api.ts';
import { formatInstant } from '#web/lib/format.ts';
import { usePagedLoad } from '#web/lib/paged-load.ts';
import { useFlagParam, useTextParam } from '#web/lib/params.ts';
import { paths } from '#web/paths.ts';
import { useTexts, type Texts } from '#web/texts/texts.ts';
import { Check } from '#web/ui/check.tsx';
import { Crumbs } from '#web/ui/crumbs.tsx';
import { Empty } from '#web/ui/empty.tsx';
import { SearchField } from '#web/ui/search-field.tsx';
import type { Column } from '#web/ui/table.tsx';
import { actionText } from './change-summary.ts';
import { DeleteLogButton } from './delete-log-button.tsx';

/** Every change of every species. */
export function AdminSpeciesLogPage() {
  const { common, errors, layout, species } = useTexts();
  const [search, setSearch] = useTextParam('search');
  const [admin, setAdmin] = useFlagParam('admin');
  const filter = {
    adminChanges: admin ? ('1' as const) : ('0' as const),
    ...(search && { search }),
  };
  const load = usePagedLoad(
    ['species', 'all-logs', filter],
    (range) => api.admin.spec_log.all.get({ query: { ...filter, ...range } }),
    errors.loadingSpeciesLog,
  );
  const crumbs = (
    <Crumbs path={[{ href: paths.admin(), label: layout.admin }]} here={species.log} />
  );
  return (
    <Page title={species.log} crumbs={crumbs}>
      <search className="toolbar">
        <div className="toolbar-row">
          <SearchField
            label={species.searchLog}
            placeholder={species.searchLogPlaceholder}
            value={search}
            onSearch={setSearch}
          />
          <Check checked={admin} onChange={setAdmin}>
            {species.includeAdmin}
          </Check>
        </div>
      </search>
      <PagedTable
        load={load}
        caption={species.log}
        columns={columnsOf({ common, species })}
        rowKey={(row) => row.sid}
        rowHref={(row) => paths.speciesLogDetails(row.sid)}
        empty={<Empty title={species.noLogs} />}
      />
    </Page>
  );
}

function columnsOf({
  common,
  species,
}: Pick<Texts, 'common' | 'species'>): Column<SpeciesLogRow>[] {
  return [
    {
      key: 'time',
      head: species.time,
      slot: 'meta',
      bare: true,
      nowrap: true,
      cell: (row) => formatInstant(row.action_time),
    },
    {
      key: 'type',
      head: species.action,
      slot: 'meta',
      bare: true,
      cell: (row) => actionText(row.action_type, row.merged_into),
    },
    {
      key: 'user',
      head: species.user,
      slot: 'meta',
      bare: true,
      cell: (row) => <User row={row} />,
    },
    {
      key: 'species',
      head: species.title,
      slot: 'title',
      cell: (row) => <SpeciesName name={row.sc_name} />,
    },
    {
      key: 'delete',
      head: common.delete,
      hideHead: true,
      slot: 'aside',
      buttons: true,
      cell: (row) => <DeleteLogButton sid={row.sid} />,
    },
  ];
}

function User({ row }: { row: SpeciesLogRow }) {
  const { species } = useTexts();
  if (row.action_user === null || row.uname === null) {
    return <span className="muted">{species.unknownUser}</span>;
  }
  return <Link href={paths.adminUserDetails(row.action_user)}>{row.uname}</Link>;
}
