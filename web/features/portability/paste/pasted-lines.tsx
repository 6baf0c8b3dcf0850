import { useEffect } from 'react';
import { lineNumber } from '#src/domain/paste/read-line.ts';
import { PlaceChoices } from '#web/features/portability/import/place-choices.tsx';
import { ForAll } from '#web/features/portability/import/for-all.tsx';
import { useTexts } from '#web/texts/texts.ts';
import { Button } from '#web/ui/button.tsx';
import { Note } from '#web/ui/note.tsx';
import { KnownNote } from './known-note.tsx';
import { PastedLineItem } from './pasted-line.tsx';
import { TwiceNote } from './twice-note.tsx';
import type { Paste } from './use-paste.ts';

/** What was understood, line by line, and the button that adds it all. */
export function PastedLines({ all }: { all: Paste }) {
  const { paste } = useTexts().petImport;
  const { lines, count, left, asking } = all;
  const [first] = asking;
  useEffect(() => {
    // newer browsers return a promise, which is no clean-up
    void window.scrollTo(0, 0);
  }, []);
  return (
    <div className="stack pasted">
      <p role="status">
        {paste.counts(lines, count)} {left > 0 && paste.leftLines(left)}{' '}
      </p>
      {first && (
        <div>
          <Button icon="arrow" onClick={() => showLine(lineNumber(first.line))}>
            {paste.asks(asking.length)}
          </Button>
        </div>
      )}
      {all.places.asked.length > 0 && (
        <div id="paste-places">
          <PlaceChoices asked={all.places.asked} onAnswer={all.answerPlace} />
        </div>
      )}
      <KnownNote all={all} />
      <TwiceNote all={all} />
      {all.numberTwice.length > 0 && <Note>{paste.numberTwice(all.numberTwice)}</Note>}
      <p className="small muted paste-legend" aria-hidden="true">
        <u>{paste.understood}</u> <u className="is-unsure">{paste.perhaps}</u>{' '}
        <u className="is-note">{paste.toNotes}</u>
      </p>
      {lines === left && <Note tone="amber">{paste.noAnimal}</Note>}
      <ol className="paste-lines">
        {all.entries.map((entry) => (
          <PastedLineItem key={entry.key} entry={entry} all={all} />
        ))}
      </ol>
      <ForAll value={all.forAll} onChange={all.setForAll} />
      <div className="form-end stuck">
        <Button
          variant="primary"
          large
          icon="check"
          busy={all.busy}
          disabled={first !== undefined || all.places.open > 0 || count === 0}
          onClick={all.store}
        >
          {paste.add(count)}
        </Button>
        <Button large icon="pencil" onClick={all.back}>
          {paste.text}
        </Button>
        {first && (
          <Button variant="quiet" onClick={() => showLine(lineNumber(first.line))}>
            {paste.heldUp(asking.map(({ line }) => lineNumber(line)))}
          </Button>
        )}
        {!first && all.places.open > 0 && (
          <Button variant="quiet" onClick={() => show('paste-places')}>
            {paste.placeOpen}
          </Button>
        )}
      </div>
    </div>
  );
}

const showLine = (no: string) => show(`line-${no}`);

/** Not a link: another address would ask whether the list is to be left. */
function show(id: string): void {
  const part = document.getElementById(id);
  part?.scrollIntoView({ block: 'center' });
  part?.querySelector<HTMLElement>('input, select')?.focus({ preventScroll: true });
}
