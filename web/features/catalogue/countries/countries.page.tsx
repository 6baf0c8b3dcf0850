import { PagedTable } from '#web/components/paged-table.tsx';
import { Page } from '#web/layout/page.tsx';
import { api } from '#web/lib/api.ts';
import { usePagedLoad } from '#web/lib/paged-load.ts';
import { useTextParam } from '#web/lib/params.ts';
import { paths } from '#web/paths.ts';
import { useTexts, type Texts } from '#web/texts/texts.ts';
import { ButtonLink } from '#web/ui/button.tsx';
import { Empty } from '#web/ui/empty.tsx';
import { SearchField } from '#web/ui/search-field.tsx';
import type { Column } from '#web/ui/table.tsx';
import { CountryCrumbs } from './country-crumbs.tsx';

type Country = { code: string; name: string };

/** The countries that species come from. */
export function CountriesPage() {
  const { common, countries, errors } = useTexts();
  const [search, setSearch] = useTextParam('search');
  const load = usePagedLoad(
    ['countries', 'list', search],
    (range) => api.admin.countries.list.get({ query: { ...range, ...(search && { search }) } }),
    errors.loadingCountries,
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
      <PagedTable
        load={load}
        caption={countries.title}
        columns={columnsOf({ common, countries })}
        rowKey={(row) => row.code}
        rowHref={(row) => paths.adminCountryEdit(row.code)}
        empty={<Empty title={countries.none} />}
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
