import { useAction } from '#web/lib/action.ts';
import { api } from '#web/lib/api.ts';
import { useConfirmDelete } from '#web/lib/confirm-delete.ts';
import { paths } from '#web/paths.ts';
import { confirm } from '#web/state/dialogs.ts';
import { useTexts, type Texts } from '#web/texts/texts.ts';
import { Button } from '#web/ui/button.tsx';
import type { AdminUser } from './admin-user.ts';

/** Suspends an account, for a while or for good. */
export function AccountButtons({ user }: { user: AdminUser }) {
  return (
    <div className="cluster">
      <SuspendButton user={user} />
      <DeleteAccountButton user={user} />
    </div>
  );
}

function SuspendButton({ user: { uid, uname, suspended } }: { user: AdminUser }) {
  const { users } = useTexts().admin;
  const next = suspended ? 0 : 1;
  const set = useAction(() => api.admin.user_suspend.put({ uid, suspended: next }), {
    errorTitle: users.suspending,
    success: suspended ? users.letInNow(uname) : users.suspendedNow(uname),
    invalidates: [['user', 'admin']],
  });
  async function suspend() {
    const question = { text: users.suspendText, button: users.suspend, style: 'primary' as const };
    if (await confirm({ title: users.askSuspend(uname), ...question })) await set.run();
  }
  if (suspended) {
    return (
      <Button icon="undo" busy={set.busy} onClick={() => void set.run()}>
        {users.letIn}
      </Button>
    );
  }
  return (
    <Button icon="stop" busy={set.busy} onClick={() => void suspend()}>
      {users.suspend}
    </Button>
  );
}

function DeleteAccountButton({ user: { uid, uname } }: { user: AdminUser }) {
  const { users } = useTexts().admin;
  const confirmDelete = useConfirmDelete();
  const remove = useAction(() => api.admin.user_delete.delete({ uid }), {
    errorTitle: users.deleting,
    success: users.deleted(uname),
    to: paths.adminUsers(),
    invalidates: [['user', 'admin'], ['pet'], ['contact_messages']],
  });
  /** Counts again, so that the confirmation is up to date. */
  const count = useAction(() => api.admin.user_belongings({ id: uid }).get(), {
    errorTitle: users.deleting,
  });
  async function begin() {
    const belongings = await count.run();
    if (!belongings) return;
    const goes = users.deleteText(consequences(belongings, users));
    if (await confirmDelete(users.askDelete(uname), goes)) await remove.run();
  }
  return (
    <Button
      variant="dangerQuiet"
      icon="trash"
      busy={count.busy || remove.busy}
      onClick={() => void begin()}
    >
      {users.delete}
    </Button>
  );
}

type Users = Texts['admin']['users'];
type Belongings = Record<keyof Users['belongings'], number>;

/** 'With the account go 2 pets with their pictures, 40 feedings and 1 sale.' */
function consequences(belongings: Belongings, users: Users): string {
  const kinds = Object.keys(users.belongings) as (keyof Belongings)[];
  const parts = kinds
    .filter((kind) => belongings[kind] > 0)
    .map((kind) => users.belongings[kind](belongings[kind]));
  const last = parts.pop();
  if (last === undefined) return users.nothingGoes;
  return users.goes(parts.length > 0 ? `${parts.join(', ')}${users.and}${last}` : last);
}
