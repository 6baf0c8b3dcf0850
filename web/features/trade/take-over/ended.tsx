import { useTexts } from '#web/texts/texts.ts';
import { Box } from '#web/ui/box.tsx';
import { Empty } from '#web/ui/empty.tsx';
import { CodeForm } from './code-form.tsx';

/** In place of a hand-over that has ended or never was; `code` is that of the failure. */
export function Ended({ code = '' }: { code?: string | undefined }) {
  const { takeOver: words } = useTexts();
  const said: Record<string, [string, string]> = {
    hand_over_taken: [words.takenTitle, words.takenText],
    hand_over_withdrawn: [words.withdrawnTitle, words.withdrawnText],
    hand_over_expired: [words.expiredTitle, words.expiredText],
  };
  const [title, text] = said[code] ?? [words.unknownTitle, words.unknownText];
  return (
    <div className="stack">
      <Empty title={title} level={1}>
        {text}
      </Empty>
      <Box title={words.otherCode}>
        <CodeForm />
      </Box>
    </div>
  );
}
