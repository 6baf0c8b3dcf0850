import { useState } from 'react';
import { limits } from '#src/domain/limits.ts';
import { Markdown } from '#web/components/markdown.tsx';
import { useTexts } from '#web/texts/texts.ts';
import { Segmented } from '#web/ui/segmented.tsx';
import { TextArea } from '#web/ui/text-field.tsx';
import type { FieldProblem } from '#web/ui/field.tsx';

/** Edits a care sheet, with a preview of how the page will show it. */
export function CareSheetField(props: {
  value: string;
  onChange: (text: string) => void;
  problem?: FieldProblem;
}) {
  const { value, onChange, problem } = props;
  const { species } = useTexts();
  const [view, setView] = useState<'write' | 'preview'>('write');
  return (
    <>
      <Segmented
        label={species.careSheet}
        legend
        value={view}
        onChange={setView}
        choices={[
          { value: 'write', label: species.write, icon: 'pencil' },
          { value: 'preview', label: species.preview, icon: 'eye' },
        ]}
      />
      {view === 'write' ? (
        <TextArea
          label={species.careSheet}
          hideLabel
          rows={10}
          maxLength={limits.care_sheet}
          value={value}
          onChange={onChange}
          hint={species.careSheetHint}
          problem={problem}
        />
      ) : value.trim() === '' ? (
        <p className="muted">{species.nothingToPreview}</p>
      ) : (
        <Markdown text={value} />
      )}
    </>
  );
}
