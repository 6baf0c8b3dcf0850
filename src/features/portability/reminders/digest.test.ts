import { describe, expect, test } from 'bun:test';
import { writeSessionUses } from '#src/platform/security/sessions.ts';
import { inbox } from '#src/testing/people.ts';
import { aPet, aPlan, speciesId } from '#src/testing/samples.ts';
import { startSmtp } from '#src/testing/smtp.ts';
import { createTestApp, type TestApp } from '#src/testing/test-app.ts';
import { queueDigests } from './digest.service.ts';

const berlin = { on: true, hour: 18, zone: 'Europe/Berlin' };

/** Berta has two animals that are due, and gets her mail at 18:00 in Berlin. */
async function aKeeper(digest: object = berlin, url = 'smtp://127.0.0.1:1') {
  const app = createTestApp({
    now: '2026-05-01T08:00:00Z',
    env: { SMTP_URL: url, PUBLIC_URL: 'http://pi.example:3000' },
  });
  const [rosa, tiki] = [aPet(app.db, { name: 'Rosa' }), aPet(app.db, { name: 'Tiki <b>' })];
  aPlan(app.db, { fp_start: '2026-04-03', fp_repeat: 7 }, [rosa, tiki]);
  for (const date_f of ['2026-04-10', '2026-04-17'])
    await app.as(3).post('pet/feeding/feed', { id: tiki, date_f, food: 'Dubia', progress: 2 });
  await set(app, digest);
  queueDigests(app.context); // what was before counts as looked at
  return { app, rosa, tiki };
}

const set = (app: TestApp, digest: object) =>
  app.as(3).post('user_config/set', { conf_key: 'digest', conf_val: JSON.stringify(digest) });
function mailsAt(app: TestApp, ...instants: string[]): number {
  for (const instant of instants) {
    app.setNow(instant);
    queueDigests(app.context);
  }
  return inbox(app).filter(({ kind }) => kind === 'digest').length;
}

