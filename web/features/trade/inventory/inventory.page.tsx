import { useState } from 'react';
import { isOffline } from '#web/lib/failure.ts';
import type { Load } from '#web/lib/load.ts';
import { useToday } from '#web/lib/today.ts';
import { paths } from '#web/paths.ts';
import { useSetting } from '#web/state/settings.ts';
import { useTexts } from '#web/texts/texts.ts';
import { Box } from '#web/ui/box.tsx';
import { HandOverList } from '#web/features/trade/hand-over/hand-over-list.tsx';
import { CurrencyField } from '#web/features/trade/records/currency-field.tsx';
import { Rows, WayOn } from '#web/ui/rows.tsx';
import { InventoryFrame } from './inventory-frame.tsx';
import { RecentTrade, useRecentTrade } from './recent-trade.tsx';
import { useSums } from './use-sums.ts';
import { WaitingSales } from '#web/features/trade/sales/waiting-sales.tsx';
import { SumsBox } from './sums-box.tsx';

/** Sums of this year or all years, the latest purchases and sales, and the links to the documents. */
export function InventoryPage() {
  const { inventory } = useTexts();
  const today = useToday();
  const [year, setYear] = useState<number | null>(Number(today.slice(0, 4)));
  const sums = useSums(year);
  const recent = useRecentTrade();
  // that something needs the network is said once, by the first part that does
  const sumsSayIt = !(sums.spent && sums.earned) && lacksNetwork(sums);
  const recentSaysIt = sumsSayIt || (!recent.entries && lacksNetwork(recent));
  return (
    <InventoryFrame tab="overview" title={inventory.title}>
      <div className="split even">
        <div className="stack">
          <SumsBox year={year} onYear={setYear} />
        </div>
        <div className="stack">
          <WaitingSales />
          {sumsSayIt && !recent.entries ? null : <RecentTrade />}
          <Papers />
          <HandOverList isSaid={recentSaysIt} />
        </div>
      </div>
    </InventoryFrame>
  );
}

const lacksNetwork = ({ failed }: { failed?: Pick<Load<unknown>, 'failed'> | undefined }) =>
  Boolean(failed?.failed && isOffline(failed.failed));

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
      <CurrencyField hint={inventory.currencyHint} value={currency} onChange={setCurrency} />
    </Box>
  );
}
