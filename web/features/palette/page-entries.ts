import { areasOf } from '#web/features/operations/admin/admin-areas.ts';
import { paths } from '#web/paths.ts';
import { chooseTheme } from '#web/state/theme.ts';
import type { Theme } from '#web/state/theme-device.ts';
import type { Session } from '#web/state/session.ts';
import type { Texts } from '#web/texts/texts.ts';
import type { IconName } from '#web/ui/icon.tsx';
import type { Entry } from './entries.ts';

type Go = (href: string) => void;

/** The pages that a keeper can go to. */
export function pageEntries(
  { user }: Session,
  { adminPages, layout, palette }: Texts,
  go: Go,
): Entry[] {
  const page = (icon: IconName, text: string, href: string, line?: string): Entry => ({
    key: href,
    face: { icon },
    title: { text },
    ...(line && { line: [{ text: line }] }),
    run: () => go(href),
  });
  return [
    page('home', layout.today, paths.home()),
    page('tarantula', layout.pets, paths.pets()),
    page('tongs', layout.feeding, paths.feeding(), palette.feedingHint),
    page('book', layout.species, paths.species()),
    page('plan', layout.plans, paths.plans()),
    page('tag', layout.labels, paths.labels()),
    page('plan', palette.statistics, paths.statistics(), palette.statisticsHint),
    page('receipt', layout.inventory, paths.inventory()),
    page('cart', palette.purchases, paths.purchases()),
    page('receipt', palette.sales, paths.sales()),
    page('paper', palette.stockBook, paths.stockBook()),
    page('archive', palette.archivedPets, paths.pets({ archived: true }), palette.archivedHint),
    page(
      'database',
      layout.yourData,
      paths.data(),
      user.is_admin ? palette.dataHint : palette.backupHint,
    ),
    page('sliders', layout.settings, paths.settings(), palette.settingsHint),
    page('user', layout.profile, paths.profile()),
    page('key', palette.security, paths.profileSecurity()),
    page('mail', palette.messages, paths.profileMessages()),
    page('info', layout.guide, paths.guide(), palette.guideHint),
    page('flag', layout.expo, paths.expoCurrent()),
    ...(user.is_admin
      ? [
          page('shield', layout.admin, paths.admin()),
          ...areasOf(adminPages).flatMap(({ links }) =>
            links.map(([name, icon, href]) =>
              page(icon, adminPages.pages[name], href, adminPages.lines[name]),
            ),
          ),
        ]
      : []),
  ];
}

/** What can be done from anywhere. */
export function actionEntries(
  { layout, palette }: Texts,
  go: Go,
  showShortcuts: () => void,
): Entry[] {
  const action = (icon: IconName, text: string, href: string, line?: string): Entry => ({
    key: `to ${href}`,
    face: { icon },
    title: { text },
    ...(line && { line: [{ text: line }] }),
    run: () => go(href),
  });
  const light = (icon: IconName, theme: Theme): Entry => ({
    key: `light ${theme}`,
    face: { icon },
    title: { text: palette.light(layout.themes[theme]) },
    line: [{ text: palette.lightHint }],
    run: () => chooseTheme(theme),
  });
  return [
    action('plus', palette.addPet, paths.petAdd()),
    action('pencil', palette.pastePets, paths.paste()),
    action('upload', palette.importPets, paths.petImport()),
    action('cart', palette.addPurchase, paths.purchaseAdd(), palette.addPurchaseHint),
    action('receipt', palette.addSale, paths.saleAdd(), palette.addSaleHint),
    action('plan', palette.addPlan, paths.planAdd()),
    action('printer', palette.printLabels, paths.labels()),
    light('auto', 'auto'),
    light('sun', 'light'),
    light('moon', 'dark'),
    light('lamp', 'red'),
    {
      key: 'shortcuts',
      face: { icon: 'sliders' },
      title: { text: palette.shortcuts },
      line: [{ text: palette.shortcutsHint }],
      shortcut: '?',
      run: showShortcuts,
    },
  ];
}
