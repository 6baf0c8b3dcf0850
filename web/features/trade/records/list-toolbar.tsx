import { useAction } from '#web/lib/action.ts';
import { useToday } from '#web/lib/today.ts';
import { download } from '#web/lib/transfer.ts';
import { withQuery } from '#web/paths.ts';
import { useTexts } from '#web/texts/texts.ts';
import { Button } from '#web/ui/button.tsx';
import { SearchField } from '#web/ui/search-field.tsx';
import { SelectField } from '#web/ui/select-field.tsx';
import { useEntryKind, type EntryKind } from './trade-record-kinds.ts';
import type { ListView } from './list-view.ts';
import { useYears } from '#web/features/trade/inventory/use-sums.ts';

/** Search, year, and the list as a file. */
export function ListToolbar({ kind, view }: { kind: EntryKind; view: ListView }) {
  const { inventory } = useTexts();
  const { search, searchPlaceholder } = useEntryKind(kind);
  const save = useAction(download, { errorTitle: inventory.errorExport });
  const { year } = view;
  const path = withQuery(`/api/${kind}/export`, { search: view.search, year });
  const name = year ? `${kind}-${year}.csv` : `${kind}.csv`;
  return (
    <search className="toolbar">
      <div className="toolbar-row">
        <SearchField
          label={search}
          placeholder={searchPlaceholder}
          value={view.search}
          onSearch={view.setSearch}
        />
        <YearField year={view.year} onYear={view.setYear} />
        <Button
          tall
          icon="download"
          busy={save.busy}
          label={inventory.exportLabel}
          onClick={() => void save.run({ path, name })}
        >
          {inventory.export}
        </Button>
      </div>
    </search>
  );
}

export function YearField(props: { year: number | null; onYear: (year: number | null) => void }) {
  const { year, onYear } = props;
  const { inventory } = useTexts();
  const known = useYears(useToday());
  const years = year === null || known.includes(year) ? known : [...known, year];
  return (
    <SelectField
      label={inventory.year}
      hideLabel
      value={year === null ? 'all' : String(year)}
      onChange={(value) => onYear(value === 'all' ? null : Number(value))}
      options={[
        { value: 'all', label: inventory.allYears },
        ...years.map((one) => ({ value: String(one), label: String(one) })),
      ]}
    />
  );
}
