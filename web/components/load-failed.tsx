import type { Load } from '#web/lib/load.ts';
import { useTexts } from '#web/texts/texts.ts';
import { Button } from '#web/ui/button.tsx';
import { Empty } from '#web/ui/empty.tsx';

/** In place of what failed to load, once the error dialog is closed. */
export function LoadFailed(props: {
  load: Pick<Load<unknown>, 'errorTitle' | 'retry'>;
  /** 1 where the page has no other heading. */
  level?: 1 | undefined;
}) {
  const { load, level } = props;
  const { common } = useTexts();
  const action = <Button onClick={load.retry}>{common.retry}</Button>;
  return <Empty title={load.errorTitle} level={level} action={action} />;
}
