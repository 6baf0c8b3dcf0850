import type { AdminMessage } from '#src/features/club/messages/messages.queries.ts';
import { useTexts } from '#web/texts/texts.ts';
import { Button } from '#web/ui/button.tsx';
import { Tag } from '#web/ui/tag.tsx';
import { useDeleteMessage } from './use-delete-message.ts';
import { useLastRead } from './use-last-read.ts';

/** 'Mark as last read', or a check mark if it is, and delete. */
export function MessageButtons({ message }: { message: AdminMessage }) {
  const { messages } = useTexts();
  const { lastRead, mark } = useLastRead();
  const remove = useDeleteMessage();
  const { id } = message;
  return (
    <>
      {id === lastRead ? (
        <Tag tone="fresh" icon="check">
          {messages.lastRead}
        </Tag>
      ) : (
        <Button
          variant="quiet"
          icon="mailopen"
          label={messages.markLastReadOf(id)}
          title={messages.markLastRead}
          busy={mark.busyWith(id)}
          onClick={() => void mark.run(message)}
        />
      )}
      <Button
        variant="dangerQuiet"
        icon="trash"
        label={messages.deleteOf(id)}
        busy={remove.busyWith(id)}
        onClick={() => void remove.ask(id)}
      />
    </>
  );
}
