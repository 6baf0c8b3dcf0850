import type { Unanswered } from '#web/lib/read-expo.ts';
import { useReachable } from '#web/state/network.ts';
import { useTexts } from '#web/texts/texts.ts';
import { Button } from '#web/ui/button.tsx';
import { Note } from '#web/ui/note.tsx';

/** Above what the device kept of an expo: why the server does not say it, and what it is instead. */
export function KeptNote(props: {
  /** Where the server can be reached. */
  unanswered: Unanswered | undefined;
  retry: () => void;
  children: string;
}) {
  const { common, expo } = useTexts();
  const why = (useReachable() && props.unanswered) || 'away';
  return (
    <Note icon={why === 'failed' ? 'warn' : 'offline'} live>
      {expo.unanswered[why]}: {props.children}
      {why === 'failed' && (
        <div className="cluster">
          <Button onClick={props.retry}>{common.retry}</Button>
        </div>
      )}
    </Note>
  );
}
