import { describe, expect, test } from 'bun:test';
import {
  contactProblem,
  countryProblem,
  expoProblem,
  forgotProblem,
  futureProblem,
  loginProblem,
  newsIncomplete,
  profileProblem,
  registerProblem,
  resetProblem,
} from '#src/domain/form-checks.ts';

const register = 'Enter E-Mail address, username and password';
const login = 'Enter E-Mail address and password';
const contact = 'Missing E-Mail or message';
const expo = 'Incomplete data (date, name)';
const country = 'Incomplete data (code, name)';

describe('forms', () => {
  test.each<[string | null, string | null]>([
    [registerProblem({ un: 'a@b.de', uname: 'Ann', upw: 'secret' }), null],
    [registerProblem({ un: '', uname: 'Ann', upw: 'secret' }), register],
    [registerProblem({ un: 'a@b.de', uname: '  ', upw: 'secret' }), register],
    [registerProblem({ un: 'a@b.de', uname: 'Ann', upw: undefined }), register],
    [loginProblem({ un: 'a@b.de', upw: '        ' }), null],
    [loginProblem({ un: 'a@b.de', upw: '' }), login],
    [loginProblem({ un: null, upw: 'secret' }), login],
    [forgotProblem({ un: 'a@b.de' }), null],
    [forgotProblem({ un: ' ' }), 'Enter E-Mail address'],
    [resetProblem({ token: 't', upw: 'secret' }), null],
    [resetProblem({ token: null, upw: 'secret' }), 'Invalid token'],
    [resetProblem({ token: null, upw: '' }), 'Invalid token'],
    [resetProblem({ token: 't', upw: '' }), 'Missing password!'],
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
    expect(problem).toBe(expected);
  });

  test('the profile needs a change', () => {
    const user = { uname: 'Ann', email: 'a@b.de' };
    expect(profileProblem(user, { uname: 'Ann', un: 'a@b.de' })).toBe('Nothing was changed');
    expect(profileProblem(user, { uname: ' Ann ', un: 'a@b.de' })).toBe('Nothing was changed');
    expect(profileProblem(user, { uname: 'Anna', un: 'a@b.de' })).toBeNull();
    expect(profileProblem(user, { uname: 'Ann', un: 'b@b.de' })).toBeNull();
  });

  test('what happened is of today or before', () => {
    expect(futureProblem('2026-03-10', '2026-03-10')).toBeNull();
    expect(futureProblem('2026-03-11', '2026-03-10')).toBe('must not be in the future');
  });

  test('news needs a date and a text', () => {
    expect(newsIncomplete({ date_n: '2026-06-01', n_text: 'Hello' })).toBe(false);
    expect(newsIncomplete({ date_n: '', n_text: 'Hello' })).toBe(true);
    expect(newsIncomplete({ date_n: '2026-06-01', n_text: '  ' })).toBe(true);
  });
});
