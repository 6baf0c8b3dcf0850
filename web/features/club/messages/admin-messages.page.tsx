import { messagePreview } from '#src/domain/text/message-preview.ts';
import { PAGE_SIZE } from '#src/domain/pagination.ts';
import type { AdminMessage } from '#src/features/club/messages/messages.queries.ts';
import { LoadFailed } from '#web/components/load-failed.tsx';
import { Page } from '#web/layout/page.tsx';
import { api } from '#web/lib/api.ts';
import { formatInstant } from '#web/lib/format.ts';
import { useLoad } from '#web/lib/load.ts';
import { useNoEmptyPage, usePageParam } from '#web/lib/params.ts';
import { paths } from '#web/paths.ts';
import { useTexts } from '#web/texts/texts.ts';
import { Crumbs } from '#web/ui/crumbs.tsx';
import { Empty } from '#web/ui/empty.tsx';
import { Pagination } from '#web/ui/pagination.tsx';
import { Table, type Column } from '#web/ui/table.tsx';
import { MessageButtons } from './message-buttons.tsx';

/** The administrator's inbox (spec 2.2). */
export function AdminMessagesPage() {
  const { errors, layout, messages } = useTexts();
  const [page] = usePageParam();
  const query = { offset: page * PAGE_SIZE, limit: PAGE_SIZE };
  const { data, loading, retry } = useLoad(
    ['contact_messages', 'admin', query],
    () => api.admin.contact_messages.list.get({ query }),
    { errorTitle: errors.loadingMessages, keep: true },
  );
  useNoEmptyPage(data);
  const unread = useLoad(
    ['contact_messages', 'unread'],
    () => api.admin.contact_messages.unread.get(),
    { errorTitle: errors.checkingUnread, quiet: true },
  );
  const columns = useColumns();
  const crumbs = (
    <Crumbs path={[{ href: paths.admin(), label: layout.admin }]} here={messages.title} />
  );
  const sub = unread.data && data?.count ? messages.unread(unread.data.count) : undefined;
  return (
    <Page title={messages.title} crumbs={crumbs} sub={sub}>
      {!loading && !data && <LoadFailed title={errors.loadingMessages} retry={retry} />}
      {data?.count === 0 && <Empty title={messages.none}>{messages.noneText}</Empty>}
      {(loading || (data && data.count > 0)) && (
        <Table
          caption={messages.caption}
          columns={columns}
          rows={data?.rows}
          rowKey={({ id }) => id}
          rowHref={({ id }) => paths.adminMessageDetails(id)}
          isNew={({ read }) => !read}
          skeletonRows={PAGE_SIZE}
        />
      )}
      <Pagination
        count={data?.count}
        page={page}
        href={(next) => paths.adminMessages({ page: next })}
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
      cell: ({ uname, message }) => (
        <>
          {uname ?? <span className="muted">{messages.notLoggedIn}</span>}
          <span className="line">{messagePreview(message)}</span>
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
