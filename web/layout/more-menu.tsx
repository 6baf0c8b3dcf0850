import { useEffect } from 'react';
import { Link } from 'wouter';
import { Lights } from '#web/components/lights.tsx';
import { useLogOut } from '#web/components/log-out.ts';
import { useTexts } from '#web/texts/texts.ts';
import { Button } from '#web/ui/button.tsx';
import { Dialog } from '#web/ui/dialog.tsx';
import { Icon } from '#web/ui/icon.tsx';
import { dailySheet } from './deferred-sheets.ts';
import type { NavItem } from './nav-items.ts';

/** The remaining pages, as a sheet that rises from the lower edge. */
export function MoreMenu({ items, onClose }: { items: readonly NavItem[]; onClose: () => void }) {
  const { common, layout, logOut } = useTexts();
  const leave = useLogOut();
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
        <button
          type="button"
          onClick={() => {
            onClose();
            void leave();
          }}
        >
          <Icon name="logout" />
          {logOut.logout}
        </button>
      </nav>
      <Lights onChosen={onClose} />
      <Button wide large onClick={onClose}>
        {common.close}
      </Button>
    </Dialog>
  );
}
