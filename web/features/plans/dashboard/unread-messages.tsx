import { api } from '#web/lib/api.ts';
import { useLoad } from '#web/lib/load.ts';
import { paths } from '#web/paths.ts';
import { useTexts } from '#web/texts/texts.ts';
import { Callout } from '#web/ui/note.tsx';

/** The administrator's unread messages; nothing when there are none. */
export function UnreadMessages() {
  const { dashboard, errors } = useTexts();
  const load = useLoad(
    ['contact_messages', 'unread'],
    () => api.admin.contact_messages.unread.get(),
    { errorTitle: errors.checkingUnread },
  );
  if (load.loading) return <div className="loading-placeholder" hidden />;
  const count = load.data?.count ?? 0;
  if (count === 0) return null;
  return (
    <Callout href={paths.adminMessages()} icon="mail">
      <strong>{dashboard.unread(count)}</strong>
    </Callout>
  );
}
