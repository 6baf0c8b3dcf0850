import { Link } from 'wouter';
import { genderCount } from '#src/domain/animal/gender.ts';
import { stockOf, type BookEntry, type Leaving } from '#src/domain/trade/stock-book.ts';
import { SpeciesName } from '#web/components/species-name.tsx';
import { formatDay } from '#web/lib/format.ts';
import { formatPartialDay } from '#web/lib/format-partial-day.ts';
import { paths } from '#web/paths.ts';
import { useTexts, type Texts } from '#web/texts/texts.ts';
import { Table, type Column } from '#web/ui/table.tsx';

/** One line for each record: what it is, how it came, how it left, and what is there. */
export function StockBookTable(props: { entries: readonly BookEntry[]; year: number | null }) {
  const { entries, year } = props;
  const { inventory } = useTexts();
  return (
    <Table
      caption={inventory.bookText}
      columns={columnsOf(inventory, year)}
      rows={entries}
      rowKey={keyOf}
    />
  );
}

function keyOf({ pet_id, past_id, purchase_id, out }: BookEntry) {
  if (past_id !== null) return `d${past_id}`;
  return pet_id ?? (purchase_id === null ? `s${out[0]?.slid}` : `p${purchase_id}`);
}

/** Since when an animal is there whose acquisition nobody noted: by its keeper, else by the log. */
function presence({ kept_since, pet_no, recorded }: BookEntry, inventory: Texts['inventory']) {
  if (kept_since) return inventory.keptSince(formatDay(kept_since));
  return pet_no !== null && recorded ? inventory.enteredOn(formatDay(recorded)) : null;
}

function columnsOf(inventory: Texts['inventory'], year: number | null): Column<BookEntry>[] {
  return [
    {
      key: 'came',
      head: inventory.came,
      slot: 'meta',
      bare: true,
      nowrap: true,
      cell: (entry) =>
        entry.in_date ? (
          <time dateTime={entry.in_date}>{formatDay(entry.in_date)}</time>
        ) : (
          <span className="muted">
            {inventory.notNoted}
            <span className="secondary">{presence(entry, inventory)}</span>
          </span>
        ),
    },
    {
      key: 'animal',
      head: inventory.animal,
      slot: 'title',
      cell: (entry) => <Animal entry={entry} />,
    },
    {
      key: 'number',
      head: inventory.count,
      slot: 'aside',
      right: true,
      nowrap: true,
      cell: ({ gender, in_count }) => (gender ? genderCount(gender, in_count) : in_count),
    },
    {
      key: 'from',
      head: inventory.fromWhom,
      cell: (entry) => <From entry={entry} />,
    },
    {
      key: 'left',
      head: inventory.left,
      blank: ({ out }) => out.length === 0,
      cell: ({ out }) =>
        out.map((leaving, at) => <Left key={leaving.slid ?? `a${at}`} leaving={leaving} />),
    },
    {
      key: 'stock',
      head: inventory.stock,
      slot: 'meta',
      right: true,
      cell: (entry) => stockOf(entry, year ?? undefined),
    },
  ];
}

function Animal({ entry }: { entry: BookEntry }) {
  const { inventory } = useTexts();
  const { pet_no, former_no, tag, purchase_id, past_id, pet_id, name, sc_name, cm_name, hatched } =
    entry;
  const bought = past_id === null && purchase_id !== null;
  const gone = bought ? inventory.noRecord : inventory.deletedRecord;
  const href = hrefOf(entry);
  const label = name || gone;
  return (
    <>
      <SpeciesName name={sc_name} />
      {cm_name && <span className="secondary">{cm_name}</span>}
      {hatched && (
        <span className="secondary">{inventory.hatchedOn(formatPartialDay(hatched))}</span>
      )}
      <span className="secondary">
        {pet_no !== null && `${inventory.no} ${pet_no}, `}
        {former_no !== null && former_no !== pet_no && `${inventory.formerNo(former_no)}, `}
        {tag && `#${tag}, `}
        {href ? <Link href={href}>{label}</Link> : label}
        {pet_id === null && name && `, ${gone}`}
      </span>
    </>
  );
}

/** The animal's page; for a deleted record its document, which has everything known; or the purchase. */
function hrefOf({ pet_id, pet_no, past_id, purchase_id, out }: BookEntry): string | null {
  if (pet_id !== null) return paths.petDetails(pet_id);
  if (pet_no !== null) return paths.proof({ id: pet_no });
  if (past_id === null && purchase_id !== null) return paths.purchaseDetails(purchase_id);
  const sold = out.find(({ slid }) => slid !== null)?.slid;
  return sold ? paths.proof({ of_sale: sold }) : null;
}

function From({ entry }: { entry: BookEntry }) {
  const { inventory } = useTexts();
  const { bred, parent_name, seller, seller_address, in_document_no } = entry;
  const own = bred ? inventory.bredHere : '';
  return (
    <>
      {own || seller || <span className="muted">{inventory.notNoted}</span>}
      {parent_name && (
        <span className="secondary">
          {inventory.offspringOf} {parent_name}
        </span>
      )}
      {seller_address && <span className="secondary pre-line">{seller_address}</span>}
      {in_document_no && <span className="secondary">{inventory.document(in_document_no)}</span>}
    </>
  );
}

function Left({ leaving }: { leaving: Leaving }) {
  const { inventory } = useTexts();
  const { date, count, reason, name, contact, address, document_no, note } = leaving;
  const day = date ? formatDay(date) : inventory.notNoted;
  return (
    <div className="sale-of-record">
      {day}: {count} {reason === 'sold' && name ? '' : inventory.reasons[reason].toLowerCase()}
      {reason === 'sold' && name && inventory.to(name)}
      {(address || contact) && <span className="secondary pre-line">{address || contact}</span>}
      {note && <span className="secondary">{note}</span>}
      {document_no && <span className="secondary">{inventory.document(document_no)}</span>}
    </div>
  );
}
