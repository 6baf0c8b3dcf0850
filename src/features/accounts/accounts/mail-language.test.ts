import { afterEach, beforeEach, expect, test } from 'bun:test';
import { inTransaction } from '#src/db/database.ts';
import { findLanguageOfMails } from '#src/platform/mail/mail.queries.ts';
import { deleteSessions } from '#src/platform/security/sessions.queries.ts';
import { writeSessionUses } from '#src/platform/security/sessions.ts';
import { inbox, password } from '#src/testing/people.ts';
import { startSmtp, type Smtp } from '#src/testing/smtp.ts';
import { createTestApp } from '#src/testing/test-app.ts';
import { tellOfPassword } from './password.service.ts';

const german = { 'accept-language': 'de-AT,de;q=0.9,en;q=0.8' };
const dora = { un: 'dora@example.org', uname: 'Dora', upw: 'eight legs walk' };

let smtp: Smtp;
beforeEach(async () => {
  smtp = await startSmtp();
});
afterEach(() => smtp.stop());

test('a German mail arrives whole: subject, umlauts, link and the language of its HTML', async () => {
  const app = createTestApp({ env: { SMTP_URL: smtp.url } });
  await app.visitor.post('user/register', dora, german);
  await app.context.mailer.deliverDue();
  const raw = smtp.received[0]?.raw ?? '';
  const text = Buffer.from(smtp.received[0]?.text ?? '', 'latin1').toString();
  expect(raw).toContain('<html lang=3D"de">');
  expect(raw).toMatch(/^Subject: =\?UTF-8\?[QB]\?/m);
  expect(text).toContain('Der Link bestätigt, dass sie stimmt.');
  expect(text).toContain('Adresse bestätigen');
  expect(text).not.toContain('Hello');
  expect(smtp.linkTo('/verify-email')).toContain('token=');
});

test.each([
  ['de', {}, 'Neues Passwort setzen'],
  ['de', { 'accept-language': 'en' }, 'Neues Passwort setzen'],
  ['en', german, 'Reset your password'],
  ['auto', german, 'Neues Passwort setzen'],
  ['auto', { 'accept-language': 'fr' }, 'Reset your password'],
  [null, german, 'Neues Passwort setzen'],
  [null, {}, 'Reset your password'],
])('who set %p and calls with %p reads "%s"', async (set, headers, subject) => {
  const app = createTestApp();
  if (set) await choose(app, 3, set);
  await app.visitor.post('user/password_reset_request', { un: 'berta@example.org' }, headers);
  expect(subjects(app)).toEqual([subject]);
});

test('a mail is in the language of who gets it, not of who caused it', async () => {
  const app = createTestApp();
  await choose(app, 2, 'de');
  const message = {
    email: 'eva@example.org',
    message: 'Does the species list have Poecilotheria?',
  };
  await app.visitor.post('contact_messages/add', message, { 'accept-language': 'en' });
  await app.as(2).post('admin/contact_messages/reply', { id: 1, reply: 'Yes.' });
  expect(subjects(app)).toEqual(['Nachricht 1 von eva@example.org', 'Reply to your message']);
});

test('who chose no language reads that of the last use, not of who causes the mail', async () => {
  const app = createTestApp();
  const english = { 'accept-language': 'en' };
  const subjectOfReset = async () => {
    app.db.$client.run('DELETE FROM mails');
    await app.visitor.post('user/password_reset_request', { un: 'berta@example.org' }, english);
    return subjects(app)[0];
  };
  const writesIn = async (language?: string) => {
    const headers: Record<string, string> = language ? { 'accept-language': language } : {};
    await app.as(3).get('user/me', undefined, headers);
    writeSessionUses(app.context);
  };
  await app.visitor.post('user/login', { un: 'berta@example.org', upw: password }, german);
  expect(await subjectOfReset()).toBe('Neues Passwort setzen');
  await writesIn('en-GB,en');
  expect(await subjectOfReset()).toBe('Reset your password');
  await writesIn('de');
  // programs say no language
  await writesIn();
  await writesIn('*');
  expect(await subjectOfReset()).toBe('Neues Passwort setzen');
  await choose(app, 3, 'en');
  expect(await subjectOfReset()).toBe('Reset your password');
});

