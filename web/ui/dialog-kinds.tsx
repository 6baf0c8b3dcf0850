import type { ReactNode } from 'react';
import { useTexts } from '#web/texts/texts.ts';
import { Button, type ButtonVariant } from './button.tsx';
import { Dialog } from './dialog.tsx';
import type { IconName } from './icon.tsx';

/** What went wrong, with what else did by the same cause, and below it the server's message. */
export function ErrorDialog(props: {
  title: string;
  text?: string;
  others?: string[];
  server?: string;
  onClose: () => void;
}) {
  const { title, text, others = [], server, onClose } = props;
  const { ui } = useTexts();
  return (
    <Dialog
      title={title}
      variant="error"
      onClose={onClose}
      actions={<Button onClick={onClose}>{ui.close}</Button>}
    >
      {text && <p>{text}</p>}
      {others.map((line) => (
        <p key={line}>{line}</p>
      ))}
      {server && <pre className="server">{server}</pre>}
    </Dialog>
  );
}

/** Asks before something is done. Cancel comes first and has the focus. */
export function ConfirmDialog(props: {
  title: string;
  text?: ReactNode;
  confirm: string;
  variant?: ButtonVariant;
  icon?: IconName;
  cancel?: string;
  /** Another way, which closes the dialog first. */
  instead?: { button: string; onChoose: () => void } | undefined;
  onAnswer: (yes: boolean) => void;
}) {
  const { title, text, confirm, variant = 'primary', icon, cancel, instead, onAnswer } = props;
  const { ui } = useTexts();
  return (
    <Dialog
      title={title}
      alert
      onClose={() => onAnswer(false)}
      actions={
        <>
          <Button data-autofocus onClick={() => onAnswer(false)}>
            {cancel ?? ui.cancel}
          </Button>
          {instead && (
            <Button
              onClick={() => {
                onAnswer(false);
                instead.onChoose();
              }}
            >
              {instead.button}
            </Button>
          )}
          <Button variant={variant} icon={icon} onClick={() => onAnswer(true)}>
            {confirm}
          </Button>
        </>
      }
    >
      {text !== undefined && <p>{text}</p>}
    </Dialog>
  );
}
