import { messagePreview } from '#src/domain/text/message-preview.ts';
import { PAGE_SIZE } from '#src/domain/pagination.ts';
import { LoadFailed } from '#web/components/load-failed.tsx';
import { Page } from '#web/layout/page.tsx';
import { api } from '#web/lib/api.ts';
import { formatInstant } from '#web/lib/format.ts';
import { useLoad } from '#web/lib/load.ts';
import { usePageParam } from '#web/lib/params.ts';
import { paths } from '#web/paths.ts';
import { useTexts } from '#web/texts/texts.ts';
import type { Texts } from '#web/texts/texts.ts';
import { ButtonLink } from '#web/ui/button.tsx';
import { Crumbs } from '#web/ui/crumbs.tsx';
import { Empty } from '#web/ui/empty.tsx';
import { Pagination } from '#web/ui/pagination.tsx';
import { Table, type Column } from '#web/ui/table.tsx';
import { Tag } from '#web/ui/tag.tsx';
import type { OwnMessage } from '#src/features/club/messages/messages.queries.ts';

/** What the keeper wrote to the administrator (spec 2.1). */
export function OwnMessagesPage() {
  const { accounts, errors, messages } = useTexts();
  const [page] = usePageParam();
  const query = { offset: page * PAGE_SIZE, limit: PAGE_SIZE };
  const { data, loading, retry } = useLoad(
    ['contact_messages', 'list', query],
    () => api.contact_messages.list.get({ query }),
    { errorTitle: errors.loadingMessages, keep: true },
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
    <Page title={messages.own} crumbs={crumbs} actions={data?.count ? write : undefined}>
      {!loading && !data && <LoadFailed title={errors.loadingMessages} retry={retry} />}
      {data?.count === 0 && (
        <Empty title={messages.noneOwn} action={write}>
          {messages.noneOwnText}
        </Empty>
      )}
      {(loading || (data && data.count > 0)) && (
        <Table
          caption={messages.ownCaption}
          columns={columnsOf(messages)}
          rows={data?.rows}
          rowKey={({ id }) => id}
          rowHref={({ id }) => paths.profileMessageDetails(id)}
          skeletonRows={PAGE_SIZE}
        />
      )}
      <Pagination
        count={data?.count}
        page={page}
        href={(next) => paths.profileMessages({ page: next })}
      />
    </Page>
  );
}

function columnsOf(messages: Texts['messages']): Column<OwnMessage>[] {
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
      cell: ({ replies }) => (replies > 0 ? <Tag icon="reply">{replies}</Tag> : 0),
      slot: 'aside',
      blank: ({ replies }) => replies === 0,
    },
  ];
}
