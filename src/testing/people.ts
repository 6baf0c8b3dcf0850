import { listMails } from '#src/platform/mail/mail.queries.ts';
import { password } from './password.ts';
import type { TestApp } from './test-app.ts';

export { password };

/** Registers a user through the API, with a real password. */
export async function newcomer(
  app: TestApp,
  email: string,
): Promise<{ uid: number; token: string }> {
  const { data } = await app.visitor.post('user/register', {
    un: email,
    uname: email.split('@')[0],
    upw: password,
  });
  return { uid: data.data[0].uid, token: data.token };
}

/** The mails in the queue, the oldest first. */
export const inbox = (app: TestApp) => listMails(app.db, 0, 100).rows.toReversed();

/** The token in the newest mail of a kind. */
export function mailedToken(app: TestApp, kind: string): string {
  const link = inbox(app).findLast((mail) => mail.kind === kind && mail.link)?.link;
  return link ? (new URL(link).searchParams.get('token') ?? '') : '';
}
