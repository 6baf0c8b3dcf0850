import { currencies } from '#src/domain/currencies.ts';
import { useState } from 'react';
import { LoadFailed } from '#web/components/load-failed.tsx';
import { api } from '#web/lib/api.ts';
import { formatShortDay } from '#web/lib/format.ts';
import { useLoad } from '#web/lib/load.ts';
import { useToday } from '#web/lib/today.ts';
import { paths } from '#web/paths.ts';
import { useSetting } from '#web/state/settings.ts';
import { locale, useTexts } from '#web/texts/texts.ts';
import { Box } from '#web/ui/box.tsx';
import { ButtonLink } from '#web/ui/button.tsx';
import { Combobox } from '#web/ui/combobox.tsx';
import { Empty } from '#web/ui/empty.tsx';
import { Rows, WayOn } from '#web/ui/rows.tsx';
import { SkeletonRows } from '#web/ui/skeleton.tsx';
import { InventoryFrame } from './inventory-frame.tsx';
import { SumsBox } from './sums-box.tsx';
import { useMoney } from './use-money.ts';
import { What } from './what.tsx';

const RECENT = 6;

/** Sums of this year or all, what was bought and sold last, and the way to the papers. */
export function InventoryPage() {
  const { inventory } = useTexts();
  const today = useToday();
  const [year, setYear] = useState<number | null>(Number(today.slice(0, 4)));
  return (
    <InventoryFrame tab="overview" title={inventory.title}>
      <div className="split even">
        <div className="stack">
          <SumsBox year={year} onYear={setYear} />
        </div>
        <div className="stack">
          <Recent />
          <Papers />
        </div>
      </div>
    </InventoryFrame>
  );
}

/** Purchases and sales in one row of days. */
function Recent() {
  const { inventory } = useTexts();
  const money = useMoney();
  const query = { limit: RECENT, offset: 0 };
  const bought = useLoad(['purchases', 'list', query], () => api.purchases.list.get({ query }), {
    errorTitle: inventory.errorPurchases,
  });
  const sold = useLoad(['sales', 'list', query], () => api.sales.list.get({ query }), {
    errorTitle: inventory.errorSales,
  });
  if (!bought.data || !sold.data) {
    const lost = bought.failed ? bought : sold.failed ? sold : null;
    return (
      <Box title={inventory.recent}>
        {lost ? (
          <LoadFailed
            title={bought.failed ? inventory.errorPurchases : inventory.errorSales}
            retry={lost.retry}
          />
        ) : (
          <SkeletonRows count={RECENT} />
        )}
      </Box>
    );
  }
  const entries = [
    ...bought.data.rows.map((row) => ({
      key: `p${row.id}`,
      day: row.date,
      href: paths.purchaseDetails(row.id),
      title: <What purchase={row} />,
      line: row.bred ? inventory.bred : inventory.bought,
      amount: row.price === 0 && row.bred ? '' : money.signed(-row.price),
    })),
    ...sold.data.rows.map((row) => ({
      key: `s${row.slid}`,
      day: row.s_date,
      href: paths.saleDetails(row.slid),
      title: row.name,
      line: inventory.reasons.sold,
      amount: money.signed(row.total_price),
    })),
  ]
    .toSorted((a, b) => b.day.localeCompare(a.day))
    .slice(0, RECENT);
  if (entries.length === 0) {
    return (
      <Empty
        title={inventory.emptyTitle}
        action={
          <ButtonLink icon="plus" href={paths.purchaseAdd()}>
            {inventory.addPurchase}
          </ButtonLink>
        }
      >
        {inventory.emptyText}
      </Empty>
    );
  }
  return (
    <Box title={inventory.recent}>
      <Rows label={inventory.recent}>
        {entries.map(({ key, day, href, title, line, amount }) => (
          <WayOn
            key={key}
            href={href}
            title={title}
            line={`${line} ${formatShortDay(day)}`}
            end={<span className="num nowrap">{amount}</span>}
          />
        ))}
      </Rows>
    </Box>
  );
}

function Papers() {
  const { inventory } = useTexts();
  const [currency, setCurrency] = useSetting('display_currency');
  return (
    <Box title={inventory.papers}>
      <Rows label={inventory.papers}>
        <WayOn
          href={paths.stockBook()}
          title={inventory.stockBook}
          line={inventory.stockBookText}
        />
      </Rows>
      <p className="small muted">{inventory.proofText}</p>
      <Combobox
        label={inventory.currency}
        hint={inventory.currencyHint}
        options={currencies}
        value={currency}
        onChange={(code) => {
          if (code !== null) setCurrency(code);
        }}
        itemKey={(code) => code}
        itemText={(code) => `${code}, ${currencyName(code)}`}
      />
    </Box>
  );
}

function currencyName(code: string): string {
  return new Intl.DisplayNames(locale(), { type: 'currency' }).of(code) ?? code;
}
