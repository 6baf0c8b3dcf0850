import { confirm } from '#web/state/dialogs.ts';
import type { Action } from '#web/lib/action.ts';
import { useTexts } from '#web/texts/texts.ts';
import { Button } from '#web/ui/button.tsx';

/** Deletes what can't be brought back, and asks before. Beside a row, `brief` leaves the icon only. */
export function DeleteButton(props: {
  label: string;
  /** The question, which names what goes. */
  ask: string;
  action: Pick<Action<void, unknown>, 'run' | 'busy'>;
  brief?: boolean;
}) {
  const { label, ask, action, brief } = props;
  const { common } = useTexts();
  async function askFirst() {
    const sure = await confirm({
      title: ask,
      text: common.canNotRestore,
      button: common.delete,
      style: 'danger',
    });
    if (sure) await action.run();
  }
  return (
    <Button
      variant="dangerQuiet"
      icon="trash"
      label={brief ? label : undefined}
      busy={action.busy}
      onClick={() => void askFirst()}
    >
      {brief ? undefined : label}
    </Button>
  );
}