test('a keeper who reads German gets the reply of an English administrator in German', async () => {
  const app = createTestApp();
  const message = { email: 'berta@example.org', message: 'Darf ich die Artenliste pflegen?' };
  await app.as(3).post('contact_messages/add', message, german);
  writeSessionUses(app.context);
  const reply = { id: 1, reply: 'Ja.' };
  await app.as(2).post('admin/contact_messages/reply', reply, { 'accept-language': 'en' });
  expect(subjects(app)).toContain('Antwort auf die Nachricht an Exuvia');
});

test('a visitor gets the reply in the language of the message', async () => {
  const app = createTestApp();
  const message = { email: 'eva@example.org', message: 'Gibt es Poecilotheria?' };
  await app.visitor.post('contact_messages/add', message, german);
  const reply = { id: 1, reply: 'Ja.' };
  await app.as(2).post('admin/contact_messages/reply', reply, { 'accept-language': 'en' });
  expect(subjects(app)).toContain('Antwort auf die Nachricht an Exuvia');
});

test('a new password ends the sessions, and its mail is still in the language of the last one', async () => {
  const app = createTestApp();
  await app.visitor.post('user/login', { un: 'berta@example.org', upw: password }, german);
  deleteSessions(app.db, 3);
  inTransaction(app.db, (tx) => tellOfPassword(tx, app.context, { uid: 3, language: 'en' }));
  expect(subjects(app)).toEqual(['Das Passwort wurde geändert']);
});

test('of two devices the one used last decides', async () => {
  const app = createTestApp({ now: '2026-03-01T10:00:00Z' });
  const [phone, tablet] = [await app.tokenOf(3), await app.tokenOf(3)];
  const use = (token: string, language: string) =>
    app.withToken(token).get('user/me', undefined, { 'accept-language': language });
  await use(phone, 'de');
  await use(tablet, 'en');
  app.setNow('2026-03-01T10:06:00Z');
  await use(phone, 'de');
  writeSessionUses(app.context);
  expect(findLanguageOfMails(app.db, 3)).toBe('de');
  await use(tablet, 'en');
  writeSessionUses(app.context);
  expect(findLanguageOfMails(app.db, 3)).toBe('en');
});

test('each mail that can be caused is German for who reads German', async () => {
  const app = createTestApp();
  await app.visitor.post('user/register', dora, german);
  await app
    .as(3)
    .put('user/update', { uname: 'Berta', un: 'berta@new.example.org', upw: password }, german);
  await app.as(2).post('admin/invite', { email: 'emil@example.org' }, german);
  await app.as(2).post('admin/sendmail', { email: dora.un }, german);
  await app.as(2).post('admin/outbox/test', {}, german);
  const input = { sc_name: 'Poecilotheria nova', an_type: 'tarantula' };
  await app.as(4).post('species/request', input, german);
  await app.as(2).post('admin/contact_messages/reply', { id: 1, reply: 'Ist drin.' }, german);
  expect(subjects(app).toSorted()).toEqual([
    'Antwort auf die Nachricht an Exuvia',
    'Die E-Mail-Adresse wurde geändert',
    'E-Mail-Adresse bestätigen',
    'E-Mail-Adresse bestätigen',
    'E-Mail-Adresse bestätigen',
    'Einladung zu Exuvia',
    'Exuvia verschickt E-Mails',
    'Nachricht 1 von carl@example.org',
  ]);
  const { data } = await app.as(4).get('contact_messages/detail/1');
  expect(data.message).toBe('Gewünschte Art: Poecilotheria nova\nTierart: Vogelspinne');
});

function choose(app: ReturnType<typeof createTestApp>, uid: number, language: string) {
  const setting = { conf_key: 'language', conf_val: JSON.stringify(language) };
  return app.as(uid).post('user_config/set', setting);
}

function subjects(app: ReturnType<typeof createTestApp>): string[] {
  return inbox(app).map(({ subject }) => subject);
}
