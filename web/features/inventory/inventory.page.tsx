import { useState } from 'react';
import { currencies } from '#src/domain/currencies.ts';
import { useToday } from '#web/lib/today.ts';
import { paths } from '#web/paths.ts';
import { useSetting } from '#web/state/settings.ts';
import { locale, useTexts } from '#web/texts/texts.ts';
import { Box } from '#web/ui/box.tsx';
import { Combobox } from '#web/ui/combobox.tsx';
import { Rows, WayOn } from '#web/ui/rows.tsx';
import { InventoryFrame } from './inventory-frame.tsx';
import { RecentTrade } from './recent-trade.tsx';
import { SumsBox } from './sums-box.tsx';

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
          <RecentTrade />
          <Papers />
        </div>
      </div>
    </InventoryFrame>
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
