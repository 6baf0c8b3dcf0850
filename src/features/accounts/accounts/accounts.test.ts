import { describe, expect, spyOn, test } from 'bun:test';
import { existsSync } from 'node:fs';
import { checkPassword } from '#src/features/accounts/log-in/log-in.service.ts';
import { pictureFile } from '#src/platform/pictures/picture-files.ts';
import { inbox, newcomer, password } from '#src/testing/people.ts';
import { aPet } from '#src/testing/samples.ts';
import { createTestApp } from '#src/testing/test-app.ts';

describe('registering', () => {
  test('the first one needs no mail where there is no server to send it', async () => {
    const app = createTestApp({ people: false });
    const first = { un: 'ada@example.org', uname: 'Ada', upw: password };
    const { data } = await app.visitor.post('user/register', first);
    expect(data.data).toMatchObject([{ uid: 2, is_admin: 1, mail_confirmed: 1 }]);
    expect(inbox(app)).toEqual([]);
    const later = await app.visitor.post('user/register', { ...first, un: 'dora@example.org' });
    expect(later.data.data).toMatchObject([{ is_admin: 0, mail_confirmed: 0 }]);
    expect(inbox(app)).toHaveLength(1);
  });

  test('the first one is the administrator and gets a mail to confirm the address', async () => {
    const app = createTestApp({ people: false, env: { SMTP_URL: 'smtp://127.0.0.1:9' } });
    const { visitor } = app;
    const response = await visitor.post('user/register', {
      un: ' Ada@Example.ORG ',
      uname: ' Ada ',
      upw: password,
    });
    expect(response.status).toBe(200);
    const user = {
      uid: 2,
      uname: 'Ada',
      email: 'Ada@example.org',
      mail_confirmed: 0,
      can_edit_sp: 1,
      is_admin: 1,
      rev: 1,
    };
    expect(response.data).toEqual({ status: true, data: [user], token: expect.any(String) });
    expect(inbox(app)).toMatchObject([
      {
        kind: 'verify',
        email: 'Ada@example.org',
        link: expect.stringContaining('http://localhost:3000/verify-email?token='),
      },
    ]);
    const second = await visitor.post('user/register', {
      un: 'b@example.org',
      uname: 'B',
      upw: password,
    });
    expect(second.data.data[0]).toMatchObject({ uid: 3, is_admin: 0 });
  });

  test('with another ADMIN_UID the first one still is', async () => {
    const { visitor } = createTestApp({ people: false, env: { ADMIN_UID: '7' } });
    const first = await visitor.post('user/register', {
      un: 'a@example.org',
      uname: 'A',
      upw: password,
    });
    expect(first.data.data[0]).toMatchObject({ uid: 7, is_admin: 1 });
  });

  const refused: [string, Record<string, unknown>, string][] = [
    ['an address with a line break', { un: 'b@x.org\r\nBcc: c@x.org' }, 'un'],
    ['two addresses', { un: 'b@x.org,c@x.org' }, 'un'],
    ['no address', { un: '' }, 'un'],
    ['a name of blanks', { uname: '   ' }, 'uname'],
    ['a name of 51 characters', { uname: 'x'.repeat(51) }, 'uname'],
    ['a short password', { upw: '1234567' }, 'upw'],
    ['a long password', { upw: 'x'.repeat(201) }, 'upw'],
    ['a common password', { upw: 'Password123' }, 'upw'],
    ['a permission of one’s own', { can_edit_sp: 1 }, 'can_edit_sp'],
  ];
  test.each(refused)('%s is refused by field', async (_what, change, field) => {
    const { visitor } = createTestApp();
    const response = await visitor.post('user/register', {
      un: 'new@example.org',
      uname: 'New',
      upw: password,
      ...change,
    });
    expect(response.status).toBe(422);
    expect(Object.keys(response.data.fields)).toEqual([field]);
  });

  test('limits hold at the last character, and blanks in a password count', async () => {
    const { visitor } = createTestApp();
    const upw = ` ${'eight legs '.repeat(18)} `;
    const made = await visitor.post('user/register', {
      un: 'new@example.org',
      uname: 'x'.repeat(50),
      upw,
    });
    expect(made.status).toBe(200);
    expect((await visitor.post('user/login', { un: 'NEW@example.org', upw })).status).toBe(200);
    expect(
      (await visitor.post('user/login', { un: 'new@example.org', upw: upw.trim() })).status,
    ).toBe(401);
  });

  test('an address in use is a conflict, whatever its case', async () => {
    const { visitor } = createTestApp();
    const response = await visitor.post('user/register', {
      un: 'BERTA@example.org',
      uname: 'B',
      upw: password,
    });
    expect(response.status).toBe(409);
    expect(response.data.fields).toHaveProperty('un');
  });

  test('closed registration refuses all but the first', async () => {
    const env = { REGISTRATION: 'closed' };
    const body = { un: 'new@example.org', uname: 'New', upw: password };
    expect((await createTestApp({ env }).visitor.post('user/register', body)).status).toBe(403);
    expect(
      (await createTestApp({ env, people: false }).visitor.post('user/register', body)).status,
    ).toBe(200);
  });

  test('an invitation lets one person in, once, and only the administrator makes it', async () => {
    const app = createTestApp({ env: { REGISTRATION: 'invite' } });
    const { as, visitor } = app;
    expect((await visitor.post('admin/invite', {})).status).toBe(401);
    expect((await as(3).post('admin/invite', {})).status).toBe(403);
    const made = await as(2).post('admin/invite', { email: 'new@example.org' });
    expect(made.data).toMatchObject({ status: true, mail: 'queued' });
    expect(inbox(app)[0]).toMatchObject({
      kind: 'invite',
      email: 'new@example.org',
      link: made.data.link,
    });
    const invite = new URL(made.data.link).searchParams.get('invite');
    const body = { un: 'new@example.org', uname: 'New', upw: password };
    const refused = async (input: object) => {
      const { status, data } = await visitor.post('user/register', { ...body, ...input });
      return [status, data.code, Object.keys(data.fields)];
    };
    expect(await refused({})).toEqual([403, 'invitation_needed', ['invite']]);
    expect(await refused({ invite: 'nonsense' })).toEqual([403, 'invitation_gone', ['invite']]);
    expect((await visitor.post('user/register', { ...body, invite })).status).toBe(200);
    expect((await as(2).post('admin/invite', {})).data.mail).toBeNull();
  });

  test('an invitation that was used or has expired says the same of every address', async () => {
    const app = createTestApp({ env: { REGISTRATION: 'invite' }, now: '2026-05-01T10:00:00Z' });
    const invited = async () => {
      const { link } = (await app.as(2).post('admin/invite', {})).data;
      return new URL(link).searchParams.get('invite');
    };
    const register = (un: string, invite: string | null) =>
      app.visitor.post('user/register', { un, uname: 'New', upw: password, invite });
    const used = await invited();
    expect((await register('new@example.org', used)).status).toBe(200);
    const late = await invited();
    app.setNow('2026-05-16T10:00:00Z');
    const answers = [];
    for (const invite of [used, late, 'nonsense'])
      for (const un of ['new@example.org', 'berta@example.org', 'nobody@example.org'])
        answers.push(JSON.stringify((await register(un, invite)).data));
    expect(new Set(answers).size).toBe(1);
    expect(answers[0]).toContain('invitation_gone');
  });
});

