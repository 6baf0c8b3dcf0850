import { describe, expect, test } from 'bun:test';
import {
  contactProblem,
  countryProblem,
  expoProblem,
  forgotProblem,
  eventDayProblem,
  futureProblem,
  loginProblem,
  newsIncomplete,
  profileProblem,
  registerProblem,
  resetProblem,
} from '#src/domain/form-checks.ts';
import { issue, type Issue, type ProblemCode } from '#src/domain/problems/codes.ts';

const register = 'register_incomplete';
const login = 'login_incomplete';
const contact = 'contact_incomplete';
const expo = 'expo_incomplete';
const country = 'country_incomplete';

describe('forms', () => {
  test.each<[Issue | null, ProblemCode | null]>([
    [registerProblem({ un: 'a@b.de', uname: 'Ann', upw: 'secret' }), null],
    [registerProblem({ un: '', uname: 'Ann', upw: 'secret' }), register],
    [registerProblem({ un: 'a@b.de', uname: '  ', upw: 'secret' }), register],
    [registerProblem({ un: 'a@b.de', uname: 'Ann', upw: undefined }), register],
    [loginProblem({ un: 'a@b.de', upw: '        ' }), null],
    [loginProblem({ un: 'a@b.de', upw: '' }), login],
    [loginProblem({ un: null, upw: 'secret' }), login],
    [forgotProblem({ un: 'a@b.de' }), null],
    [forgotProblem({ un: ' ' }), 'email_missing'],
    [resetProblem({ token: 't', upw: 'secret' }), null],
    [resetProblem({ token: null, upw: 'secret' }), 'token_missing'],
    [resetProblem({ token: null, upw: '' }), 'token_missing'],
    [resetProblem({ token: 't', upw: '' }), 'password_missing'],
    [contactProblem({ email: 'a@b.de', message: 'Hi' }), null],
    [contactProblem({ email: '', message: 'Hi' }), contact],
    [contactProblem({ email: 'a@b.de', message: '\n' }), contact],
    [expoProblem({ e_date: '2026-06-01', e_name: 'Hamm' }), null],
    [expoProblem({ e_date: '', e_name: 'Hamm' }), expo],
    [expoProblem({ e_date: '2026-06-01', e_name: ' ' }), expo],
    [countryProblem({ code: 'DE', name: 'Germany' }), null],
    [countryProblem({ code: 'DE', name: '' }), country],
    [countryProblem({ code: '', name: 'Germany' }), country],
  ])('case %#: %p', (problem, expected) => {
    expect(problem?.code ?? null).toBe(expected);
  });

  test('the profile needs a change', () => {
    const user = { uname: 'Ann', email: 'a@b.de' };
    expect(profileProblem(user, { uname: 'Ann', un: 'a@b.de' })).toEqual(issue('nothing_changed'));
    expect(profileProblem(user, { uname: ' Ann ', un: 'a@b.de' })).toEqual(
      issue('nothing_changed'),
    );
    expect(profileProblem(user, { uname: 'Anna', un: 'a@b.de' })).toBeNull();
    expect(profileProblem(user, { uname: 'Ann', un: 'b@b.de' })).toBeNull();
  });

  test('past events are of today or before', () => {
    expect(futureProblem('2026-03-10', '2026-03-10')).toBeNull();
    expect(futureProblem('2026-03-11', '2026-03-10')).toEqual(issue('in_future'));
  });

  test('planned events may be in the future, within two years', () => {
    expect(eventDayProblem('2028-03-10', '2026-03-10')).toBeNull();
    expect(eventDayProblem('2062-03-10', '2026-03-10')).toEqual(issue('too_far_ahead'));
  });

  test('news needs a date and a text', () => {
    expect(newsIncomplete({ date_n: '2026-06-01', n_text: 'Hello' })).toBe(false);
    expect(newsIncomplete({ date_n: '', n_text: 'Hello' })).toBe(true);
    expect(newsIncomplete({ date_n: '2026-06-01', n_text: '  ' })).toBe(true);
  });
});
