import { closeScreen, openScreen } from '#web/testing/open-screen.tsx';
import { afterEach, expect, test } from 'bun:test';
import { aPet, aPicture } from '#src/testing/samples.ts';
import { createTestApp } from '#src/testing/test-app.ts';
import { paths } from '#web/paths.ts';
import {
  clickButton,
  clickLink,
  dialogTexts,
  field,
  fill,
  says,
  settled,
} from '#web/testing/screen.ts';

afterEach(closeScreen);

test('a caption is asked about before another picture is shown, and not once it is saved', async () => {
  const app = createTestApp();
  const id = aPet(app.db, { has_img: 1, img_version: 1 });
  aPicture(app.db, { id, img_version: 2 }, { day: '2026-03-01' });
  const picture = aPicture(app.db, { id, img_version: 3 }, { day: '2026-02-01' });
  await openScreen(paths.pets(), { app, as: 3 });
  history.pushState(null, '', paths.petPicture(id, picture));
  await fill('Caption', 'After her molt');
  await clickLink('Next picture');
  await settled(() => dialogTexts().at(-1)?.startsWith('Leave without saving?'));
  await clickButton('Stay');
  await settled(() => dialogTexts().length === 0);
  expect(field('Caption').value).toBe('After her molt');
  await clickButton('Save');
  await settled(says('saved'));
  await clickLink('Next picture');
  await settled(() => !location.search.includes(`picture=${picture}`));
  await settled(() => field('Caption').value === '');
  expect(dialogTexts()).toEqual([]);
});
