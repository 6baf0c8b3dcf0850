import { closeScreen, openScreen } from '#web/testing/open-screen.tsx';
import { afterAll, expect, test } from 'bun:test';
import { navigate } from 'wouter/use-browser-location';
import { aPet } from '#src/testing/samples.ts';
import { createTestApp } from '#src/testing/test-app.ts';
import { deviceTasks } from '#web/lib/device.ts';
import { dialogTexts, pageText, says, settled } from '#web/testing/screen.ts';
import { serve } from '#web/testing/serve.ts';

afterAll(closeScreen);

test('a label that a device does not know is told without a network, and found with it', async () => {
  const app = createTestApp();
  aPet(app.db, { name: 'Known' });
  await openScreen('/pets', { app, as: 3 });
  const tasks = await settled(deviceTasks);
  await settled(() => tasks.device.collection);
  const pet = aPet(app.db, { name: 'Ada', tag: 'K4QF7M' });
  await app.as(3).post('place/add', { name: 'Rack', kind: 'rack', tag: 'M7FQ4K' });
  serve(() => {
    throw new TypeError('Failed to fetch');
  });
  for (const [address, code, list] of [
    ['/p/K4QF7M', 'K4QF7M', 'All pets'],
    [`/p/${pet}`, `#${pet}`, 'All pets'],
    ['/l/m7fq4k', 'M7FQ4K', 'All places'],
  ] as const) {
    navigate(address);
    await settled(says(`This device knows nothing with ${code} on its label.`));
    expect(pageText()).not.toContain('needs the network');
    expect(pageText()).toContain(list);
    expect(dialogTexts()).toEqual([]);
  }
  serve((request) => app.app.handle(request));
  await tasks.sync.now();
  await settled(says('Nothing stands here'));
  navigate('/p/K4QF7M');
  await settled(says('Ada'));
});
