import { useId, useRef } from 'react';
import { copyField } from '#web/lib/copy.ts';
import { notify } from '#web/state/notices.ts';
import { useTexts } from '#web/texts/texts.ts';
import { Button } from '#web/ui/button.tsx';

/** A link to be passed on by other means than mail. */
export function LinkField({ link }: { link: string }) {
  const { outbox } = useTexts();
  const field = useRef<HTMLInputElement>(null);
  const id = useId();
  async function copy() {
    notify((await copyField(field.current)) ? outbox.copied : outbox.notCopied);
  }
  return (
    <div className="field stack close">
      <label htmlFor={id}>{outbox.link}</label>
      <input
        ref={field}
        id={id}
        className="input"
        value={link}
        readOnly
        onFocus={(event) => event.currentTarget.select()}
      />
      <div className="cluster">
        <Button icon="copy" onClick={() => void copy()}>
          {outbox.copyLink}
        </Button>
      </div>
    </div>
  );
}
