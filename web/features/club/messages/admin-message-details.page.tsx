import { Link, useLocation } from 'wouter';
import type { MessageDetail } from '#src/features/club/messages/messages.queries.ts';
import { requestedSpecies, type WantedSpecies } from '#src/domain/species/request-text.ts';
import { formatInstant } from '#web/lib/format.ts';
import { mailtoAddress } from '#web/lib/mailto.ts';
import { paths } from '#web/paths.ts';
import { useTexts } from '#web/texts/texts.ts';
import { Button, ButtonLink } from '#web/ui/button.tsx';
import { Fact } from '#web/ui/facts.tsx';
import { MessagePage } from './message-page.tsx';
import { ReadTag } from './read-tag.tsx';
import { ReplyForm } from './reply-form.tsx';
import { useDeleteMessage } from './use-delete-message.ts';
import { useLastRead } from './use-last-read.ts';

/** One message, its replies, and the form to reply. */
export function AdminMessageDetailsPage() {
  const { layout, messages } = useTexts();
  return (
    <MessagePage
      above={{ href: paths.admin(), label: layout.admin }}
      list={{ href: paths.adminMessages(), label: messages.title }}
      MessageFacts={MessageFacts}
      factCount={5}
      Actions={Actions}
      Reply={Reply}
    />
  );
}

function MessageFacts({ message }: { message: MessageDetail }) {
  const { messages } = useTexts();
  const { uid, uname } = message;
  return (
    <>
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
        <a href={mailtoAddress(message.email)}>{message.email}</a>
      </Fact>
      <Fact label={messages.state}>
        <ReadTag read={message.read} />
      </Fact>
    </>
  );
}

function Reply({ message: { id, email } }: { message: MessageDetail }) {
  return <ReplyForm id={id} email={email} />;
}

function Actions({ message }: { message: MessageDetail }) {
  const { common, messages } = useTexts();
  const [, navigate] = useLocation();
  const { mark } = useLastRead();
  const remove = useDeleteMessage(() => navigate(paths.adminMessages(), { replace: true }));
  const wanted = requestedSpecies(message.message);
  return (
    <>
      {wanted && (
        <ButtonLink icon="plus" href={paths.speciesAdd(asQuery(wanted))}>
          {messages.addSpecies}
        </ButtonLink>
      )}
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

const asQuery = ({ sc_name, cm_name, an_type }: WantedSpecies) => ({
  name: sc_name,
  ...(cm_name && { common: cm_name }),
  ...(an_type && { type: an_type }),
});
