import { useState } from 'react';
import { useSetting } from '#web/state/settings.ts';
import { useTexts } from '#web/texts/texts.ts';
import { Form } from '#web/ui/form.tsx';
import { FormEnd } from '#web/ui/form-end.tsx';
import { TextArea } from '#web/ui/text-field.tsx';
import type { Paste } from './use-paste.ts';

/** The box that takes the lines. */
export function PasteText({ all }: { all: Paste }) {
  const { paste } = useTexts().petImport;
  const [currency] = useSetting('display_currency');
  const [tried, setTried] = useState(false);
  const isEmpty = all.text.trim() === '';
  return (
    <Form onSubmit={() => (isEmpty ? setTried(true) : all.read())}>
      <TextArea
        label={paste.lines}
        hint={paste.linesHint}
        placeholder={paste.example(currency)}
        problem={tried && isEmpty ? paste.nothing : null}
        value={all.text}
        onChange={all.write}
        rows={8}
        autoComplete="off"
        autoCapitalize="none"
        spellCheck={false}
      />
      <FormEnd label={paste.read} icon="check" busy={false} />
    </Form>
  );
}
