import { closeScreen, openScreen } from '#web/testing/open-screen.tsx';
import { afterEach, expect, test } from 'bun:test';
import { password } from '#src/testing/people.ts';
import { createTestApp } from '#src/testing/test-app.ts';
import { serve } from '#web/testing/serve.ts';
import { dialogs, fill, settled, submit, textOf } from '#web/testing/screen.ts';

afterEach(closeScreen);

test.each([
  ['/login', 'Failed to login'],
  ['/register', 'Error registering'],
])('%s treats an answer of status false as a failure: %s', async (path, title) => {
  const app = createTestApp();
  await openScreen(path, { app });
  serve((request) =>
    /user\/(login|register)$/.test(request.url)
      ? Response.json({ status: false, error: 'Not today.' })
      : app.app.handle(request),
  );
  await fill('Email address', 'dora@example.org');
  if (path === '/register') await fill('Name', 'Dora');
  await fill('Password', password);
  await submit('Email address');
  const said = textOf(await settled(() => dialogs().at(-1)));
  expect(said).toStartWith(title);
  expect(said).toContain('Not today.');
  expect(said).not.toContain('Something went wrong');
});
