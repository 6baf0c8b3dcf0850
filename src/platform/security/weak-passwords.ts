import { issue, type Issue } from '#src/domain/problems/codes.ts';
import { isGuessable, passwordProblem } from '#src/domain/accounts/passwords.ts';
// What attackers try first, without the digits and signs behind it: the 10,000 most common passwords, first names and words
// of the lists of zxcvbn 4.4.2 (MIT, Copyright (c) 2012-2016 Dan Wheeler and Dropbox, Inc.), and some of German and of
// the hobby. On the server only: it is larger than the pages.
import list from './common-passwords.txt' with { type: 'text' };

let common: ReadonlySet<string> | undefined;

/** What is wrong with a new password of somebody, or null. */
export function newPasswordProblem(
  password: string,
  owner: { uname: string; email: string },
): Issue | null {
  common ??= new Set(list.trim().split('\n'));
  const email = owner.email.trim();
  const own = [owner.uname.trim(), email, email.split('@')[0] ?? ''].filter((word) => word !== '');
  const wrong = passwordProblem(password);
  return wrong ?? (isGuessable(password, common, own) ? issue('password_common') : null);
}
