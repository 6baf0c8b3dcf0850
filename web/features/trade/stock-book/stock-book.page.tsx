import type { BookEntry, BookTotals } from '#src/domain/trade/stock-book.ts';
import { animalTypes, type AnimalType } from '#src/domain/enums.ts';
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
import { StockBookTable } from './stock-book-table.tsx';
import { InventoryFrame } from '#web/features/trade/inventory/inventory-frame.tsx';
import { useYearParam } from '#web/features/trade/records/list-view.ts';
import { YearField } from '#web/features/trade/records/list-toolbar.tsx';

const types = ['all', ...animalTypes] as const;

/** All animals that came and left, from whom and to whom: on the screen, and printed for the authority. */
export function StockBookPage() {
  const { inventory } = useTexts();
  const view = useBookView();
  const { query, filtered } = view;
  const book = useLoad(['stock_book', 'list', query], () => api.stock_book.list.get({ query }), {
    errorTitle: inventory.errorBook,
    keep: true,
  });
  const rows = book.data?.rows;
  // Nothing to search or to print yet.
  const bare = rows?.length === 0 && !filtered;
  const filled = rows !== undefined && rows.length > 0;
  return (
    <InventoryFrame
      tab="book"
      title={inventory.stockBook}
      actions={bare ? undefined : <PrintButton disabled={!filled} />}
    >
      <Toolbar view={view} hidden={bare} />
      {book.loading && <SkeletonRows />}
      {!book.loading && !book.data && <LoadFailed load={book} />}
      {rows?.length === 0 && (
        <Empty title={filtered ? inventory.nothingFound : inventory.noBook}>
          {filtered ? inventory.nothingFoundText : inventory.noBookText}
        </Empty>
      )}
      {book.data && filled && <Sheet book={book.data} view={view} busy={book.refreshing} />}
    </InventoryFrame>
  );
}

type BookView = ReturnType<typeof useBookView>;

function useBookView() {
  const [search, setSearch] = useTextParam('search');
  const [year, setYear] = useYearParam();
  const [type, setType] = useChoiceParam('type', types, 'all');
  const query: { search?: string; year?: number; an_type?: AnimalType } = {
    ...(search && { search }),
    ...(year !== null && { year }),
    ...(type !== 'all' && { an_type: type }),
  };
  const filtered = Object.keys(query).length > 0;
  return { search, setSearch, year, setYear, type, setType, query, filtered };
}

function PrintButton({ disabled }: { disabled: boolean }) {
  const { inventory } = useTexts();
  return (
    <Button variant="primary" icon="printer" disabled={disabled} onClick={() => window.print()}>
      {inventory.print}
    </Button>
  );
}

function Toolbar({ view, hidden }: { view: BookView; hidden: boolean }) {
  const { inventory, animals } = useTexts();
  return (
    <search className="toolbar" hidden={hidden}>
      <div className="toolbar-row">
        <SearchField
          label={inventory.searchBook}
          placeholder={inventory.searchBookPlaceholder}
          value={view.search}
          onSearch={view.setSearch}
        />
        <YearField year={view.year} onYear={view.setYear} />
        <SelectField
          label={inventory.type}
          hideLabel
          value={view.type}
          onChange={view.setType}
          options={types.map((value) => ({
            value,
            label: value === 'all' ? inventory.allTypes : animals.types[value],
          }))}
        />
      </div>
    </search>
  );
}

type Book = { rows: readonly BookEntry[]; count: number; totals: BookTotals };

/** The printed page names its owner and its filters. */
function Sheet({ book, view, busy }: { book: Book; view: BookView; busy: boolean }) {
  const { inventory, animals } = useTexts();
  const today = useToday();
  const session = useSession();
  const { search, year, type } = view;
  const { rows, count, totals } = book;
  const extent = [
    year === null ? inventory.allYears : String(year),
    type === 'all' ? '' : animals.types[type],
    search,
    formatDay(today),
  ];
  return (
    <div className="stock-book" aria-busy={busy || undefined}>
      <header className="book-head">
        <h2>{inventory.bookOf(session?.user.uname ?? '')}</h2>
        <p>{extent.filter(Boolean).join(' · ')}</p>
      </header>
      <p>{inventory.totals(totals.came, totals.left, totals.stock)}</p>
      {rows.length < count && <Note>{inventory.cut(rows.length, count)}</Note>}
      <StockBookTable entries={rows} year={year} />
    </div>
  );
}
