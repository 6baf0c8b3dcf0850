import { useTexts } from '#web/texts/texts.ts';
import { ButtonLink } from '#web/ui/button.tsx';
import { Empty } from '#web/ui/empty.tsx';

export function MessageNotFound({ list }: { list: string }) {
  const { messages } = useTexts();
  return (
    <Empty
      title={messages.notFound}
      action={<ButtonLink href={list}>{messages.toList}</ButtonLink>}
    >
      {messages.notFoundText}
    </Empty>
  );
}
