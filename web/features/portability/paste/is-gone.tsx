import { lineNumber } from '#src/domain/paste/read-line.ts';
import { useTexts } from '#web/texts/texts.ts';
import { formatDay } from '#web/lib/format.ts';
import { Radio } from '#web/ui/check.tsx';
import type { Mend } from './pasted-line.tsx';
import type { PasteEntry } from './use-paste.ts';

/** Whether an animal has left as its line perhaps says: nobody's animal goes to the archive by a guess. */
export function IsGone({ entry, mend }: { entry: PasteEntry; mend: Mend }) {
  const { line, animals } = entry;
  const { paste } = useTexts().petImport;
  const { archive_reason, archive_date } = animals;
  if (!archive_reason) return null;
  const name = `gone-${lineNumber(line)}`;
  return (
    <fieldset className="paste-which">
      <legend>{paste.isGone}</legend>
      <Radio name={name} checked={false} onChange={() => mend({ archive_asks: false })}>
        {`${paste.reasons[archive_reason]} ${archive_date && formatDay(archive_date)}`.trim()}
      </Radio>
      <Radio
        name={name}
        checked={false}
        onChange={() => mend({ archive_asks: false, archive_reason: null, archive_date: '' })}
      >
        {paste.isHere}
      </Radio>
    </fieldset>
  );
}
