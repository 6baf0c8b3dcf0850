import { useLocation } from 'wouter';
import { useAction } from '#web/lib/action.ts';
import { api } from '#web/lib/api.ts';
import { paths } from '#web/paths.ts';
import { confirm } from '#web/state/dialogs.ts';
import { useTexts } from '#web/texts/texts.ts';
import { Button } from '#web/ui/button.tsx';

/** Asks, then deletes an entry of the log. `leave` goes to the list afterwards: the entry's own page. */
export function DeleteLogButton({ sid, leave = false }: { sid: number; leave?: boolean }) {
  const { common, errors, notices, species } = useTexts();
  const [, navigate] = useLocation();
  const remove = useAction(() => api.admin.spec_log.delete.delete({ sid }), {
    errorTitle: errors.deletingSpeciesLog,
    success: notices.speciesLogDeleted,
    done: () => leave && navigate(paths.adminSpeciesLog(), { replace: true }),
    invalidates: [['species']],
  });
  async function ask() {
    const sure = await confirm({
      title: species.askDeleteLog(sid),
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
      label={leave ? undefined : species.askDeleteLog(sid)}
      busy={remove.busy}
      onClick={() => void ask()}
    >
      {leave ? common.delete : undefined}
    </Button>
  );
}
