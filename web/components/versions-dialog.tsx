import { useId, useState } from 'react';
import { differenceOf } from '#src/domain/text/difference.ts';
import type { Choice, Version, VersionsDialog as Versions } from '#web/state/dialogs.ts';
import { useTexts } from '#web/texts/texts.ts';
import { Button } from '#web/ui/button.tsx';
import { Dialog } from '#web/ui/dialog.tsx';

/** Both versions of each field that was changed in the form and elsewhere: one is chosen for each. */
export function VersionsDialog(props: { dialog: Versions; onAnswer: (chosen: boolean) => void }) {
  const { versions, onChoose } = props.dialog;
  const { errors, ui } = useTexts();
  const [choice, setChoice] = useState<Choice>({});
  const isComplete = versions.every(({ name }) => choice[name]);

  function submit() {
    if (!isComplete) return;
    onChoose(choice);
    props.onAnswer(true);
  }
  return (
    <Dialog
      title={errors.changedElsewhere}
      onClose={() => props.onAnswer(false)}
      onSubmit={submit}
      actions={
        <>
          <Button onClick={() => props.onAnswer(false)}>{ui.cancel}</Button>
          <Button type="submit" variant="primary" disabled={!isComplete}>
            {errors.saveVersions}
          </Button>
        </>
      }
    >
      {/* a button below the fold would have the dialog open at its end */}
      <p data-autofocus tabIndex={-1}>
        {errors.changedElsewhereText}
      </p>
      {versions.map((version) => (
        <Both
          key={version.name}
          version={version}
          chosen={choice[version.name]}
          onChoose={(side) => setChoice({ ...choice, [version.name]: side })}
        />
      ))}
    </Dialog>
  );
}

function Both(props: {
  version: Version;
  chosen: 'mine' | 'theirs' | undefined;
  onChoose: (side: 'mine' | 'theirs') => void;
}) {
  const { version, chosen, onChoose } = props;
  const { errors } = useTexts();
  const group = useId();
  return (
    <fieldset className="versus">
      <legend>{version.label}</legend>
      {(['mine', 'theirs'] as const).map((side) => (
        <label key={side} className="check version">
          <input
            type="radio"
            name={group}
            checked={chosen === side}
            onChange={() => onChoose(side)}
          />
          <strong>{side === 'mine' ? errors.mine : errors.theirs}</strong>
          <MarkedText text={version[side]} other={version[side === 'mine' ? 'theirs' : 'mine']} />
        </label>
      ))}
    </fieldset>
  );
}

/** Long texts are mostly alike: what is not is marked. */
function MarkedText({ text, other }: { text: string; other: string }) {
  const [before, differs, after] = differenceOf(text, other);
  const isAlikeElsewhere = before + after !== '';
  return (
    <span className="pre-line">
      {before}
      {isAlikeElsewhere ? <mark>{differs}</mark> : differs}
      {after}
    </span>
  );
}
