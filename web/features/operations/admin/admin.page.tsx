import { Page } from '#web/layout/page.tsx';
import { api } from '#web/lib/api.ts';
import { useLoad } from '#web/lib/load.ts';
import { useTexts } from '#web/texts/texts.ts';
import { Box } from '#web/ui/box.tsx';
import { Crumbs } from '#web/ui/crumbs.tsx';
import { Icon } from '#web/ui/icon.tsx';
import { Rows, WayOn } from '#web/ui/rows.tsx';
import { Tag } from '#web/ui/tag.tsx';
import { areasOf } from './admin-areas.ts';
import { UrgentWarnings } from './urgent-warnings.tsx';

/** Every page of the administration. */
export function AdminPage() {
  const { admin, adminPages, errors } = useTexts();
  const unread = useLoad(
    ['contact_messages', 'unread'],
    () => api.admin.contact_messages.unread.get(),
    { errorTitle: errors.checkingUnread },
  );
  return (
    <Page title={admin.title} crumbs={<Crumbs path={[]} here={admin.title} />}>
      <UrgentWarnings />
      <div className="split even">
        {areasOf(adminPages).map(({ title, links }) => (
          <Box key={title} title={title}>
            <Rows label={title}>
              {links.map(([page, icon, href]) => (
                <WayOn
                  key={page}
                  href={href}
                  title={adminPages.pages[page]}
                  line={adminPages.lines[page]}
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
