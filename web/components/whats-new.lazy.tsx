import { whatsNew } from '#web/texts/en/whats-new.ts';
import { addTexts, useTexts } from '#web/texts/texts.ts';
import { Button } from '#web/ui/button.tsx';
import { Dialog } from '#web/ui/dialog.tsx';

addTexts({ whatsNew });

/** What the newest version brought, for keepers. */
export function WhatsNew({ onClose, onRead }: { onClose: () => void; onRead: () => void }) {
  const { whatsNew: texts } = useTexts();
  return (
    <Dialog
      title={texts.title}
      onClose={onClose}
      actions={
        <Button variant="primary" onClick={onRead}>
          {texts.read}
        </Button>
      }
    >
      {/* a button below the fold would have the dialog open at its end */}
      <div className="prose">
        <ul data-autofocus tabIndex={-1}>
          {Object.entries(texts.points).map(([name, text]) => (
            <li key={name}>{text}</li>
          ))}
        </ul>
      </div>
    </Dialog>
  );
}
