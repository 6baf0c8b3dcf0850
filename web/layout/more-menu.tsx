import { createElement, useEffect, useState, type ComponentType } from 'react';
import { Link } from 'wouter';
import { Lights } from '#web/components/lights.tsx';
import { textsReady, useTexts } from '#web/texts/texts.ts';
import { Button } from '#web/ui/button.tsx';
import { Dialog } from '#web/ui/dialog.tsx';
import { Icon } from '#web/ui/icon.tsx';
import { importAgain } from '#web/ui/import-again.ts';
import { dailySheet } from './deferred-sheets.ts';
import type { NavItem } from './nav-items.ts';

type Closable = { onClose: () => void };
let fetched: ComponentType<Closable> | undefined;

/** Not with what visitors load. Where it can't be fetched, the menu has the others, and asks for it when it is next opened. */
function LogOut({ onClose }: Closable) {
  const [item, setItem] = useState(() => fetched);
  useEffect(() => {
    if (fetched) return;
    importAgain(() => import('./log-out-item.lazy.tsx'))
      .then(async ({ LogOutItem }) => {
        await textsReady();
        setItem(() => (fetched = LogOutItem));
      })
      .catch(console.warn);
  }, []);
  return item ? createElement(item, { onClose }) : <button type="button" disabled aria-hidden />;
}

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
        <LogOut onClose={onClose} />
      </nav>
      <Lights onChosen={onClose} />
      <Button wide large onClick={onClose}>
        {common.close}
      </Button>
    </Dialog>
  );
}
