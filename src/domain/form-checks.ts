// The checks of the forms, with the sentences of spec 5. Null means: send it.

import type { Day } from '#src/domain/days.ts';

type Field = string | null | undefined;

export function registerProblem(form: { un: Field; uname: Field; upw: Field }): string | null {
  const complete = isFilled(form.un) && isFilled(form.uname) && isGiven(form.upw);
  return complete ? null : 'Enter E-Mail address, username and password';
}

export function loginProblem(form: { un: Field; upw: Field }): string | null {
  return isFilled(form.un) && isGiven(form.upw) ? null : 'Enter E-Mail address and password';
}

/** `un` is the e-mail address, as in the call. */
export function profileProblem(
  user: { uname: string; email: string },
  form: { uname: string; un: string },
): string | null {
  const changed = form.uname.trim() !== user.uname || form.un.trim() !== user.email;
  return changed ? null : 'Nothing was changed';
}

export function forgotProblem(form: { un: Field }): string | null {
  return isFilled(form.un) ? null : 'Enter E-Mail address';
}

export function resetProblem(form: { token: Field; upw: Field }): string | null {
  if (!isFilled(form.token)) return 'Invalid token';
  return isGiven(form.upw) ? null : 'Missing password!';
}

export function contactProblem(form: { email: Field; message: Field }): string | null {
  return isFilled(form.email) && isFilled(form.message) ? null : 'Missing E-Mail or message';
}

/** News has no sentence: its button stays disabled. */
export function newsIncomplete(form: { date_n: Field; n_text: Field }): boolean {
  return !isFilled(form.date_n) || !isFilled(form.n_text);
}

export function expoProblem(form: { e_date: Field; e_name: Field }): string | null {
  return isFilled(form.e_date) && isFilled(form.e_name) ? null : 'Incomplete data (date, name)';
}

export function countryProblem(form: { code: Field; name: Field }): string | null {
  return isFilled(form.code) && isFilled(form.name) ? null : 'Incomplete data (code, name)';
}

/** What happened can't be of a day to come. */
export function futureProblem(day: Day, today: Day): string | null {
  return day > today ? 'must not be in the future' : null;
}

function isFilled(field: Field): boolean {
  return isGiven(field?.trim());
}

/** A password may be of blanks: it is never trimmed. */
function isGiven(field: Field): boolean {
  return field !== null && field !== undefined && field !== '';
}
