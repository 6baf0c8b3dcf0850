import { useEffect } from 'react';
import type { MessageDetail } from '#src/features/club/messages/messages.queries.ts';
import { useNewReplies } from '#web/components/use-new-replies.ts';
import { formatInstant } from '#web/lib/format.ts';
import { paths } from '#web/paths.ts';
import { useTexts } from '#web/texts/texts.ts';
import { Fact } from '#web/ui/facts.tsx';
import { MessagePage } from './message-page.tsx';
import { ReadTag } from './read-tag.tsx';
import { useReplies } from './replies.tsx';

/** One message that the keeper wrote, and its replies. */
export function OwnMessageDetailsPage() {
  const { accounts, messages } = useTexts();
  return (
    <MessagePage
      above={{ href: paths.profile(), label: accounts.profile }}
      list={{ href: paths.profileMessages(), label: messages.own }}
      MessageFacts={MessageFacts}
      factCount={3}
      Reply={NoteRead}
    />
  );
}

/** Whoever sees the replies has read them; the mark moves on as far as no older one of another message waits. */
function NoteRead({ message: { id } }: { message: MessageDetail }) {
  const shown = useReplies(id).data?.rows;
  const { rows, markRead } = useNewReplies();
  const isRead = (row: { id: number }) => shown?.some((reply) => reply.id === row.id);
  const waiting = rows.findIndex((row) => !isRead(row));
  const last = (waiting < 0 ? rows : rows.slice(0, waiting)).at(-1)?.id;
  useEffect(() => {
    if (last !== undefined) markRead(last);
    // oxlint-disable-next-line react-hooks/exhaustive-deps -- a new function each time
  }, [last]);
  return null;
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
