import { saveFile } from '#web/lib/save-file.ts';
import { useTexts } from '#web/texts/texts.ts';
import { Button } from '#web/ui/button.tsx';
import { Dialog } from '#web/ui/dialog.tsx';

/** New recovery codes, this once. As a form it is not closed by a tap beside it. */
export function RecoveryCodes({ codes, onClose }: { codes: string[]; onClose: () => void }) {
  const { secondFactors } = useTexts();
  const text = `${secondFactors.recovery} · Exuvia\n${window.location.origin}\n\n${codes.join('\n')}\n`;
  const save = () => saveFile(secondFactors.fileName, new Blob([text], { type: 'text/plain' }));
  return (
    <Dialog
      title={secondFactors.keepTitle}
      onClose={onClose}
      onSubmit={onClose}
      actions={
        <>
          <Button icon="download" onClick={save}>
            {secondFactors.save}
          </Button>
          <Button type="submit" variant="primary">
            {secondFactors.kept}
          </Button>
        </>
      }
    >
      <div className="stack tight">
        <p>{secondFactors.keepText}</p>
        <ul className="recovery-codes" aria-label={secondFactors.recovery}>
          {codes.map((code) => (
            <li key={code}>{code}</li>
          ))}
        </ul>
      </div>
    </Dialog>
  );
}
