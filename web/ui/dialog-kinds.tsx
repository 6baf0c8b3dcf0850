import type { ReactNode } from 'react';
import { useTexts } from '#web/texts/texts.ts';
import { Button, type ButtonVariant } from './button.tsx';
import { Dialog } from './dialog.tsx';
import type { IconName } from './icon.tsx';

/** Shows a message, and closes. */
export function InfoDialog(props: { title: string; children: ReactNode; onClose: () => void }) {
  const { ui } = useTexts();
  return (
    <Dialog {...props} actions={<Button onClick={props.onClose}>{ui.close}</Button>}>
      {props.children}
    </Dialog>
  );
}

/** What went wrong, and below it the server's message. */
export function ErrorDialog(props: {
  title: string;
  text?: string;
  server?: string;
  onClose: () => void;
}) {
  const { title, text, server, onClose } = props;
  const { ui } = useTexts();
  return (
    <Dialog
      title={title}
      variant="error"
      onClose={onClose}
      actions={<Button onClick={onClose}>{ui.close}</Button>}
    >
      {text && <p>{text}</p>}
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
  busy?: boolean;
  onAnswer: (yes: boolean) => void;
}) {
  const { title, text, confirm, variant = 'primary', icon, cancel, busy, onAnswer } = props;
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
          <Button variant={variant} icon={icon} busy={busy} onClick={() => onAnswer(true)}>
            {confirm}
          </Button>
        </>
      }
    >
      {text !== undefined && <p>{text}</p>}
    </Dialog>
  );
}
