import { Link, useLocation } from 'wouter';
import type { MessageDetail } from '#src/features/messages/messages.queries.ts';
import { LoadFailed } from '#web/components/load-failed.tsx';
import { Page } from '#web/layout/page.tsx';
import { formatInstant } from '#web/lib/format.ts';
import { useIdParam } from '#web/lib/params.ts';
import { paths } from '#web/paths.ts';
import { useTexts } from '#web/texts/texts.ts';
import { Button } from '#web/ui/button.tsx';
import { Crumbs } from '#web/ui/crumbs.tsx';
import { Fact, Facts } from '#web/ui/facts.tsx';
import { MessageMissing } from './message-missing.tsx';
import { MessageWaiting } from './message-waiting.tsx';
import { ReadTag } from './read-tag.tsx';
import { Replies } from './replies.tsx';
import { ReplyForm } from './reply-form.tsx';
import { useDeleteMessage } from './use-delete-message.ts';
import { useLastRead } from './use-last-read.ts';
import { useMessage } from './use-message.ts';

/** One message, its replies, and the form to reply (spec 2.2). */
export function AdminMessageDetailsPage() {
  const { layout, errors, messages } = useTexts();
  const id = useIdParam();
  const { data, loading, missing, retry } = useMessage(id);
  const title = missing || id === null ? messages.notFound : messages.one(id);
  const crumbs = (
    <Crumbs
      path={[
        { href: paths.admin(), label: layout.admin },
        { href: paths.adminMessages(), label: messages.title },
      ]}
      here={title}
    />
  );
  return (
    <Page title={title} crumbs={crumbs} actions={data && <Actions message={data} />}>
      {loading && <MessageWaiting facts={5} />}
      {missing && <MessageMissing list={paths.adminMessages()} />}
      {!loading && !missing && !data && (
        <LoadFailed title={errors.loadingMessageDetails} retry={retry} />
      )}
      {data && (
        <div className="split">
          <div className="stack">
            <article className="ruled">{data.message}</article>
            <Replies id={data.id} />
            <ReplyForm id={data.id} email={data.email} />
          </div>
          <MessageFacts message={data} />
        </div>
      )}
    </Page>
  );
}

function MessageFacts({ message }: { message: MessageDetail }) {
  const { messages } = useTexts();
  const { uid, uname } = message;
  return (
    <Facts>
      <Fact label={messages.id}>{message.id}</Fact>
      <Fact label={messages.date}>{formatInstant(message.message_date)}</Fact>
      <Fact label={messages.user}>
        {uid === null ? (
          <span className="muted">{messages.notLoggedIn}</span>
        ) : (
          <Link href={paths.adminUserDetails(uid)}>{uname}</Link>
        )}
      </Fact>
      <Fact label={messages.email}>
        <a href={`mailto:${encodeURIComponent(message.email).replace('%40', '@')}`}>
          {message.email}
        </a>
      </Fact>
      <Fact label={messages.state}>
        <ReadTag read={message.read} />
      </Fact>
    </Facts>
  );
}

function Actions({ message }: { message: MessageDetail }) {
  const { common, messages } = useTexts();
  const [, navigate] = useLocation();
  const { mark } = useLastRead();
  const remove = useDeleteMessage(() => navigate(paths.adminMessages(), { replace: true }));
  return (
    <>
      {message.read === 0 && (
        <Button icon="mailopen" busy={mark.busy} onClick={() => void mark.run(message)}>
          {messages.markLastRead}
        </Button>
      )}
      <Button
        variant="dangerQuiet"
        icon="trash"
        brief
        busy={remove.busyWith(message.id)}
        onClick={() => void remove.ask(message.id)}
      >
        {common.delete}
      </Button>
    </>
  );
}
