import { messagePreview } from '#src/domain/text/message-preview.ts';
import { PagedTable } from '#web/components/paged-table.tsx';
import { useNewReplies } from '#web/components/use-new-replies.ts';
import { Page } from '#web/layout/page.tsx';
import { api } from '#web/lib/api.ts';
import { formatInstant } from '#web/lib/format.ts';
import { usePagedLoad } from '#web/lib/paged-load.ts';
import { paths } from '#web/paths.ts';
import { useTexts } from '#web/texts/texts.ts';
import type { Texts } from '#web/texts/texts.ts';
import { ButtonLink } from '#web/ui/button.tsx';
import { Crumbs } from '#web/ui/crumbs.tsx';
import { Empty } from '#web/ui/empty.tsx';
import type { Column } from '#web/ui/table.tsx';
import { Tag } from '#web/ui/tag.tsx';
import type { OwnMessage } from '#src/features/club/messages/messages.queries.ts';

/** What the keeper wrote to the administrator. */
export function OwnMessagesPage() {
  const { accounts, errors, messages } = useTexts();
  const unread = new Set(useNewReplies().rows.map(({ message_id }) => message_id));
  const load = usePagedLoad(
    ['contact_messages', 'list'],
    (query) => api.contact_messages.list.get({ query }),
    errors.loadingMessages,
  );
  const crumbs = (
    <Crumbs path={[{ href: paths.profile(), label: accounts.profile }]} here={messages.own} />
  );
  const write = (
    <ButtonLink icon="mail" href={paths.contact()}>
      {messages.write}
    </ButtonLink>
  );
  return (
    <Page title={messages.own} crumbs={crumbs} actions={load.data?.count ? write : undefined}>
      <PagedTable
        load={load}
        caption={messages.ownCaption}
        columns={columnsOf(messages, unread)}
        rowKey={({ id }) => id}
        rowHref={({ id }) => paths.profileMessageDetails(id)}
        empty={
          <Empty title={messages.noneOwn} action={write}>
            {messages.noneOwnText}
          </Empty>
        }
      />
    </Page>
  );
}

function columnsOf(messages: Texts['messages'], unread: ReadonlySet<number>): Column<OwnMessage>[] {
  return [
    {
      key: 'date',
      head: messages.date,
      cell: ({ message_date }) => formatInstant(message_date),
      slot: 'meta',
      bare: true,
      nowrap: true,
    },
    {
      key: 'message',
      head: messages.message,
      cell: ({ message }) => messagePreview(message),
      slot: 'title',
      link: true,
    },
    {
      key: 'replies',
      head: messages.replies,
      cell: ({ id, replies }) =>
        unread.has(id) ? (
          <Tag tone="unread" icon="reply">
            {messages.withNew(replies)}
          </Tag>
        ) : replies > 0 ? (
          <Tag icon="reply">{replies}</Tag>
        ) : (
          0
        ),
      slot: 'aside',
      blank: ({ replies }) => replies === 0,
    },
  ];
}
