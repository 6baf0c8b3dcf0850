import { useAction } from '#web/lib/action.ts';
import { api } from '#web/lib/api.ts';
import { confirm } from '#web/state/dialogs.ts';
import { useTexts } from '#web/texts/texts.ts';
import { Button } from '#web/ui/button.tsx';
import type { AdminUser } from './admin-user.ts';

/** The permission to edit species, and a new confirmation mail. */
export function UserButtons({ user }: { user: AdminUser }) {
  return (
    <>
      {!user.mail_confirmed && <TokenButton email={user.email} />}
      {!user.is_admin && <SpeciesButton user={user} />}
    </>
  );
}

function SpeciesButton({ user: { uid, uname, can_edit_sp } }: { user: AdminUser }) {
  const { admin } = useTexts();
  const value = can_edit_sp ? 0 : 1;
  const set = useAction(() => api.admin.user_update_sp_edit.put({ uid, can_edit_sp: value }), {
    errorTitle: admin.errors.settingValue,
    success: admin.notices.speciesEditSet(value, uname || admin.users.nameless),
    invalidates: [['user', 'admin']],
  });
  return (
    <Button icon="book" busy={set.busy} onClick={() => void set.run()}>
      {can_edit_sp ? admin.users.forbid : admin.users.allow}
    </Button>
  );
}

function TokenButton({ email }: { email: string }) {
  const { admin, errors, messages, notices } = useTexts();
  const send = useAction(() => api.admin.sendmail.post({ email }), {
    errorTitle: errors.sendingMail,
    errorText: errors.sendingMailText,
    success: ({ mail }) =>
      mail === 'sent' ? notices.mailSent(email) : admin.users.tokenWaits(email),
    invalidates: [['outbox']],
  });
  async function ask() {
    const sure = await confirm({
      title: admin.users.askToken,
      text: messages.willSendMail(email),
      button: messages.sendMail,
    });
    if (sure) await send.run();
  }
  return (
    <Button icon="mail" busy={send.busy} onClick={() => void ask()}>
      {admin.users.sendToken}
    </Button>
  );
}
