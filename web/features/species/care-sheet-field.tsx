import { useState } from 'react';
import { limits } from '#src/domain/limits.ts';
import { Prose } from '#web/components/prose.tsx';
import { useTexts } from '#web/texts/texts.ts';
import { Segmented } from '#web/ui/segmented.tsx';
import { TextArea } from '#web/ui/text-field.tsx';

/** Writes a care sheet, and shows it as it will stand on the page. */
export function CareSheetField(props: {
  value: string;
  onChange: (text: string) => void;
  problem?: string;
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
        <Prose text={value} />
      )}
    </>
  );
}
