import { useState } from 'react';
import { lineNumber } from '#src/domain/paste/read-line.ts';
import { segmentsOf } from '#src/domain/paste/segments.ts';
import type { PasteQuestion } from '#src/records/pasted-rows.ts';
import { SpeciesSearch } from '#web/components/species-search.tsx';
import { SpeciesName } from '#web/components/species-name.tsx';
import { useTexts } from '#web/texts/texts.ts';
import { Button } from '#web/ui/button.tsx';
import { Radio } from '#web/ui/check.tsx';
import { classes } from '#web/ui/classes.ts';
import { IsGone } from './is-gone.tsx';
import { NewSpecies } from './new-species.tsx';
import { PastedFacts } from './pasted-facts.tsx';
import { PastedForm } from './pasted-form.tsx';
import { isOfOthers, type Paste, type PasteEntry } from './use-paste.ts';

/** A line as it was written, what was understood of it, and what is to be settled. */
export function PastedLineItem({ entry, all }: { entry: PasteEntry; all: Paste }) {
  const { line, animals, questions } = entry;
  const { paste } = useTexts().petImport;
  const [isOpen, setOpen] = useState(false);
  const mend: Mend = (part) => all.mend(entry.key, part);
  const no = lineNumber(line);
  // what was asked stays open while it is typed: '1' may become '12'
  const [settling, setSettling] = useState<readonly PasteQuestion[]>([]);
  const asked = [...new Set([...settling, ...questions])].filter(isTyped);
  const settle: Mend = (part) => {
    setSettling(asked);
    mend(part);
  };
  return (
    <li
      id={`line-${no}`}
      className={classes(questions.length > 0 && 'is-asking', animals.left && 'is-left')}
    >
      <RawLine entry={entry} />
      {isOfOthers(line) ? (
        <p className="small muted">{line.kind === 'heading' ? paste.heading : paste.detail}</p>
      ) : animals.left ? (
        <div className="between">
          <span className="muted">{entry.isKnown ? paste.isKnownLeft : paste.isLeft}</span>
          <Button
            variant="quiet"
            icon="plus"
            label={paste.takeInLine(no)}
            onClick={() => mend({ left: false })}
          >
            {paste.takeIn}
          </Button>
        </div>
      ) : (
        <div className="stack close">
          {entry.isKnown && <p className="small muted">{paste.isKnown}</p>}
          {entry.twiceOf && <p className="small muted">{paste.isTwice(entry.twiceOf)}</p>}
          {questions.includes('species') && <WhichSpecies entry={entry} all={all} mend={mend} />}
          {questions.includes('archive') && <IsGone entry={entry} mend={mend} />}
          {isOpen ? (
            <PastedForm entry={entry} all={all} mend={mend} />
          ) : (
            <PastedFacts entry={entry} all={all} />
          )}
          {!isOpen && asked.length > 0 && (
            <PastedForm entry={entry} all={all} mend={settle} only={asked} />
          )}
          <div className="cluster paste-buttons">
            <Button
              variant="quiet"
              icon={isOpen ? 'check' : 'pencil'}
              label={isOpen ? undefined : paste.changeLine(no)}
              onClick={() => {
                setSettling([]);
                setOpen(!isOpen);
              }}
            >
              {isOpen ? paste.done : paste.change}
            </Button>
            <Button
              variant="quiet"
              icon="x"
              label={paste.leaveOutLine(no)}
              onClick={() => mend({ left: true })}
            >
              {paste.leaveOut}
            </Button>
          </div>
        </div>
      )}
    </li>
  );
}

/** Not a choice that closes itself. */
const isTyped = (question: PasteQuestion) => question !== 'species' && question !== 'archive';

export type Mend = (part: Partial<PasteEntry['animals']>) => void;

function RawLine({ entry: { line } }: { entry: PasteEntry }) {
  return (
    <p className="raw">
      <span className="ln" aria-hidden="true">
        {line.line}
      </span>
      <span>
        {segmentsOf(line).map(({ text, as }, at) =>
          as === 'open' ? (
            text
          ) : (
            <u key={at} className={CLASSES[as]}>
              {text}
            </u>
          ),
        )}
      </span>
    </p>
  );
}

const CLASSES = { read: undefined, unsure: 'is-unsure', note: 'is-note' };

/** The species that a line may mean, and a search for any other. */
function WhichSpecies({ entry, all, mend }: { entry: PasteEntry; all: Paste; mend: Mend }) {
  const { line, animals } = entry;
  const { paste } = useTexts().petImport;
  const { near } = animals;
  return (
    <fieldset className="paste-which">
      <legend>{near.length > 0 ? paste.which : paste.noSpecies}</legend>
      {near.map((sc_name) => (
        <Radio
          key={sc_name}
          name={`species-${lineNumber(line)}`}
          checked={false}
          onChange={() => mend({ sc_name })}
        >
          <SpeciesName name={sc_name} />
        </Radio>
      ))}
      <SpeciesSearch
        label={paste.otherSpecies(lineNumber(line))}
        placeholder={paste.otherPlaceholder}
        onChoose={({ sc_name }) => mend({ sc_name })}
      />
      <NewSpecies entry={entry} all={all} />
    </fieldset>
  );
}