describe('the mail of the day', () => {
  test('comes at its hour and once, however often it is looked, also after a restart', async () => {
    const { app } = await aKeeper();
    expect(mailsAt(app, '2026-05-01T15:59:00Z')).toBe(0);
    expect(mailsAt(app, '2026-05-01T16:00:00Z', '2026-05-01T16:01:00Z')).toBe(1);
    const restarted = createTestApp({
      ...{ db: app.db, now: '2026-05-01T20:00:00Z' },
      env: { SMTP_URL: 'smtp://127.0.0.1:1' },
    });
    expect(mailsAt(restarted, '2026-05-01T20:00:00Z')).toBe(1);
    expect(mailsAt(restarted, '2026-05-02T16:00:00Z')).toBe(2);
  });

  test.each([
    ['an hour that has passed begins tomorrow', 7, ['2026-05-02T04:59:00Z'], 0],
    ['an hour that has passed comes at it', 7, ['2026-05-02T05:00:00Z'], 1],
    ['a later hour comes today', 20, ['2026-05-01T17:59:00Z', '2026-05-01T18:00:00Z'], 1],
  ])('changed to %s', async (_, hour, instants, mails) => {
    const { app } = await aKeeper();
    await set(app, { ...berlin, hour });
    expect(mailsAt(app, '2026-05-01T08:01:00Z')).toBe(0);
    expect(mailsAt(app, ...instants)).toBe(mails);
  });

  test('switched on within the minute of its hour comes at it', async () => {
    const app = createTestApp({
      now: '2026-05-01T15:59:50Z',
      env: { SMTP_URL: 'smtp://127.0.0.1:1' },
    });
    aPlan(app.db, { fp_start: '2026-04-03', fp_repeat: 7 }, [aPet(app.db)]);
    await set(app, berlin);
    expect(mailsAt(app, '2026-05-01T16:00:10Z')).toBe(1);
  });

  test('says of a reptile that it sheds', async () => {
    const { app } = await aKeeper();
    const juno = aPet(app.db, { name: 'Juno', sc_id: speciesId(app.db, 'Python regius') });
    for (const id of [juno, aPet(app.db, { name: 'Nyx' })])
      await app.as(3).put('pet/pre_molt', { id, pre_molt: '2026-04-28' });
    expect(mailsAt(app, '2026-05-01T16:00:00Z')).toBe(1);
    const body = inbox(app).at(-1)?.body;
    expect(body).toContain('Juno: in pre-shed for 3 days');
    expect(body).toContain('Nyx: in pre-molt for 3 days');
  });

  test('says who is due and whom to look at, with links, as text and as HTML', async () => {
    const smtp = await startSmtp();
    const { app, tiki } = await aKeeper(berlin, smtp.url);
    mailsAt(app, '2026-05-01T16:00:00Z');
    await app.context.mailer.deliverDue();
    const [mail] = smtp.received;
    expect(mail?.to).toEqual(['berta@example.org']);
    expect(mail?.text).toContain('Subject: Exuvia: 2 due');
    expect(mail?.text).toMatch(/\n\r?\nFriday 1 May: 2 due\r?\n/);
    expect(mail?.text).toMatch(/This evening:\r?\n- .+: 2 \(1 refused last time\)/);
    expect(mail?.text).toContain('Tiki <b>: refused 2x since 10 Apr');
    expect(mail?.text).toContain(`http://pi.example:3000/pets/details?id=${tiki}`);
    expect(mail?.text).toContain('List-Unsubscribe-Post: List-Unsubscribe=One-Click');
    const { body } = inbox(app).find(({ kind }) => kind === 'digest') ?? { body: '' };
    expect(body).toContain('http://pi.example:3000/digest/3.');
    await smtp.stop();
  });

  test('is grouped as Today is: by place or plan, who is watched, molts and the week', async () => {
    const { app, rosa, tiki } = await aKeeper();
    const { id: place_id } = (
      await app.as(3).post('place/add', { name: 'Rack B', kind: 'rack', parent_id: null })
    ).data;
    await app.as(3).put('pet/move', { ids: [rosa], place_id });
    for (const date_mt of ['2025-08-01', '2025-11-01', '2026-02-10'])
      await app.as(3).post('pet/molt/add', { id: rosa, date_mt });
    await app.as(3).post('pet/events/add', { id: tiki, date_ev: '2026-05-04', event: 'Vet' });
    mailsAt(app, '2026-05-01T16:00:00Z');
    const body = inbox(app).at(-1)?.body ?? '';
    const [{ expected }] = (await app.as(3).get('today')).data.expected_molts;
    expect([expected.from, expected.to]).toEqual(['2026-05-07', '2026-07-04']);
    for (const said of [
      'This evening:\n- Rack B: 1\n- Without a place: 1 (1 refused last time)',
      'Keep an eye on:\n- Tiki <b>: refused 2x since 10 Apr',
      'Expected molts:\n- Rosa: 7 May to 4 Jul',
      'This week:\n- Monday 4 May: Tiki <b>: Vet',
    ])
      expect(body).toContain(said);
    await app.as(3).post('user_config/set', { conf_key: 'evening', conf_val: '{"by":"plan"}' });
    mailsAt(app, '2026-05-02T16:00:00Z');
    expect(inbox(app).at(-1)?.body).toMatch(/This evening:\n- (?!Rack)/);
  });

  test('comes for an animal of which nothing was noted for long, and then no more', async () => {
    const { app, rosa, tiki } = await aKeeper();
    for (const id of [rosa, tiki])
      await app
        .as(3)
        .post('pet/feeding/feed', { id, date_f: '2026-05-01', food: 'Dubia', progress: 0 });
    const forgotten = aPet(app.db, { name: 'Forgotten' });
    app.db.$client.run(
      `UPDATE pets SET created = '2026-01-01T00:00:00.000Z' WHERE id = ${forgotten}`,
    );
    expect(mailsAt(app, '2026-05-01T16:00:00Z')).toBe(1);
    expect(inbox(app).at(-1)?.subject).toBe('Exuvia: animals to keep an eye on');
    const seen = { id: forgotten, date_ev: '2026-05-02', event: 'Seen' };
    await app.as(3).post('pet/events/add', seen);
    expect(mailsAt(app, '2026-05-02T16:00:00Z')).toBe(1);
  });

  test('does not come when nothing is due, nor to be looked at', async () => {
    const { app, rosa, tiki } = await aKeeper();
    for (const id of [rosa, tiki])
      await app
        .as(3)
        .post('pet/feeding/feed', { id, date_f: '2026-05-01', food: 'Dubia', progress: 0 });
    expect(mailsAt(app, '2026-05-01T16:00:00Z')).toBe(0);
  });

  test('does not come to an address that is not confirmed, nor while the account is suspended', async () => {
    const { app } = await aKeeper();
    app.db.$client.run('UPDATE users SET mail_confirmed = 0 WHERE uid = 3');
    expect(mailsAt(app, '2026-05-01T16:00:00Z')).toBe(0);
    app.db.$client.run('UPDATE users SET mail_confirmed = 1, suspended = 1 WHERE uid = 3');
    expect(mailsAt(app, '2026-05-01T16:30:00Z')).toBe(0);
  });

  test('is in the keeper’s language', async () => {
    const { app } = await aKeeper();
    await app.as(3).post('user_config/set', { conf_key: 'language', conf_val: '"de"' });
    mailsAt(app, '2026-05-01T16:00:00Z');
    expect(inbox(app).at(-1)?.subject).toBe('Exuvia: 2 fällig');
  });

  test('is in the language that the keeper used last, where none was chosen', async () => {
    const { app } = await aKeeper();
    await app.as(3).get('user/me', undefined, { 'accept-language': 'de' });
    writeSessionUses(app.context);
    mailsAt(app, '2026-05-01T16:00:00Z');
    expect(inbox(app).at(-1)?.subject).toBe('Exuvia: 2 fällig');
  });

  test('can be asked for whether it can come', async () => {
    const configured = async (app: TestApp) => (await app.as(3).get('user/digest')).data;
    expect(await configured(createTestApp())).toEqual({ configured: 0 });
    const env = { SMTP_URL: 'smtp://127.0.0.1:1' };
    expect(await configured(createTestApp({ env }))).toEqual({ configured: 1 });
    expect((await createTestApp().visitor.get('user/digest')).status).toBe(401);
  });

  test('waits in no queue where there is no mail server', async () => {
    const app = createTestApp({ now: '2026-05-01T08:00:00Z' });
    await set(app, berlin);
    expect(mailsAt(app, '2026-05-01T09:00:00Z', '2026-05-01T16:00:00Z')).toBe(0);
  });

  test.each([
    { on: true, hour: 25, zone: 'UTC' },
    { on: true, hour: 18, zone: 'Mars/Olympus' },
    { on: 'yes', hour: 18, zone: 'UTC' },
  ])('%j is refused', async (digest) => {
    const app = createTestApp();
    expect((await set(app, digest)).status).toBe(422);
  });
});

