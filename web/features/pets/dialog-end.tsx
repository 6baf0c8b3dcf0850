import { useTexts } from '#web/texts/texts.ts';
import { Button } from '#web/ui/button.tsx';
import type { IconName } from '#web/ui/icon.tsx';

/** The lower edge of a dialog that records something: Cancel first, the one next step on the right. */
export function DialogEnd(props: {
  save: string;
  icon?: IconName;
  busy: boolean;
  onClose: () => void;
  onDelete?: () => void;
}) {
  const { save, icon, busy, onClose, onDelete } = props;
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
      <Button type="submit" variant="primary" icon={icon} busy={busy}>
        {onDelete ? common.save : save}
      </Button>
    </>
  );
}
