// The checks of the forms. Null means: valid.

import { addDays, type Day } from '#src/domain/days.ts';
import { limits } from '#src/domain/limits.ts';
import { issue, type Issue } from '#src/domain/problems/codes.ts';

type Field = string | null | undefined;

export function registerProblem(form: { un: Field; uname: Field; upw: Field }): Issue | null {
  const complete = isFilled(form.un) && isFilled(form.uname) && isGiven(form.upw);
  return complete ? null : issue('register_incomplete');
}

export function loginProblem(form: { un: Field; upw: Field }): Issue | null {
  return isFilled(form.un) && isGiven(form.upw) ? null : issue('login_incomplete');
}

/** `un` is the e-mail address, as in the call. */
export function profileProblem(
  user: { uname: string; email: string },
  form: { uname: string; un: string },
): Issue | null {
  const changed = form.uname.trim() !== user.uname || form.un.trim() !== user.email;
  return changed ? null : issue('nothing_changed');
}

export function forgotProblem(form: { un: Field }): Issue | null {
  return isFilled(form.un) ? null : issue('email_missing');
}

export function resetProblem(form: { token: Field; upw: Field }): Issue | null {
  if (!isFilled(form.token)) return issue('token_missing');
  return isGiven(form.upw) ? null : issue('password_missing');
}

export function contactProblem(form: { email: Field; message: Field }): Issue | null {
  return isFilled(form.email) && isFilled(form.message) ? null : issue('contact_incomplete');
}

/** News has no message: its button stays disabled. */
export function newsIncomplete(form: { date_n: Field; n_text: Field }): boolean {
  return !isFilled(form.date_n) || !isFilled(form.n_text);
}

export function expoProblem(form: { e_date: Field; e_name: Field }): Issue | null {
  return isFilled(form.e_date) && isFilled(form.e_name) ? null : issue('expo_incomplete');
}

export function countryProblem(form: { code: Field; name: Field }): Issue | null {
  return isFilled(form.code) && isFilled(form.name) ? null : issue('country_incomplete');
}

/** Past events can't have a future day. */
export function futureProblem(day: Day, today: Day): Issue | null {
  return day > today ? issue('in_future') : null;
}

/** An appointment with the vet may be in the future, but not years ahead by a typo. */
export function eventDayProblem(day: Day, today: Day): Issue | null {
  return day > addDays(today, limits.eventDaysAhead) ? issue('too_far_ahead') : null;
}

function isFilled(field: Field): boolean {
  return isGiven(field?.trim());
}

/** A password may consist of spaces: it is never trimmed. */
function isGiven(field: Field): boolean {
  return field !== null && field !== undefined && field !== '';
}
