import { paths } from '#web/paths.ts';
import type { Texts } from '#web/texts/texts.ts';
import type { IconName } from '#web/ui/icon.tsx';

type PageName = keyof Texts['adminPages']['pages'];
type Area = { title: string; links: [page: PageName, icon: IconName, href: string][] };

/** The pages of the administration, by what they are about. */
export function areasOf({ areas }: Texts['adminPages']): Area[] {
  return [
    {
      title: areas.people,
      links: [
        ['messages', 'mail', paths.adminMessages()],
        ['allUsers', 'users', paths.adminUsers()],
        ['outbox', 'mailopen', paths.adminOutbox()],
      ],
    },
    {
      title: areas.animals,
      links: [
        ['allPets', 'tarantula', paths.adminPets()],
        ['speciesLog', 'book', paths.adminSpeciesLog()],
        ['countries', 'globe', paths.adminCountries()],
      ],
    },
    {
      title: areas.club,
      links: [
        ['newsLog', 'flag', paths.adminNews()],
        ['expoLog', 'receipt', paths.adminExpos()],
        ['site', 'pencil', paths.adminSite()],
      ],
    },
    {
      title: areas.machine,
      links: [
        ['eventLog', 'clock', paths.adminEvents()],
        ['system', 'database', paths.adminSystem()],
      ],
    },
  ];
}
