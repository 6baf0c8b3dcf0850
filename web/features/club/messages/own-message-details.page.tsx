import type { MessageDetail } from '#src/features/club/messages/messages.queries.ts';
import { formatInstant } from '#web/lib/format.ts';
import { paths } from '#web/paths.ts';
import { useTexts } from '#web/texts/texts.ts';
import { Fact } from '#web/ui/facts.tsx';
import { MessagePage } from './message-page.tsx';
import { ReadTag } from './read-tag.tsx';

/** One message that the keeper wrote, and its replies. */
export function OwnMessageDetailsPage() {
  const { accounts, messages } = useTexts();
  return (
    <MessagePage
      above={{ href: paths.profile(), label: accounts.profile }}
      list={{ href: paths.profileMessages(), label: messages.own }}
      MessageFacts={MessageFacts}
      factCount={3}
    />
  );
}

function MessageFacts({ message }: { message: MessageDetail }) {
  const { messages } = useTexts();
  return (
    <>
      <Fact label={messages.date}>{formatInstant(message.message_date)}</Fact>
      <Fact label={messages.email}>{message.email}</Fact>
      <Fact label={messages.state}>
        <ReadTag read={message.read} />
      </Fact>
    </>
  );
}
