import { useId, useRef, type ReactNode } from 'react';
import { copyField } from '#web/lib/copy.ts';
import { notify } from '#web/state/notices.ts';
import { Button } from '#web/ui/button.tsx';

type CopyTexts = { link: string; copyLink: string; copied: string; notCopied: string };

/** A link to be passed on, with a button that copies it, and what else can be done with it. */
export function CopyField(props: { link: string; texts: CopyTexts; children?: ReactNode }) {
  const { link, texts, children } = props;
  const field = useRef<HTMLInputElement>(null);
  const id = useId();
  async function copy() {
    notify((await copyField(field.current)) ? texts.copied : texts.notCopied);
  }
  return (
    <div className="field stack close">
      <label htmlFor={id}>{texts.link}</label>
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
          {texts.copyLink}
        </Button>
        {children}
      </div>
    </div>
  );
}
