import { useState } from 'react';
import { Link, useLocation } from 'wouter';
import { paths } from '#web/paths.ts';
import { useSession } from '#web/state/session.ts';
import type { Session } from '#web/state/session.ts';
import { useTexts } from '#web/texts/texts.ts';
import { Icon } from '#web/ui/icon.tsx';
import { DueBadge } from './due-badge.tsx';
import { useReturnTo } from './use-return-to.ts';
import { currentOf, expoItem, moreItems, placesItem, speciesItem } from './nav-items.ts';
import type { NavItem } from './nav-items.ts';
import { useOverlays } from './overlays.ts';

/** The phone's navigation, within the thumb's reach. */
export function TabBar() {
  const session = useSession();
  return session ? <KeeperBar session={session} /> : <VisitorBar />;
}

function KeeperBar({ session }: { session: Session }) {
  const { layout } = useTexts();
  const [path] = useLocation();
  const [open, setOpen] = useState(false);
  const overlays = useOverlays(open, () => setOpen(false));
  const feed: NavItem = { href: paths.feeding(), label: layout.feed, icon: 'tongs' };
  const tabs: NavItem[] = [
    { href: paths.home(), label: layout.today, icon: 'home' },
    { href: paths.pets(), label: layout.pets, icon: 'tarantula' },
    feed,
    placesItem(layout),
  ];
  const more = moreItems(session, layout);
  const current = currentOf([...tabs, ...more], path);
  return (
    <>
      <nav className="tabbar" aria-label={layout.shortNav}>
        {tabs.map((tab) => (
          <Tab key={tab.href} item={tab} current={tab === current} lead={tab === feed} />
        ))}
        <button
          type="button"
          aria-haspopup="dialog"
          aria-current={current && more.includes(current) ? 'true' : undefined}
          onClick={() => setOpen(true)}
        >
          <Icon name="menu" />
          {layout.more}
        </button>
      </nav>
      {open && overlays && <overlays.MoreMenu items={more} onClose={() => setOpen(false)} />}
    </>
  );
}

function VisitorBar() {
  const { layout } = useTexts();
  const [path] = useLocation();
  const here = useReturnTo();
  const tabs: NavItem[] = [
    { href: paths.home(), label: layout.start, icon: 'home' },
    { href: paths.pets(), label: layout.pets, icon: 'tarantula' },
    speciesItem(layout),
    expoItem(layout),
    { href: paths.login(), label: layout.login, icon: 'user' },
  ];
  const current = currentOf(tabs, path);
  return (
    <nav className="tabbar" aria-label={layout.shortNav}>
      {tabs.map((tab) => {
        const href = tab.href === paths.login() ? paths.login(here) : tab.href;
        return <Tab key={tab.href} item={{ ...tab, href }} current={tab === current} />;
      })}
    </nav>
  );
}

function Tab({ item, current, lead }: { item: NavItem; current: boolean; lead?: boolean }) {
  return (
    <Link
      href={item.href}
      className={lead ? 'lead' : undefined}
      aria-current={current ? 'page' : undefined}
    >
      <Icon name={item.icon} />
      {item.label}
      {lead && <DueBadge />}
    </Link>
  );
}
