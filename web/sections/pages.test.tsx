import { afterAll, expect, test } from 'bun:test';
import { createTestApp } from '#src/testing/test-app.ts';
import { closeScreen, openScreen } from '#web/testing/open-screen.tsx';
import { heading, settled } from '#web/testing/screen.ts';
import { pages, type PageRule } from './pages.ts';
import { sectionAddresses } from './addresses.ts';

const app = createTestApp();
afterAll(closeScreen);

const all: [string, PageRule][] = Object.values(pages).flatMap((section) =>
  Object.entries<PageRule>(section),
);
const addresses = (who: PageRule['who']) =>
  all.filter(([, rule]) => rule.who === who).map(([path]) => path);

test('every page is in a section that is loaded for its address', () => {
  const loaded: string[] = Object.values(sectionAddresses).flat();
  expect(all.filter(([path]) => !loaded.includes(path.split('/')[1] ?? ''))).toEqual([]);
});

test.each([...addresses('keeper'), ...addresses('admin')])(
  '%s asks a visitor to log in, and leads back',
  async (path) => {
    await openScreen(path, { app });
    const link = await settled(() => document.querySelector('main a[href^="/login"]'));
    expect(link.getAttribute('href')).toBe(`/login?redirect=${encodeURIComponent(path)}`);
  },
);

test.each(addresses('admin'))('%s is nothing for a keeper', async (path) => {
  await openScreen(path, { app, as: 3 });
  await settled(() => heading() === 'Page not found');
});
