import { atDesk } from '#web/testing/dom.ts';
import { closeScreen, openScreen } from '#web/testing/open-screen.tsx';
import { afterEach, expect, test } from 'bun:test';
import sharp from 'sharp';
import { sweepPictures } from '#src/platform/pictures/sweep.ts';
import { aPet } from '#src/testing/samples.ts';
import { createTestApp } from '#src/testing/test-app.ts';
import { button, clickButton, dialogTexts, says, settled } from '#web/testing/screen.ts';

atDesk();

afterEach(closeScreen);

test('an edit that can’t be undone any more says what stays, and is offered no second time', async () => {
  const app = createTestApp();
  const id = aPet(app.db, { name: 'Rosa' });
  const photo = await sharp({ create: { width: 60, height: 40, channels: 3, background: '#842' } })
    .jpeg()
    .toBuffer();
  const form = new FormData();
  form.set('id', String(id));
  form.set('file', new File([new Uint8Array(photo)], 'photo.jpg', { type: 'image/jpeg' }));
  await app.as(3).post('picture/upload', form);
  await openScreen(`/pets/picture?id=${id}`, { app, as: 3 });
  await clickButton('Turn');
  await settled(() => button('Undo'));
  const later = new Date(Date.now() + 2 * 3_600_000);
  await sweepPictures({ ...app.context, now: () => later });
  await clickButton('Undo');
  await settled(says('what was before it is not kept any more'));
  expect(dialogTexts()).toEqual([]);
  expect(() => button('Undo')).toThrow();
});
