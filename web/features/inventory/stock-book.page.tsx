import { animalTypes } from '#src/domain/vocabulary.ts';
import { LoadFailed } from '#web/components/load-failed.tsx';
import { api } from '#web/lib/api.ts';
import { formatDay } from '#web/lib/format.ts';
import { useLoad } from '#web/lib/load.ts';
import { useChoiceParam, useTextParam } from '#web/lib/params.ts';
import { useToday } from '#web/lib/today.ts';
import { useSession } from '#web/state/session.ts';
import { useTexts } from '#web/texts/texts.ts';
import { Button } from '#web/ui/button.tsx';
import { Empty } from '#web/ui/empty.tsx';
import { Note } from '#web/ui/note.tsx';
import { SearchField } from '#web/ui/search-field.tsx';
import { SelectField } from '#web/ui/select-field.tsx';
import { SkeletonRows } from '#web/ui/skeleton.tsx';
import { BookTable } from './book-table.tsx';
import { InventoryFrame } from './inventory-frame.tsx';
import { useYearParam } from './list-view.ts';
import { YearField } from './list-toolbar.tsx';

const types = ['all', ...animalTypes] as const;

/** What came and went, from whom and to whom: on the screen, and on paper for the authority. */
export function StockBookPage() {
  const { inventory, animals } = useTexts();
  const today = useToday();
  const session = useSession();
  const [search, setSearch] = useTextParam('search');
  const [year, setYear] = useYearParam();
  const [type, setType] = useChoiceParam('type', types, 'all');
  const query = {
    ...(search && { search }),
    ...(year !== null && { year }),
    ...(type !== 'all' && { an_type: type }),
  };
  const book = useLoad(['stock_book', 'list', query], () => api.stock_book.list.get({ query }), {
    errorTitle: inventory.errorBook,
    keep: true,
  });
  const { rows, count = 0, totals } = book.data ?? {};
  const filtered = Object.keys(query).length > 0;
  const filled = rows !== undefined && rows.length > 0;
  return (
    <InventoryFrame
      tab="book"
      title={inventory.stockBook}
      actions={
        rows?.length === 0 && !filtered ? undefined : (
          <Button
            variant="primary"
            icon="printer"
            disabled={!filled}
            onClick={() => window.print()}
          >
            {inventory.print}
          </Button>
        )
      }
    >
      <search className="toolbar" hidden={rows?.length === 0 && !filtered}>
        <div className="toolbar-row">
          <SearchField
            label={inventory.searchSpecies}
            placeholder={inventory.searchSpeciesPlaceholder}
            value={search}
            onSearch={setSearch}
          />
          <YearField year={year} onYear={setYear} />
          <SelectField
            label={inventory.type}
            hideLabel
            value={type}
            onChange={setType}
            options={types.map((value) => ({
              value,
              label: value === 'all' ? inventory.allTypes : animals.types[value],
            }))}
          />
        </div>
      </search>
      {book.loading && <SkeletonRows />}
      {!book.loading && !book.data && <LoadFailed title={inventory.errorBook} retry={book.retry} />}
      {rows?.length === 0 && (
        <Empty title={filtered ? inventory.nothingFound : inventory.noBook}>
          {filtered ? inventory.nothingFoundText : inventory.noBookText}
        </Empty>
      )}
      {filled && totals && (
        <div className="book" aria-busy={book.refreshing || undefined}>
          <header className="book-head">
            <h2>{inventory.bookOf(session?.user.uname ?? '')}</h2>
            <p>
              {[
                year === null ? inventory.allYears : String(year),
                type === 'all' ? '' : animals.types[type],
                search,
                formatDay(today),
              ]
                .filter(Boolean)
                .join(' · ')}
            </p>
          </header>
          <p>{inventory.totals(totals.came, totals.left, totals.stock)}</p>
          {rows.length < count && <Note>{inventory.cut(rows.length, count)}</Note>}
          <BookTable entries={rows} year={year} />
        </div>
      )}
    </InventoryFrame>
  );
}
