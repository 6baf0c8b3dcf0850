import { useState } from 'react';
import { useLocation } from 'wouter';
import { readHandOverCode, readHandOverLink, shownCode } from '#src/domain/trade/hand-over-code.ts';
import { loadTakeIn } from '#web/components/take-in-link.tsx';
import { paths } from '#web/paths.ts';
import { useTexts } from '#web/texts/texts.ts';
import { Button } from '#web/ui/button.tsx';
import { Form } from '#web/ui/form.tsx';
import { TextField } from '#web/ui/text-field.tsx';

/** A code as people type it, or a pasted link; that of another installation is taken in. */
export function CodeForm() {
  const { takeOver } = useTexts();
  const [, navigate] = useLocation();
  const [typed, setTyped] = useState('');
  const [wrong, setWrong] = useState(false);

  function submit() {
    const code = readHandOverCode(typed);
    const link = readHandOverLink(typed);
    setWrong(code === null);
    if (link && link.origin !== window.location.origin) loadTakeIn(typed.trim());
    else if (code) navigate(paths.takeOver(shownCode(code)));
  }
  return (
    <Form onSubmit={submit}>
      <TextField
        label={takeOver.code}
        className="code-field"
        value={typed}
        onChange={(text) => {
          setTyped(text);
          setWrong(false);
        }}
        placeholder={takeOver.codeExample}
        problem={wrong ? takeOver.codeWrong : null}
        autoComplete="off"
        autoCapitalize="characters"
        spellCheck={false}
      />
      <div className="cluster">
        <Button variant="primary" large type="submit">
          {takeOver.look}
        </Button>
      </div>
    </Form>
  );
}
