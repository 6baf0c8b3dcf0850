import { useTexts } from '#web/texts/texts.ts';
import { Button } from './button.tsx';
import type { IconName } from './icon.tsx';

/** The footer of a dialog that does something: Cancel first, the one next step on the right. */
export function DialogEnd(props: {
  save: string;
  icon?: IconName;
  /** What is deleted can't be restored. */
  danger?: boolean;
  busy?: boolean;
  disabled?: boolean;
  onClose: () => void;
  /** What closing means where something is already stored. */
  cancel?: string;
  /** What is edited here already exists, and can be deleted from here. */
  onDelete?: () => void;
}) {
  const { save, icon, danger = false, busy, disabled, onClose, onDelete, cancel } = props;
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
      <Button onClick={onClose}>{cancel ?? common.cancel}</Button>
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
