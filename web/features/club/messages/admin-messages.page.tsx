import { messagePreview } from '#src/domain/text/message-preview.ts';
import type { AdminMessage } from '#src/features/club/messages/messages.queries.ts';
import { PagedTable } from '#web/components/paged-table.tsx';
import { Page } from '#web/layout/page.tsx';
import { api } from '#web/lib/api.ts';
import { formatInstant } from '#web/lib/format.ts';
import { useLoad } from '#web/lib/load.ts';
import { usePagedLoad } from '#web/lib/paged-load.ts';
import { paths } from '#web/paths.ts';
import { useTexts } from '#web/texts/texts.ts';
import { Crumbs } from '#web/ui/crumbs.tsx';
import { Empty } from '#web/ui/empty.tsx';
import type { Column } from '#web/ui/table.tsx';
import { Button } from '#web/ui/button.tsx';
import { Tag } from '#web/ui/tag.tsx';
import { useDeleteMessage } from './use-delete-message.ts';
import { useLastRead } from './use-last-read.ts';
import { heldLine } from '#web/ui/held-line.ts';

/** The administrator's inbox. */
export function AdminMessagesPage() {
  const { errors, layout, messages } = useTexts();
  const load = usePagedLoad(
    ['contact_messages', 'admin'],
    (query) => api.admin.contact_messages.list.get({ query }),
    errors.loadingMessages,
  );
  const unread = useLoad(
    ['contact_messages', 'unread'],
    () => api.admin.contact_messages.unread.get(),
    { errorTitle: errors.checkingUnread },
  );
  const columns = useColumns();
  const crumbs = (
    <Crumbs path={[{ href: paths.admin(), label: layout.admin }]} here={messages.title} />
  );
  const count = load.data?.count ? unread.data?.count : undefined;
  const told = count === undefined ? undefined : messages.unread(count);
  const sub = heldLine(told, load.loading || unread.loading);
  return (
    <Page title={messages.title} crumbs={crumbs} sub={sub}>
      <PagedTable
        load={load}
        caption={messages.caption}
        columns={columns}
        rowKey={({ id }) => id}
        rowHref={({ id }) => paths.adminMessageDetails(id)}
        isNew={({ read }) => !read}
        empty={<Empty title={messages.none}>{messages.noneText}</Empty>}
      />
    </Page>
  );
}

function useColumns(): Column<AdminMessage>[] {
  const { messages } = useTexts();
  return [
    {
      key: 'date',
      head: messages.date,
      cell: ({ message_date }) => formatInstant(message_date),
      slot: 'meta',
      bare: true,
      nowrap: true,
      link: true,
    },
    {
      key: 'user',
      head: messages.user,
      cell: ({ uname, message, replies }) => (
        <>
          {uname ?? <span className="muted">{messages.notLoggedIn}</span>}{' '}
          {replies > 0 && <Tag icon="reply">{messages.answered}</Tag>}
          <span className="secondary">{messagePreview(message)}</span>
        </>
      ),
      slot: 'title',
    },
    {
      key: 'email',
      head: messages.email,
      cell: ({ email }) => email,
      slot: 'meta',
      bare: true,
    },
    {
      key: 'actions',
      head: messages.actions,
      hideHead: true,
      cell: (message) => <MessageButtons message={message} />,
      slot: 'aside',
      buttons: true,
    },
  ];
}

/** 'Read up to here', or a check mark if it is, and delete. */
function MessageButtons({ message }: { message: AdminMessage }) {
  const { messages } = useTexts();
  const { lastRead, mark } = useLastRead();
  const remove = useDeleteMessage();
  const { id } = message;
  return (
    <>
      {id === lastRead ? (
        <Tag tone="fresh" icon="check">
          {messages.lastRead}
        </Tag>
      ) : (
        <Button
          variant="quiet"
          icon="mailopen"
          label={messages.markLastReadOf(id)}
          title={messages.markLastRead}
          busy={mark.busyWith(id)}
          onClick={() => void mark.run(message)}
        />
      )}
      <Button
        variant="dangerQuiet"
        icon="trash"
        label={messages.deleteOf(id)}
        busy={remove.busyWith(id)}
        onClick={() => void remove.ask(id)}
      />
    </>
  );
}
