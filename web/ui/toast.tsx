import { useTexts } from '#web/texts/texts.ts';
import { Button } from './button.tsx';
import type { IconName } from './icon.tsx';

/** What was done, with Undo where possible. Put it into an element with role="status". */
export function Toast(props: {
  text: string;
  action?: { label: string; icon?: IconName; onSelect: () => void };
  onClose: () => void;
}) {
  const { text, action, onClose } = props;
  const { ui } = useTexts();
  return (
    <div className="toast in">
      <p>{text}</p>
      {action !== undefined && (
        <Button variant="onInk" icon={action.icon} onClick={action.onSelect}>
          {action.label}
        </Button>
      )}
      <Button variant="onInk" icon="x" label={ui.close} onClick={onClose} />
    </div>
  );
}
