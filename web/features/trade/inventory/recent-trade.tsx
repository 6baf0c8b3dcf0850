import { signedAmount } from '#web/lib/money.ts';
import { LoadFailed } from '#web/components/load-failed.tsx';
import { api } from '#web/lib/api.ts';
import { formatNearDay } from '#web/lib/format.ts';
import { useLoad } from '#web/lib/load.ts';
import { useToday } from '#web/lib/today.ts';
import { paths } from '#web/paths.ts';
import { useTexts } from '#web/texts/texts.ts';
import { Box } from '#web/ui/box.tsx';
import { ButtonLink } from '#web/ui/button.tsx';
import { Empty } from '#web/ui/empty.tsx';
import { Rows, WayOn } from '#web/ui/rows.tsx';
import { SkeletonRows } from '#web/ui/skeleton.tsx';
import { What } from '#web/features/trade/records/trade-title.tsx';

const RECENT = 6;

/** What was bought and sold last, in one row of days. */
export function RecentTrade() {
  const { inventory } = useTexts();
  const today = useToday();
  const { entries, failed } = useRecentTrade();
  if (entries?.length === 0) return <NothingYet />;
  return (
    <Box title={inventory.recent}>
      {entries ? (
        <Rows label={inventory.recent}>
          {entries.map(({ key, day, href, title, line, amount }) => (
            <WayOn
              key={key}
              href={href}
              title={title}
              line={`${line} ${formatNearDay(day, today)}`}
              end={<span className="num nowrap">{amount}</span>}
            />
          ))}
        </Rows>
      ) : failed ? (
        <LoadFailed load={failed} />
      ) : (
        <SkeletonRows count={RECENT} />
      )}
    </Box>
  );
}

/** The latest purchases and sales as one list; undefined where they can't be had. */
export function useRecentTrade() {
  const { inventory } = useTexts();
  const query = { limit: RECENT, offset: 0 };
  const bought = useLoad(['purchases', 'list', query], () => api.purchases.list.get({ query }), {
    errorTitle: inventory.errorPurchases,
  });
  const sold = useLoad(['sales', 'list', query], () => api.sales.list.get({ query }), {
    errorTitle: inventory.errorSales,
  });
  if (!bought.data || !sold.data) {
    return { failed: [bought, sold].find((load) => load.failed) };
  }
  const purchases = bought.data.rows.map((row) => ({
    key: `p${row.id}`,
    day: row.date,
    href: paths.purchaseDetails(row.id),
    title: <What purchase={row} />,
    line: row.bred ? inventory.bred : inventory.bought,
    amount: row.price === 0 ? '' : signedAmount(-row.price, row.currency),
  }));
  const sales = sold.data.rows.map((row) => ({
    key: `s${row.slid}`,
    day: row.s_date,
    href: paths.saleDetails(row.slid),
    title: row.name,
    line: inventory.reasons.sold,
    amount: signedAmount(row.total_price, row.currency),
  }));
  const newestFirst = [...purchases, ...sales].toSorted((a, b) => b.day.localeCompare(a.day));
  return { entries: newestFirst.slice(0, RECENT) };
}

function NothingYet() {
  const { inventory } = useTexts();
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
