import { useTexts } from '#web/texts/texts.ts';
import { Button } from './button.tsx';
import type { IconName } from './icon.tsx';

/** The lower edge of a dialog that does something: Cancel first, the one next step on the right. */
export function DialogEnd(props: {
  save: string;
  icon?: IconName;
  /** What goes is gone for good. */
  danger?: boolean;
  busy?: boolean;
  disabled?: boolean;
  onClose: () => void;
  /** What is written here exists already, and can be deleted from here. */
  onDelete?: () => void;
}) {
  const { save, icon, danger = false, busy, disabled, onClose, onDelete } = props;
  const { common } = useTexts();
  return (
    <>
      {onDelete && (
        <Button
          variant="dangerQuiet"
          icon="trash"
          label={common.delete}
          className="to-start"
          onClick={onDelete}
        />
      )}
      <Button onClick={onClose}>{common.cancel}</Button>
      <Button
        type="submit"
        variant={danger ? 'danger' : 'primary'}
        icon={icon}
        busy={busy}
        disabled={disabled}
      >
        {onDelete ? common.save : save}
      </Button>
    </>
  );
}
