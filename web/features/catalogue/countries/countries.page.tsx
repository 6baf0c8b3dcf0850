import { offsetOf, PAGE_SIZE } from '#src/domain/pagination.ts';
import { LoadFailed } from '#web/components/load-failed.tsx';
import { Page } from '#web/layout/page.tsx';
import { api } from '#web/lib/api.ts';
import { useLoad } from '#web/lib/load.ts';
import { usePageParam, useTextParam } from '#web/lib/params.ts';
import { paths } from '#web/paths.ts';
import { useTexts, type Texts } from '#web/texts/texts.ts';
import { ButtonLink } from '#web/ui/button.tsx';
import { Empty } from '#web/ui/empty.tsx';
import { Pagination } from '#web/ui/pagination.tsx';
import { SearchField } from '#web/ui/search-field.tsx';
import { Table, type Column } from '#web/ui/table.tsx';
import { CountryCrumbs } from './country-crumbs.tsx';

type Country = { code: string; name: string };

/** The countries that species come from (spec 2.2). */
export function CountriesPage() {
  const { common, countries, errors } = useTexts();
  const [page] = usePageParam();
  const [search, setSearch] = useTextParam('search');
  const query = { offset: offsetOf(page), limit: PAGE_SIZE, ...(search && { search }) };
  const { data, loading, retry } = useLoad(
    ['countries', 'list', query],
    () => api.admin.countries.list.get({ query }),
    { errorTitle: errors.loadingCountries, keep: true },
  );
  return (
    <Page
      title={countries.title}
      crumbs={<CountryCrumbs />}
      actions={
        <ButtonLink variant="primary" icon="plus" href={paths.adminCountryAdd()}>
          {countries.add}
        </ButtonLink>
      }
    >
      <search className="toolbar">
        <SearchField
          label={countries.search}
          placeholder={countries.searchPlaceholder}
          value={search}
          onSearch={setSearch}
        />
      </search>
      {!loading && !data && <LoadFailed title={errors.loadingCountries} retry={retry} />}
      {data?.count === 0 && <Empty title={countries.none} />}
      {(loading || (data && data.count > 0)) && (
        <Table
          caption={countries.title}
          columns={columnsOf({ common, countries })}
          rows={data?.rows}
          rowKey={(row) => row.code}
          rowHref={(row) => paths.adminCountryEdit(row.code)}
          skeletonRows={PAGE_SIZE}
        />
      )}
      <Pagination
        count={data?.count}
        page={page}
        href={(target) => paths.adminCountries({ page: target, search })}
      />
    </Page>
  );
}

function columnsOf({ common, countries }: Pick<Texts, 'common' | 'countries'>): Column<Country>[] {
  return [
    { key: 'name', head: countries.name, slot: 'title', cell: (row) => row.name },
    { key: 'code', head: countries.code, slot: 'meta', bare: true, cell: (row) => row.code },
    {
      key: 'edit',
      head: common.edit,
      hideHead: true,
      slot: 'aside',
      buttons: true,
      cell: (row) => (
        <ButtonLink
          variant="quiet"
          icon="pencil"
          label={countries.edit(row.name)}
          href={paths.adminCountryEdit(row.code)}
        />
      ),
    },
  ];
}
