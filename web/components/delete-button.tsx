import { useAction, type ActionOptions } from '#web/lib/action.ts';
import type { CallResult } from '#web/lib/ask.ts';
import { useConfirmDelete } from '#web/lib/confirm-delete.ts';
import { Button } from '#web/ui/button.tsx';

type DeleteButtonProps = ActionOptions<void, unknown> & {
  label: string;
  /** The confirmation's title, which names what is deleted. */
  ask: string;
  /** The confirmation's text, where there is more to say than that it can't be restored. */
  text?: string;
  /** The confirmation's button, where something other than deleting is asked about. */
  confirm?: string;
  call: () => CallResult<unknown>;
  /** Drops the label on a phone. */
  brief?: boolean;
  /** Beside a row. */
  iconOnly?: boolean;
};

/** Deletes what can't be restored, after a confirmation. */
export function DeleteButton(props: DeleteButtonProps) {
  const { label, ask, text, confirm, call, brief, iconOnly, ...options } = props;
  const remove = useAction(call, options);
  const confirmDelete = useConfirmDelete();
  async function askFirst() {
    if (await confirmDelete(ask, text, confirm)) await remove.run();
  }
  return (
    <Button
      variant="dangerQuiet"
      icon="trash"
      brief={brief}
      label={iconOnly ? label : undefined}
      busy={remove.busy}
      onClick={() => void askFirst()}
    >
      {iconOnly ? undefined : label}
    </Button>
  );
}
