import { lazy, Suspense, useEffect } from 'react';
import { Link } from 'wouter';
import { Lights } from '#web/components/lights.tsx';
import { textsReady, useTexts } from '#web/texts/texts.ts';
import { Button } from '#web/ui/button.tsx';
import { Dialog } from '#web/ui/dialog.tsx';
import { Icon } from '#web/ui/icon.tsx';
import { dailySheet } from './deferred-sheets.ts';
import type { NavItem } from './nav-items.ts';

/** Not with what visitors load. */
const LogOutItem = lazy(async () => {
  const { LogOutItem: item } = await import('./log-out-item.lazy.tsx');
  await textsReady();
  return { default: item };
});

/** The remaining pages, as a sheet that rises from the lower edge. */
export function MoreMenu({ items, onClose }: { items: readonly NavItem[]; onClose: () => void }) {
  const { common, layout } = useTexts();
  // a visitor may have seen the first screen alone
  useEffect(() => void dailySheet(), []);
  return (
    <Dialog title={layout.more} variant="menu" onClose={onClose}>
      <nav className="menu" aria-label={layout.moreNav}>
        {items.map((item) => (
          <Link key={item.href} href={item.href} onClick={onClose}>
            <Icon name={item.icon} />
            {item.label}
          </Link>
        ))}
        <Suspense fallback={<button type="button" disabled aria-hidden />}>
          <LogOutItem onClose={onClose} />
        </Suspense>
      </nav>
      <Lights onChosen={onClose} />
      <Button wide large onClick={onClose}>
        {common.close}
      </Button>
    </Dialog>
  );
}
