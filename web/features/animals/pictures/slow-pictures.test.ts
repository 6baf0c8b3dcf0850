import { afterEach, expect, test } from 'bun:test';
import { aPet, aPicture } from '#src/testing/samples.ts';
import { createTestApp } from '#src/testing/test-app.ts';
import { paths } from '#web/paths.ts';
import { closeScreen, openScreen } from '#web/testing/open-screen.tsx';
import { heading, says, settled } from '#web/testing/screen.ts';
import { serve } from '#web/testing/serve.ts';

afterEach(closeScreen);

test('the page of an animal’s pictures is no blank page until they come', async () => {
  const app = createTestApp();
  const id = aPet(app.db, { name: 'Rosa' });
  aPicture(app.db, { id, img_version: 1 });
  const come = Promise.withResolvers<void>();
  await openScreen(paths.home(), { app, as: 3 });
  serve(async (request) => {
    if (request.url.includes('picture/list')) await come.promise;
    return app.app.handle(request);
  });
  history.pushState(null, '', paths.petPicture(id));
  await settled(() => heading() === 'Pictures of Rosa');
  expect(document.querySelector('main [aria-busy=true]')).not.toBeNull();
  come.resolve();
  await settled(says('Add pictures'));
  expect(document.querySelector('main [aria-busy=true]')).toBeNull();
});
