import { useLocation } from 'wouter';
import { DeleteButton } from '#web/components/delete-button.tsx';
import { useAction } from '#web/lib/action.ts';
import { api } from '#web/lib/api.ts';
import { paths } from '#web/paths.ts';
import { useTexts } from '#web/texts/texts.ts';

/** Deletes an entry of the log after a confirmation. `leave` then goes to the list: on the entry's own page. */
export function DeleteLogButton({ sid, leave = false }: { sid: number; leave?: boolean }) {
  const { common, errors, notices, species } = useTexts();
  const [, navigate] = useLocation();
  const remove = useAction(() => api.admin.spec_log.delete.delete({ sid }), {
    errorTitle: errors.deletingSpeciesLog,
    success: notices.speciesLogDeleted,
    done: () => leave && navigate(paths.adminSpeciesLog(), { replace: true }),
    invalidates: [['species']],
  });
  return (
    <DeleteButton
      label={leave ? common.delete : species.askDeleteLog(sid)}
      ask={species.askDeleteLog(sid)}
      action={remove}
      iconOnly={!leave}
    />
  );
}
