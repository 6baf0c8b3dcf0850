import { useLocation } from 'wouter';
import { PagedTable } from '#web/components/paged-table.tsx';
import { Page } from '#web/layout/page.tsx';
import { api } from '#web/lib/api.ts';
import { formatInstant } from '#web/lib/format.ts';
import { usePagedLoad } from '#web/lib/paged-load.ts';
import { useIdParam } from '#web/lib/params.ts';
import { paths } from '#web/paths.ts';
import { useTexts } from '#web/texts/texts.ts';
import { Button } from '#web/ui/button.tsx';
import { Crumbs } from '#web/ui/crumbs.tsx';
import { Empty } from '#web/ui/empty.tsx';
import { Note } from '#web/ui/note.tsx';
import type { Column } from '#web/ui/table.tsx';
import { Invite } from './invite.tsx';
import { MailDialog } from './mail-dialog.tsx';
import { MailProgress, MailState, type Mail } from './mail-state.tsx';
import { useMailActions } from './use-mail-actions.ts';

/** Sent and queued mails; without a mail server their links are read here. */
export function MailQueuePage() {
  const { admin, layout, outbox } = useTexts();
  const [, navigate] = useLocation();
  const open = useIdParam('mail');
  const load = usePagedLoad(['outbox'], (query) => api.admin.outbox.get({ query }), outbox.loading);
  const { data, page } = load;
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
        {data?.not_sent && (
          <Note tone="amber">
            {admin.system.warning({ code: 'mails_not_sent', ...data.not_sent })}
          </Note>
        )}
        <div>
          <PagedTable
            load={load}
            caption={outbox.caption}
            columns={columns}
            rowKey={({ id }) => id}
            rowHref={({ id }) => paths.adminOutbox({ page, mail: id })}
            empty={<Empty title={outbox.none}>{outbox.noneText}</Empty>}
          />
        </div>
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
          <span className="secondary">
            <MailProgress mail={mail} configured={configured} />
          </span>
        </>
      ),
      slot: 'aside',
    },
  ];
}
