import { useState } from 'react';
import { ownWordsLimit } from '#src/domain/labels/label-settings.ts';
import { sayIssue } from '#web/texts/say-issue.ts';
import { sheetProblem, type Sheet, type SheetKind } from '#src/domain/labels/label-sheets.ts';
import { useDraft, useUnsaved } from '#web/lib/draft.ts';
import { formatNumber } from '#web/lib/format.ts';
import { useTexts } from '#web/texts/texts.ts';
import { Button } from '#web/ui/button.tsx';
import { Dialog } from '#web/ui/dialog.tsx';
import { Note } from '#web/ui/note.tsx';
import { Segmented } from '#web/ui/segmented.tsx';
import { NumberField, TextField } from '#web/ui/text-field.tsx';
import { readMm } from './mm-stepper.tsx';
import type { LabelControls } from '#web/features/animals/labels/use-label-settings.ts';

const kinds = ['a4', 'letter', 'roll'] as const;
const ofRoll = ['width', 'height'] as const;
const ofSheet = ['columns', 'rows', 'width', 'height', 'x0', 'y0', 'dx', 'dy'] as const;
type Measurement = (typeof ofSheet)[number];
type Typed = Record<Measurement, string>;

/** A sheet that is not in the list, with its measurements as printed on the package. */
export function OwnSheetDialog(props: {
  start: Sheet;
  controls: LabelControls;
  onClose: () => void;
}) {
  const { start, controls, onClose } = props;
  const { labels, common } = useTexts();
  const [name, setName] = useState(start.name);
  const [kind, setKind] = useState<SheetKind>(start.kind);
  useUnsaved(name !== start.name || kind !== start.kind);
  const [typed, change] = useDraft<Typed>(() => typedOf(start));
  const [tried, setTried] = useState(false);
  const { own } = controls.settings;
  const known = own.some(({ key }) => key === start.key);
  const fields: readonly Measurement[] = kind === 'roll' ? ofRoll : ofSheet;
  const unread = fields.filter((field) => readMm(typed[field]) === null);
  const sheet = sheetFrom(start.key, name.trim() || labels.newOwn, kind, typed);
  const problem = unread.length === 0 ? sheetProblem(sheet) : null;

  function save() {
    setTried(true);
    if (problem || unread.length) return;
    const others = own.filter(({ key }) => key !== start.key);
    controls.change({ own: [...others, sheet] });
    controls.changeDesign({ sheet: sheet.key, start: 1 });
    onClose();
  }
  function remove() {
    controls.changeDesign({ sheet: 'L7160', start: 1 });
    controls.change({ own: own.filter(({ key }) => key !== start.key) });
    onClose();
  }
  return (
    <Dialog
      title={labels.newOwn}
      onClose={onClose}
      onSubmit={save}
      actions={
        <>
          {known && (
            <Button
              variant="dangerQuiet"
              icon="trash"
              label={common.delete}
              className="to-start"
              onClick={remove}
            />
          )}
          <Button onClick={onClose}>{common.cancel}</Button>
          <Button type="submit" variant="primary">
            {labels.saveOwn}
          </Button>
        </>
      }
    >
      <TextField label={labels.ownName} maxLength={ownWordsLimit} value={name} onChange={setName} />
      <Segmented
        label={labels.ownKind}
        legend
        value={kind}
        onChange={setKind}
        choices={kinds.map((value) => ({ value, label: labels.papers[value] }))}
      />
      <div className="label-measures">
        {fields.map((field) => (
          <NumberField
            key={field}
            label={labels[field]}
            decimals
            unit={field === 'columns' || field === 'rows' ? undefined : labels.mm}
            value={typed[field]}
            onChange={(text) => change({ [field]: text })}
            problem={tried && unread.includes(field) ? labels.numberWrong : undefined}
          />
        ))}
      </div>
      {problem && tried && (
        <Note tone="amber" live>
          {sayIssue(problem)}
        </Note>
      )}
    </Dialog>
  );
}

function typedOf(sheet: Sheet): Typed {
  return Object.fromEntries(ofSheet.map((field) => [field, formatNumber(sheet[field])])) as Typed;
}

function sheetFrom(key: string, name: string, kind: SheetKind, typed: Typed): Sheet {
  const read = (field: Measurement) => readMm(typed[field]) ?? Number.NaN;
  const [width, height] = [read('width'), read('height')];
  const whole = { key, name, kind, width, height };
  if (kind === 'roll')
    return { ...whole, columns: 1, rows: 1, x0: 0, y0: 0, dx: width, dy: height };
  const sheet = { ...whole, columns: read('columns'), rows: read('rows') };
  return { ...sheet, x0: read('x0'), y0: read('y0'), dx: read('dx'), dy: read('dy') };
}
