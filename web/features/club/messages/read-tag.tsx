import { useTexts } from '#web/texts/texts.ts';
import { Tag } from '#web/ui/tag.tsx';

export function ReadTag({ read }: { read: number }) {
  const { messages } = useTexts();
  return read ? (
    <Tag icon="mailopen">{messages.isRead}</Tag>
  ) : (
    <Tag tone="unread" icon="mail">
      {messages.isUnread}
    </Tag>
  );
}
