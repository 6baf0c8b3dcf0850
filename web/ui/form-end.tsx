import { useTexts } from '#web/texts/texts.ts';
import { Button, ButtonLink } from './button.tsx';
import type { IconName } from './icon.tsx';

/** The buttons below a form: what submits it, and Cancel, where there is a page to go back to. */
export function FormEnd(props: {
  label: string;
  icon?: IconName;
  busy: boolean;
  disabled?: boolean;
  cancel?: string;
}) {
  const { label, icon, busy, disabled, cancel } = props;
  const { common } = useTexts();
  return (
    <div className="form-end">
      <Button type="submit" variant="primary" large icon={icon} busy={busy} disabled={disabled}>
        {label}
      </Button>
      {cancel !== undefined && <ButtonLink href={cancel}>{common.cancel}</ButtonLink>}
    </div>
  );
}