describe('its link', () => {
  const linkOf = (app: TestApp) => {
    const mail = inbox(app).find(({ kind }) => kind === 'digest');
    return /http:\/\/pi\.example:3000(\/digest\/\S+)/.exec(mail?.body ?? '')?.[1] ?? '';
  };

  test('stops the mail without a log-in, by its button or a mail program, but not when it is looked at', async () => {
    const { app } = await aKeeper();
    mailsAt(app, '2026-05-01T16:00:00Z');
    const isOn = async () =>
      JSON.parse((await app.as(3).get('user_config/get/digest')).data.conf_val).on;
    const link = linkOf(app);
    const page = await app.visitor.get(link);
    expect([page.status, page.data.includes('<form method="post">')]).toEqual([200, true]);
    expect(await isOn()).toBe(true);
    const stopped = await app.app.handle(
      new Request(`http://localhost${link}`, {
        method: 'POST',
        headers: { 'content-type': 'application/x-www-form-urlencoded' },
        body: 'List-Unsubscribe=One-Click',
      }),
    );
    expect(stopped.status).toBe(200);
    expect(await isOn()).toBe(false);
    expect(mailsAt(app, '2026-05-02T16:00:00Z')).toBe(1);
  });

  test('is of one keeper: with another number or another end it is nothing', async () => {
    const { app } = await aKeeper();
    mailsAt(app, '2026-05-01T16:00:00Z');
    const link = linkOf(app);
    for (const wrong of [
      link.replace('/3.', '/4.'),
      `${link.slice(0, -1)}0`,
      '/digest/3.',
      '/digest/x',
    ])
      expect((await app.visitor.get(wrong)).status).toBe(404);
  });
});
