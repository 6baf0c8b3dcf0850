import { useAction } from '#web/lib/action.ts';
import { api } from '#web/lib/api.ts';
import { useConfirmDelete } from '#web/lib/confirm-delete.ts';
import { useTexts } from '#web/texts/texts.ts';

/** Deletes a message with its replies, after a confirmation. */
export function useDeleteMessage(done?: () => void) {
  const { errors, messages } = useTexts();
  const confirmDelete = useConfirmDelete();
  const remove = useAction((id: number) => api.admin.contact_messages.delete.delete({ id }), {
    errorTitle: errors.deletingMessage,
    success: messages.deleted,
    done,
    invalidates: [['contact_messages']],
    keyOf: (id) => id,
  });
  async function ask(id: number) {
    if (await confirmDelete(messages.deleteTitle(id))) await remove.run(id);
  }
  return { ask, busyWith: remove.busyWith };
}
