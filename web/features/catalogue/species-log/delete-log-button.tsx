import { DeleteButton } from '#web/components/delete-button.tsx';
import { api } from '#web/lib/api.ts';
import { paths } from '#web/paths.ts';
import { useTexts } from '#web/texts/texts.ts';

/** Deletes an entry of the log after a confirmation. `leave` then goes to the list: on the entry's own page. */
export function DeleteLogButton({ sid, leave = false }: { sid: number; leave?: boolean }) {
  const { admin, common, species } = useTexts();
  return (
    <DeleteButton
      label={leave ? common.delete : species.askDeleteLog(sid)}
      ask={species.askDeleteLog(sid)}
      call={() => api.admin.spec_log.delete.delete({ sid })}
      errorTitle={admin.errors.deletingSpeciesLog}
      success={admin.notices.speciesLogDeleted}
      to={leave ? paths.adminSpeciesLog() : undefined}
      invalidates={[['species']]}
      iconOnly={!leave}
    />
  );
}