describe('logging in', () => {
  test('a wrong password and an unknown address look alike, and cost one hash each', async () => {
    const app = createTestApp();
    await newcomer(app, 'dora@example.org');
    const verify = spyOn(Bun.password, 'verify');
    const tryWith = async (un: string) => {
      verify.mockClear();
      const { status, data } = await app.visitor.post('user/login', { un, upw: 'not it, sorry' });
      return { status, data, hashes: verify.mock.calls.map(([, hash]) => costOf(String(hash))) };
    };
    const known = await tryWith('dora@example.org');
    expect(known).toMatchObject({ status: 401, hashes: [expect.stringContaining('m=19456')] });
    expect(await tryWith('nobody@example.org')).toEqual(known);
    verify.mockRestore();
  });

  test('after ten failures from one address the account is closed there, and open elsewhere', async () => {
    const app = createTestApp({ env: { TRUSTED_PROXIES: '' }, now: '2025-06-03T10:00:00Z' });
    await newcomer(app, 'dora@example.org');
    const tries = Array.from({ length: 10 }, () =>
      app.visitor.post('user/login', { un: 'dora@example.org', upw: 'wrong one' }),
    );
    expect((await Promise.all(tries)).map(({ status }) => status)).toEqual(Array(10).fill(401));
    const verify = spyOn(Bun.password, 'verify');
    const closed = await app.visitor.post('user/login', { un: 'Dora@example.org', upw: password });
    expect(closed.status).toBe(429);
    expect(Number(closed.headers.get('retry-after'))).toBeWithin(1, 901);
    expect(verify).not.toHaveBeenCalled();
    verify.mockRestore();
    app.setNow('2025-06-03T10:15:01Z');
    expect(
      (await app.visitor.post('user/login', { un: 'dora@example.org', upw: password })).status,
    ).toBe(200);
  });

  test('after 200 failures from one address no account is tried there, and each is elsewhere', async () => {
    const app = createTestApp({ now: '2025-06-03T10:00:00Z' });
    const { uid } = await newcomer(app, 'dora@example.org');
    const verify = spyOn(Bun.password, 'verify');
    const logInAs = (un: string) => app.visitor.post('user/login', { un, upw: password });
    // a good one first: it is no failure
    expect((await logInAs('dora@example.org')).status).toBe(200);
    const tries = Array.from({ length: 205 }, (_, n) => logInAs(`nobody${n}@example.org`));
    const responses = (await Promise.all(tries)).map(({ status }) => status);
    expect(responses.toSorted()).toEqual([...Array(200).fill(401), ...Array(5).fill(429)]);
    expect(verify).toHaveBeenCalledTimes(201);
    verify.mockRestore();
    const refused = await logInAs('dora@example.org');
    expect(refused.status).toBe(429);
    expect(Number(refused.headers.get('retry-after'))).toBeWithin(1, 901);
    const dora = { email: 'dora@example.org', password, address: '203.0.113.7' };
    expect(await checkPassword(app.context, dora, (entered) => entered)).toBe(uid);
    app.setNow('2025-06-03T10:15:01Z');
    expect((await logInAs('dora@example.org')).status).toBe(200);
  }, 60_000);

  test('X-Forwarded-For from anybody changes nothing', async () => {
    const app = createTestApp();
    await newcomer(app, 'dora@example.org');
    const tries = Array.from({ length: 11 }, (_, n) =>
      app.visitor.post(
        'user/login',
        { un: 'dora@example.org', upw: 'wrong one' },
        { 'x-forwarded-for': `10.0.0.${n}` },
      ),
    );
    expect((await Promise.all(tries)).filter(({ status }) => status === 429)).toHaveLength(1);
  });

  test('nobody logs in as the built-in user, nor with an empty password', async () => {
    const { visitor } = createTestApp();
    expect((await visitor.post('user/login', { un: '', upw: '' })).status).toBe(422);
    expect((await visitor.post('user/login', { un: ' ', upw: 'x' })).status).toBe(401);
    expect((await visitor.post('user/login', { un: 'berta@example.org', upw: 'x' })).status).toBe(
      401,
    );
  });
});

