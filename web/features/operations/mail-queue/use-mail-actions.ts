import { useAction } from '#web/lib/action.ts';
import { api } from '#web/lib/api.ts';
import { useConfirmDelete } from '#web/lib/confirm-delete.ts';
import { showError } from '#web/state/dialogs.ts';
import { notify } from '#web/state/notices.ts';
import { useSession } from '#web/state/session.ts';
import { useTexts } from '#web/texts/texts.ts';
import { reasonOf } from './reason-of.ts';
import type { Mail } from './mail-state.tsx';

type Outcome = { mail: 'sent' | 'queued'; reason: string; reason_code: Mail['error_code'] };

/** What the administrator can do with a mail: send it now, delete it; and send a test. */
export function useMailActions() {
  const { outbox } = useTexts();
  const confirmDelete = useConfirmDelete();
  const own = useSession()?.user.email ?? '';

  /** The mail server's own message where it refused; a queued mail is no error. */
  const say = ({ mail, reason, reason_code }: Outcome, email: string, title: string) => {
    if (mail === 'sent') notify(outbox.retried(email));
    else if (reason)
      showError({ title, text: outbox.stillWaits, server: reasonOf(reason, reason_code) });
    else notify(outbox.stillWaits);
  };
  const retry = useAction(({ id }: Mail) => api.admin.outbox.retry.post({ id }), {
    errorTitle: outbox.retrying,
    done: (response, { email }) => say(response, email, outbox.retrying),
    invalidates: [['outbox']],
    keyOf: ({ id }) => id,
  });
  const test = useAction(() => api.admin.outbox.test.post(), {
    errorTitle: outbox.testing,
    done: (response) => say(response, own, outbox.testing),
    invalidates: [['outbox']],
  });
  const remove = useAction(({ id }: Mail) => api.admin.outbox.delete.delete({ id }), {
    errorTitle: outbox.deleting,
    success: outbox.deleted,
    invalidates: [['outbox']],
    keyOf: ({ id }) => id,
  });
  async function askToRemove(mail: Mail): Promise<boolean> {
    const sure = await confirmDelete(outbox.deleteTitle(mail.id));
    return sure && (await remove.run(mail)) !== undefined;
  }
  return { retry, test, remove, askToRemove };
}
