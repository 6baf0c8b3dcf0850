import { paths } from '#web/paths.ts';
import type { Session } from '#web/state/session.ts';
import type { Texts } from '#web/texts/texts.ts';
import type { IconName } from '#web/ui/icon.tsx';

export type NavItem = { href: string; label: string; icon: IconName };

/** The header's links for a visitor, a keeper and the administrator. */
export function headerItems(session: Session | null, layout: Texts['layout']): NavItem[] {
  const items: NavItem[] = [
    { href: paths.pets(), label: layout.pets, icon: 'tarantula' },
    speciesItem(layout),
  ];
  if (!session) return [...items, expoItem(layout)];
  const [plans, ...rest] = ownItems(session, layout);
  const feeding: NavItem = { href: paths.feeding(), label: layout.feeding, icon: 'tongs' };
  return [...items, feeding, plans, placesItem(layout), ...rest];
}

export const speciesItem = (layout: Texts['layout']): NavItem => ({
  href: paths.species(),
  label: layout.species,
  icon: 'book',
});

export const placesItem = (layout: Texts['layout']): NavItem => ({
  href: paths.places(),
  label: layout.places,
  icon: 'rack',
});

export const expoItem = (layout: Texts['layout']): NavItem => ({
  href: paths.expoCurrent(),
  label: layout.expo,
  icon: 'flag',
});

/** The links that the phone's tab bar has no room for. */
export function moreItems(session: Session, layout: Texts['layout']): NavItem[] {
  const [plans, ...rest] = ownItems(session, layout);
  return [
    plans,
    speciesItem(layout),
    ...rest,
    { href: paths.statistics(), label: layout.statistics, icon: 'ruler' },
    { href: paths.settings(), label: layout.settings, icon: 'user' },
    { href: paths.data(), label: layout.yourData, icon: 'database' },
    { href: paths.guide(), label: layout.guide, icon: 'info' },
    expoItem(layout),
  ];
}

/** The link that the page belongs to: the longest one that is a prefix of its address. */
export function currentOf(items: readonly NavItem[], path: string): NavItem | null {
  const here = path.startsWith('/p/')
    ? paths.pets()
    : path.startsWith('/l/')
      ? paths.places()
      : path;
  const leading = items.filter(({ href }) => here === href || here.startsWith(`${href}/`));
  return leading.sort((a, b) => b.href.length - a.href.length)[0] ?? null;
}

/** What the header and the menu share. */
function ownItems(session: Session, layout: Texts['layout']): [NavItem, ...NavItem[]] {
  const items: [NavItem, ...NavItem[]] = [
    { href: paths.plans(), label: layout.plans, icon: 'plan' },
    { href: paths.labels(), label: layout.labels, icon: 'tag' },
    { href: paths.inventory(), label: layout.inventory, icon: 'receipt' },
  ];
  if (session.user.is_admin)
    items.push({ href: paths.admin(), label: layout.admin, icon: 'shield' });
  return items;
}
