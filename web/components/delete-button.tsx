import type { Action } from '#web/lib/action.ts';
import { useConfirmDelete } from '#web/lib/confirm-delete.ts';
import { Button } from '#web/ui/button.tsx';

/** Deletes what can't be restored, after a confirmation. */
export function DeleteButton(props: {
  label: string;
  /** The confirmation's title, which names what is deleted. */
  ask: string;
  /** The confirmation's text, where there is more to say than that it can't be restored. */
  text?: string;
  action: Pick<Action<void, unknown>, 'run' | 'busy'>;
  /** Drops the label on a phone. */
  brief?: boolean;
  /** Beside a row. */
  iconOnly?: boolean;
}) {
  const { label, ask, text, action, brief, iconOnly } = props;
  const confirmDelete = useConfirmDelete();
  async function askFirst() {
    if (await confirmDelete(ask, text)) await action.run();
  }
  return (
    <Button
      variant="dangerQuiet"
      icon="trash"
      brief={brief}
      label={iconOnly ? label : undefined}
      busy={action.busy}
      onClick={() => void askFirst()}
    >
      {iconOnly ? undefined : label}
    </Button>
  );
}
