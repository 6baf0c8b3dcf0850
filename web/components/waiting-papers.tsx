import { formatBytes } from '#web/lib/format-bytes.ts';
import { dropRefused, takeOutOfQueue } from '#web/lib/note-feedings.ts';
import type { Belonging } from '#src/platform/documents/documents.queries.ts';
import { useDeviceQueue, type WaitingLine } from '#web/state/shown-queue.ts';
import { notify } from '#web/state/notices.ts';
import { useTexts } from '#web/texts/texts.ts';
import { Button } from '#web/ui/button.tsx';
import { Icon } from '#web/ui/icon.tsx';
import { takenOutText } from './taken-out-text.ts';

type WaitingPaper = { line: WaitingLine; refusal?: string };

/** The papers that are on this device alone, in the order in which they were chosen, and why one was refused. */
export function useWaitingPapers(of: Belonging): WaitingPaper[] {
  const { lines, refused } = useDeviceQueue();
  const [[name, id]] = Object.entries(of) as [[string, number]];
  const all = [
    ...lines.map((line) => ({ line })),
    ...refused.map(({ line, error }) => ({ line, refusal: error })),
  ];
  return all
    .filter(({ line }) => line.write === 'POST /document/upload' && line.body[name] === id)
    .toSorted((a, b) => a.line.place - b.line.place);
}

/** A paper that waits for the network, or that the server did not take: it can be taken out. */
export function WaitingPaperRow({ paper: { line, refusal } }: { paper: WaitingPaper }) {
  const { pets, feeding } = useTexts();
  const t = pets.papers;
  const { place, fileName, bytes, canUndo } = line;
  async function takeOut() {
    if (refusal !== undefined) return dropRefused(place);
    const isOut = await takeOutOfQueue(place);
    notify(takenOutText(line, isOut, t.takenOut(fileName), feeding));
  }
  return (
    <li>
      <span>
        <span className="unsent">
          <Icon name={refusal === undefined ? 'tray' : 'warn'} />
          <span>{fileName}</span>
        </span>
        <span className="small muted">{refusal ?? `${formatBytes(bytes ?? 0)}, ${t.waits}`}</span>
      </span>
      {(canUndo || refusal !== undefined) && (
        <Button
          variant="dangerQuiet"
          icon="trash"
          label={t.takeOut(fileName)}
          onClick={() => void takeOut()}
        />
      )}
    </li>
  );
}
