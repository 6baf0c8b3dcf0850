import { useLocation } from 'wouter';
import { useAction } from '#web/lib/action.ts';
import { api } from '#web/lib/api.ts';
import { paths } from '#web/paths.ts';
import { confirm } from '#web/state/dialogs.ts';
import { useTexts } from '#web/texts/texts.ts';
import { Button } from '#web/ui/button.tsx';

/** Asks, then deletes an entry. `leave` goes to the list afterwards: the entry's own page. */
export function DeleteEventButton({ eid, leave = false }: { eid: number; leave?: boolean }) {
  const { admin, common, errors, notices } = useTexts();
  const [, navigate] = useLocation();
  const remove = useAction(() => api.admin.event_log.delete.delete({ eid }), {
    errorTitle: errors.deletingEventLog,
    success: notices.eventLogDeleted,
    done: () => leave && navigate(paths.adminEvents(), { replace: true }),
    invalidates: [['event_log', 'list']],
  });
  async function ask() {
    const sure = await confirm({
      title: admin.events.askDelete(eid),
      text: common.canNotRestore,
      button: common.delete,
      style: 'danger',
    });
    if (sure) await remove.run();
  }
  return (
    <Button
      variant="dangerQuiet"
      icon="trash"
      label={leave ? undefined : admin.events.delete(eid)}
      busy={remove.busy}
      onClick={() => void ask()}
    >
      {leave ? common.delete : undefined}
    </Button>
  );
}
