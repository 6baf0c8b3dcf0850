import { useTexts } from '#web/texts/texts.ts';
import { Button } from '#web/ui/button.tsx';
import { Empty } from '#web/ui/empty.tsx';

/** In place of what failed to load, once the error dialog is closed. */
export function LoadFailed({ title, retry }: { title: string; retry: () => void }) {
  const { common } = useTexts();
  return <Empty title={title} action={<Button onClick={retry}>{common.retry}</Button>} />;
}
