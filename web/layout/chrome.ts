import { paths } from '#web/paths.ts';

type Chrome = { header: boolean; footer: boolean; tabBar: boolean };

/** What stands around a page: nothing around printed labels and the feeding round. */
export function chromeOf(path: string): Chrome {
  const bare = path === paths.labelsPrint() || path === paths.feedingRound();
  return { header: !bare, footer: !bare, tabBar: !bare };
}
