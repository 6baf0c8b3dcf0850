import { useState } from 'react';
import { mostCopies, nudgeOf, sheetOf } from '#src/domain/labels/label-settings.ts';
import {
  noNudge,
  nudgeLimit,
  ownSheetsLimit,
  perPage,
  sheets,
  type Nudge,
  type Sheet,
} from '#src/domain/labels/label-sheets.ts';
import { formatNumber } from '#web/lib/format.ts';
import { notify } from '#web/state/notices.ts';
import { useTexts, type Texts } from '#web/texts/texts.ts';
import { FoldedBox } from '#web/features/animals/labels/folded-box.tsx';
import { Button } from '#web/ui/button.tsx';
import { SelectField } from '#web/ui/select-field.tsx';
import { Stepper } from '#web/ui/stepper.tsx';
import { Switch } from '#web/ui/switch.tsx';
import { MmStepper } from './mm-stepper.tsx';
import { OwnSheetDialog } from './own-sheet-dialog.tsx';
import { StartField } from './start-field.tsx';
import type { LabelControls } from '#web/features/animals/labels/use-label-settings.ts';

const newOwn = 'new';

/** The sheet or roll for a number of animals, where on it the next label goes, and the printer's correction. */
export function SheetSettings({ animals, controls }: { animals: number; controls: LabelControls }) {
  const { labels } = useTexts();
  const { settings, design, change, changeDesign } = controls;
  const [editing, setEditing] = useState<Sheet | null>(null);
  const sheet = sheetOf(settings, design.sheet);
  const nudge = nudgeOf(settings, sheet.key);
  const setNudge = (part: Partial<Nudge>) =>
    change({ nudges: { ...settings.nudges, [sheet.key]: { ...noNudge, ...nudge, ...part } } });
  const bounds = { min: -nudgeLimit, max: nudgeLimit };

  function choose(key: string) {
    if (key !== newOwn) changeDesign({ sheet: key, start: 1 });
    else if (settings.own.length >= ownSheetsLimit) notify(labels.tooManyOwn(ownSheetsLimit));
    else setEditing({ ...sheet, key: freeKey(settings.own), name: labels.newOwn });
  }
  return (
    <FoldedBox title={labels.paper} said={sheetLabel(sheet, labels)}>
      <div className="form">
        <SelectField
          label={labels.sheet}
          value={sheet.key}
          onChange={choose}
          options={[
            ...[...sheets, ...settings.own].map((one) => ({
              value: one.key,
              label: sheetLabel(one, labels),
            })),
            { value: newOwn, label: labels.ownSize },
          ]}
        />
        {settings.own.includes(sheet) && (
          <Button icon="pencil" onClick={() => setEditing(sheet)}>
            {labels.editOwn}
          </Button>
        )}
        <StartField
          sheet={sheet}
          value={design.start}
          onChange={(start) => changeDesign({ start })}
          hint={labels.startHint}
        />
        <Stepper
          label={labels.copies}
          min={1}
          max={mostCopies(animals)}
          value={Math.min(design.copies, mostCopies(animals))}
          onChange={(copies) => changeDesign({ copies })}
        />
        <div className="fields">
          <MmStepper
            label={labels.nudgeX}
            {...bounds}
            value={nudge.x}
            onChange={(x) => setNudge({ x })}
          />
          <MmStepper
            label={labels.nudgeY}
            {...bounds}
            value={nudge.y}
            onChange={(y) => setNudge({ y })}
          />
        </div>
        <p className="hint">{labels.nudgeHint}</p>
        <div className="stack close">
          {perPage(sheet) > 1 && (
            <Switch checked={design.cuts} onChange={(cuts) => changeDesign({ cuts })}>
              {labels.cuts}
            </Switch>
          )}
          {sheet.kind === 'roll' && (
            <>
              <Switch checked={design.turned} onChange={(turned) => changeDesign({ turned })}>
                {labels.turned}
              </Switch>
              <p className="hint">{labels.turnedHint}</p>
            </>
          )}
        </div>
      </div>
      {editing && (
        <OwnSheetDialog start={editing} controls={controls} onClose={() => setEditing(null)} />
      )}
    </FoldedBox>
  );
}

function sheetLabel(sheet: Sheet, labels: Texts['labels']): string {
  const { name, width, height, kind } = sheet;
  // A Niimbot's name already is its size.
  if (kind === 'roll' && name.includes('×')) return `${name} mm`;
  return labels.sheetName(name, `${formatNumber(width)} × ${formatNumber(height)}`, perPage(sheet));
}

function freeKey(own: readonly Sheet[]): string {
  const numbers = own.map(({ key }) => Number(key.slice(3)));
  return `own${Math.max(0, ...numbers) + 1}`;
}
