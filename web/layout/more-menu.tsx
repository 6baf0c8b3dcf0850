import { lazy, Suspense, useEffect, type ReactNode } from 'react';
import { Link } from 'wouter';
import { Lights } from '#web/components/lights.tsx';
import { textsReady, useTexts } from '#web/texts/texts.ts';
import { Button } from '#web/ui/button.tsx';
import { Dialog } from '#web/ui/dialog.tsx';
import { Icon } from '#web/ui/icon.tsx';
import { dailySheet } from './deferred-sheets.ts';
import { importAgain } from './import-again.ts';
import type { NavItem } from './nav-items.ts';

type LogOut = (props: { onClose: () => void }) => ReactNode;

/** Not with what visitors load. Where it can't be fetched, as without a network and kept files, the menu has the others. */
const LogOutItem = lazy(async (): Promise<{ default: LogOut }> => {
  try {
    const { LogOutItem: item } = await importAgain(() => import('./log-out-item.lazy.tsx'));
    await textsReady();
    return { default: item };
  } catch (error) {
    console.warn('The log-out could not be loaded', error);
    return { default: () => null };
  }
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
