import type { LabelField } from '#src/domain/labels/label-content.ts';
import { ownWordsLimit, textSizes } from '#src/domain/labels/label-settings.ts';
import { useTexts } from '#web/texts/texts.ts';
import { FoldedBox } from './folded-box.tsx';
import { Button } from '#web/ui/button.tsx';
import { Check } from '#web/ui/check.tsx';
import { Stepper } from '#web/ui/stepper.tsx';
import { Switch } from '#web/ui/switch.tsx';
import { TextField } from '#web/ui/text-field.tsx';
import type { LabelControls } from './use-label-settings.ts';

/** The content of a label, its order and size. */
export function ContentBox({ controls }: { controls: LabelControls }) {
  const { labels } = useTexts();
  const { design, changeDesign } = controls;
  return (
    <FoldedBox title={labels.content}>
      <div className="form">
        <ul className="label-fields">
          {design.order.map((field, at) => (
            <FieldRow key={field} field={field} at={at} controls={controls} />
          ))}
        </ul>
        {design.shown.includes('words') && (
          <TextField
            label={labels.words}
            hint={labels.wordsHint}
            maxLength={ownWordsLimit}
            value={design.words}
            onChange={(words) => changeDesign({ words })}
          />
        )}
        <div className="stack close">
          <Switch checked={design.qr} onChange={(qr) => changeDesign({ qr })}>
            {labels.qr}
          </Switch>
          <Switch
            checked={design.short_names}
            onChange={(short_names) => changeDesign({ short_names })}
          >
            {labels.shortNames}
          </Switch>
          <p className="hint">{labels.shortExample}</p>
        </div>
        <Stepper
          label={labels.text}
          {...textSizes}
          value={design.text}
          onChange={(text) => changeDesign({ text })}
        />
      </div>
    </FoldedBox>
  );
}

function FieldRow(props: { field: LabelField; at: number; controls: LabelControls }) {
  const { field, at, controls } = props;
  const { labels } = useTexts();
  const { order, shown } = controls.design;
  const name = labels.fields[field];
  const show = (on: boolean) =>
    controls.changeDesign({
      shown: on ? [...shown, field] : shown.filter((each) => each !== field),
    });
  function move(by: -1 | 1) {
    const others = order.filter((each) => each !== field);
    controls.changeDesign({ order: others.toSpliced(at + by, 0, field) });
  }
  return (
    <li>
      <Check checked={shown.includes(field)} onChange={show}>
        {name}
      </Check>
      <span className="label-moves">
        <Button
          variant="quiet"
          icon="down"
          className="upwards"
          label={labels.up(name)}
          disabled={at === 0}
          onClick={() => move(-1)}
        />
        <Button
          variant="quiet"
          icon="down"
          label={labels.down(name)}
          disabled={at === order.length - 1}
          onClick={() => move(1)}
        />
      </span>
    </li>
  );
}
