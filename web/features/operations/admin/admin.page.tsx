import { Page } from '#web/layout/page.tsx';
import { api } from '#web/lib/api.ts';
import { useLoad } from '#web/lib/load.ts';
import { paths } from '#web/paths.ts';
import { useTexts, type Texts } from '#web/texts/texts.ts';
import { Box } from '#web/ui/box.tsx';
import { Crumbs } from '#web/ui/crumbs.tsx';
import { Icon, type IconName } from '#web/ui/icon.tsx';
import { Rows, WayOn } from '#web/ui/rows.tsx';
import { Tag } from '#web/ui/tag.tsx';
import { UrgentWarnings } from './urgent-warnings.tsx';

/** Every page of the administration. */
export function AdminPage() {
  const { admin, errors } = useTexts();
  const unread = useLoad(
    ['contact_messages', 'unread'],
    () => api.admin.contact_messages.unread.get(),
    { errorTitle: errors.checkingUnread },
  );
  return (
    <Page title={admin.title} crumbs={<Crumbs path={[]} here={admin.title} />}>
      <UrgentWarnings />
      <div className="split even">
        {areasOf(admin).map(({ title, links }) => (
          <Box key={title} title={title}>
            <Rows label={title}>
              {links.map(([page, icon, href]) => (
                <WayOn
                  key={page}
                  href={href}
                  title={admin.pages[page]}
                  line={admin.lines[page]}
                  plate={<Icon name={icon} />}
                  end={page === 'messages' && <Unread count={unread.data?.count ?? 0} />}
                />
              ))}
            </Rows>
          </Box>
        ))}
      </div>
    </Page>
  );
}

function Unread({ count }: { count: number }) {
  const { admin } = useTexts();
  if (count === 0) return null;
  return (
    <Tag tone="unread" icon="mail">
      {admin.unread(count)}
    </Tag>
  );
}

type PageName = keyof Texts['admin']['pages'];
type Area = { title: string; links: [page: PageName, icon: IconName, href: string][] };

function areasOf({ areas }: Texts['admin']): Area[] {
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
