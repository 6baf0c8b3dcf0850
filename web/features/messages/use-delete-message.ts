import { useAction } from '#web/lib/action.ts';
import { api } from '#web/lib/api.ts';
import { confirm } from '#web/state/dialogs.ts';
import { useTexts } from '#web/texts/texts.ts';

/** Asks, then deletes a message with its replies. */
export function useDeleteMessage(done?: () => void) {
  const { common, errors, messages, notices } = useTexts();
  const remove = useAction((id: number) => api.admin.contact_messages.delete.delete({ id }), {
    errorTitle: errors.deletingMessage,
    success: notices.messageDeleted,
    done,
    invalidates: [['contact_messages']],
    keyOf: (id) => id,
  });
  async function ask(id: number) {
    const sure = await confirm({
      title: messages.deleteTitle(id),
      text: common.canNotRestore,
      button: common.delete,
      style: 'danger',
    });
    if (sure) await remove.run(id);
  }
  return { ask, busyWith: remove.busyWith };
}
