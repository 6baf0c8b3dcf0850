import { expect, test } from 'bun:test';
import { readFileSync } from 'node:fs';
import { Glob } from 'bun';
import { asHtml } from '#src/platform/mail/mail-content.ts';
import { inbox } from '#src/testing/people.ts';
import { createTestApp } from '#src/testing/test-app.ts';

test('no code of ours turns a text into markup or code', () => {
  const files = [...new Glob('{src,web}/**/*.{ts,tsx}').scanSync('.')].filter(
    (file) => !/\.test\.|\/testing\//.test(file),
  );
  const ways =
    /innerHTML|outerHTML|insertAdjacentHTML|document\.write|srcdoc|srcDoc|\beval\(|new Function\(|javascript:/;
  expect(files.length).toBeGreaterThan(300);
  expect(files.filter((file) => ways.test(code(file)))).toEqual([]);
});

test('markup in a mail is text', () => {
  const words = '<img src=x onerror=alert(1)>"\'&';
  const html = asHtml(
    { subject: words, lines: [words], quote: words, after: [words] },
    'http://x',
    'en',
  );
  expect(html).not.toContain('<img');
  expect(html.match(/&#60;img/g)).toHaveLength(4);
});

test('links in mails start with PUBLIC_URL, whatever host a request names', async () => {
  const app = createTestApp({ env: { PUBLIC_URL: 'https://keep.example.org' } });
  const others: Record<string, string>[] = [
    { host: 'evil.example' },
    { 'x-forwarded-host': 'evil.example', 'x-forwarded-proto': 'ftp' },
  ];
  for (const headers of others)
    await app.visitor.post('user/password_reset_request', { un: 'berta@example.org' }, headers);
  await app.app.handle(
    new Request('http://evil.example/api/user/register', {
      method: 'POST',
      headers: { 'content-type': 'application/json' },
      body: JSON.stringify({ un: 'dora@example.org', uname: 'Dora', upw: 'correct horse battery' }),
    }),
  );
  const mails = inbox(app);
  expect(mails).toHaveLength(3);
  const links = mails.map(({ link }) => link).filter(Boolean); // an older reset link is invalid and deleted
  for (const link of links) expect(link).toStartWith('https://keep.example.org/');
  expect(links.length).toBeGreaterThan(1);
  expect(JSON.stringify(mails)).not.toContain('evil.example');
});

/** Without comments: they may mention what the code does not do. */
const code = (file: string) =>
  readFileSync(file, 'utf8').replace(/\/\*[^]*?\*\/|^\s*\/\/.*$/gm, '');