describe('deleting the account', () => {
  test('takes everything along with the password, and nothing without it', async () => {
    const app = createTestApp();
    const { uid, token } = await newcomer(app, 'dora@example.org');
    const asDora = app.as(uid);
    await asDora.post('contact_messages/add', { email: 'dora@example.org', message: 'Hello' });
    expect((await app.visitor.delete('user/delete', { upw: password })).status).toBe(401);
    expect((await asDora.delete('user/delete', { upw: 'wrong one' })).status).toBe(422);
    expect((await asDora.get('user/me')).status).toBe(200);
    expect((await asDora.delete('user/delete', { upw: password })).data).toEqual({ status: true });
    expect(
      (await app.visitor.get('user/me', undefined, { authorization: `Bearer ${token}` })).status,
    ).toBe(401);
    expect(inbox(app).filter(({ email }) => email === 'dora@example.org')).toEqual([]);
    expect((await app.as(2).get('admin/contact_messages/list')).data.count).toBe(0);
    expect(
      (
        await app.visitor.post('user/register', {
          un: 'dora@example.org',
          uname: 'D',
          upw: password,
        })
      ).data.data[0].uid,
    ).toBeGreaterThan(uid);
  });

  test('takes the animals’ pictures along, and nobody else’s', async () => {
    const app = createTestApp();
    const { uid } = await newcomer(app, 'dora@example.org');
    const [own, foreign] = [
      aPet(app.db, { uid, has_img: 1 }),
      aPet(app.db, { uid: 3, has_img: 1 }),
    ];
    const file = (id: number) => pictureFile(app.context, 'thumb', { id, img_version: 0 });
    await Promise.all([own, foreign].map((id) => Bun.write(file(id), 'a picture')));
    await app.as(uid).delete('user/delete', { upw: password });
    expect([existsSync(file(own)), existsSync(file(foreign))]).toEqual([false, true]);
    expect((await app.as(3).get(`pet/detail/${foreign}`)).status).toBe(200);
  });

  test('is not for the administrator', async () => {
    const app = createTestApp({ people: false });
    const { uid } = await newcomer(app, 'ada@example.org');
    expect((await app.as(uid).delete('user/delete', { upw: password })).status).toBe(409);
  });
});

/** The parameters in a stored hash, without salt and sum: what it costs to try. */
const costOf = (hash: string) => hash.split('$').slice(0, 4).join('$');
test('a name is one line', async () => {
  const { visitor } = createTestApp();
  const response = await visitor.post('user/register', {
    un: 'n@example.org',
    uname: 'n\r\nBcc: x@y.de',
    upw: 'tarantula9x',
  });
  expect(response.status).toBe(422);
  expect(response.data.fields).toEqual({ uname: 'must be one line, without control characters' });
});
