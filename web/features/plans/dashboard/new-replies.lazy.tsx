import { useNewReplies } from '#web/components/use-new-replies.ts';
import { paths } from '#web/paths.ts';
import { messages } from '#web/texts/en/messages.ts';
import { addTexts, useTexts } from '#web/texts/texts.ts';
import { Callout } from '#web/ui/note.tsx';

addTexts({ messages });

/** That the administrator replied, until it was read: a server without mail tells it nowhere else. */
export default function NewReplies() {
  const texts = useTexts().messages;
  const { rows } = useNewReplies();
  const [first] = rows;
  if (!first) return null;
  const isOne = rows.every(({ message_id }) => message_id === first.message_id);
  return (
    <Callout
      href={isOne ? paths.profileMessageDetails(first.message_id) : paths.profileMessages()}
      icon="reply"
    >
      <strong>{texts.newReplies(rows.length)}</strong>
    </Callout>
  );
}
