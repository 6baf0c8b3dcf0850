import type { Load } from '#web/lib/load.ts';
import { useReachable } from '#web/state/network.ts';
import { useTexts } from '#web/texts/texts.ts';
import { Button } from '#web/ui/button.tsx';
import { Note } from '#web/ui/note.tsx';
import { unansweredOf } from './use-expo.ts';

/** Above what the device kept: why the server does not say it, and what it is instead. */
export function KeptNote({ load, children }: { load: Load<object>; children: string }) {
  const { common, expos } = useTexts();
  const isReachable = useReachable();
  const unanswered = isReachable ? unansweredOf(load.data) : undefined;
  return (
    <Note icon={unanswered === 'failed' ? 'warn' : 'offline'} live>
      {expos.unanswered[unanswered ?? 'away']}: {children}
      {unanswered === 'failed' && (
        <div className="cluster">
          <Button onClick={load.retry}>{common.retry}</Button>
        </div>
      )}
    </Note>
  );
}
