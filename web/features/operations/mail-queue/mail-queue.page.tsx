import { useLocation } from 'wouter';
import { PAGE_SIZE } from '#src/domain/pagination.ts';
import { LoadFailed } from '#web/components/load-failed.tsx';
import { Page } from '#web/layout/page.tsx';
import { api } from '#web/lib/api.ts';
import { formatInstant } from '#web/lib/format.ts';
import { useLoad } from '#web/lib/load.ts';
import { useIdParam, useNoEmptyPage, usePageParam } from '#web/lib/params.ts';
import { paths } from '#web/paths.ts';
import { useTexts } from '#web/texts/texts.ts';
import { Button } from '#web/ui/button.tsx';
import { Crumbs } from '#web/ui/crumbs.tsx';
import { Empty } from '#web/ui/empty.tsx';
import { Note } from '#web/ui/note.tsx';
import { Pagination } from '#web/ui/pagination.tsx';
import { Table, type Column } from '#web/ui/table.tsx';
import { Invite } from './invite.tsx';
import { MailDialog } from './mail-dialog.tsx';
import { MailProgress, MailState, type Mail } from './mail-state.tsx';
import { useMailActions } from './use-mail-actions.ts';

/** Sent and queued mails; without a mail server their links are read here. */
export function MailQueuePage() {
  const { layout, outbox } = useTexts();
  const [page] = usePageParam();
  const [, navigate] = useLocation();
  const open = useIdParam('mail');
  const query = { offset: page * PAGE_SIZE, limit: PAGE_SIZE };
  const { data, loading, retry } = useLoad(
    ['outbox', query],
    () => api.admin.outbox.get({ query }),
    { errorTitle: outbox.loading, keep: true },
  );
  useNoEmptyPage(data);
  const configured = data?.configured === 1;
  const columns = useColumns(configured);
  const { test } = useMailActions();
  const mail = data?.rows.find(({ id }) => id === open);
  const actions = (
    <Button icon="mail" busy={test.busy} onClick={() => void test.run()}>
      {outbox.test}
    </Button>
  );
  return (
    <Page
      title={outbox.title}
      sub={outbox.sub}
      crumbs={<Crumbs path={[{ href: paths.admin(), label: layout.admin }]} here={outbox.title} />}
      actions={configured ? actions : undefined}
    >
      <div className="stack">
        {data && !configured && <Note>{outbox.noServer}</Note>}
        {!loading && !data && <LoadFailed title={outbox.loading} retry={retry} />}
        {data?.count === 0 && <Empty title={outbox.none}>{outbox.noneText}</Empty>}
        {(loading || (data && data.count > 0)) && (
          <div>
            <Table
              caption={outbox.caption}
              columns={columns}
              rows={data?.rows}
              rowKey={({ id }) => id}
              rowHref={({ id }) => paths.adminOutbox({ page, mail: id })}
              skeletonRows={PAGE_SIZE}
            />
            <Pagination
              count={data?.count}
              page={page}
              href={(next) => paths.adminOutbox({ page: next })}
            />
          </div>
        )}
        <Invite />
      </div>
      {mail && (
        <MailDialog
          mail={mail}
          configured={configured}
          onClose={() => navigate(paths.adminOutbox({ page }), { replace: true })}
        />
      )}
    </Page>
  );
}

function useColumns(configured: boolean): Column<Mail>[] {
  const { outbox } = useTexts();
  return [
    {
      key: 'date',
      head: outbox.date,
      cell: ({ created }) => formatInstant(created),
      slot: 'meta',
      bare: true,
      nowrap: true,
    },
    { key: 'mail', head: outbox.mail, cell: ({ subject }) => subject, slot: 'title', link: true },
    { key: 'to', head: outbox.to, cell: ({ email }) => email, slot: 'meta', bare: true },
    {
      key: 'state',
      head: outbox.state,
      cell: (mail) => (
        <>
          <MailState mail={mail} />
          <span className="line">
            <MailProgress mail={mail} configured={configured} />
          </span>
        </>
      ),
      slot: 'aside',
    },
  ];
}
