import type { SessionUser } from '#web/state/session.ts';

/** A keeper for tests of the client's own state. */
export const berta: SessionUser = {
  uid: 3,
  uname: 'Berta',
  email: 'b@example.org',
  mail_confirmed: 1,
  can_edit_sp: 0,
  is_admin: 0,
  rev: 1,
};
