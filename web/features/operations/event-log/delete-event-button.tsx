import { DeleteButton } from '#web/components/delete-button.tsx';
import { api } from '#web/lib/api.ts';
import { paths } from '#web/paths.ts';
import { useTexts } from '#web/texts/texts.ts';

/** Deletes an entry after a confirmation. `leave` then goes to the list: on the entry's own page. */
export function DeleteEventButton({ eid, leave = false }: { eid: number; leave?: boolean }) {
  const { admin, common } = useTexts();
  return (
    <DeleteButton
      label={leave ? common.delete : admin.events.delete(eid)}
      ask={admin.events.askDelete(eid)}
      call={() => api.admin.event_log.delete.delete({ eid })}
      errorTitle={admin.errors.deletingEventLog}
      success={admin.notices.eventLogDeleted}
      to={leave ? paths.adminEvents() : undefined}
      invalidates={[['event_log', 'list']]}
      iconOnly={!leave}
    />
  );
}
