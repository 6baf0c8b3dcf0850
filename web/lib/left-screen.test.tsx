import { openPart } from '#web/testing/open-part.tsx';
import { afterEach, expect, test } from 'bun:test';
import { useLayoutEffect, useState } from 'react';
import { createTestApp } from '#src/testing/test-app.ts';
import { closeAllDialogs } from '#web/state/dialogs.ts';
import { endSession, useSession } from '#web/state/session.ts';
import { logIn } from '#web/testing/log-in.ts';
import { clickButton, dialogTexts, pageText, settled } from '#web/testing/screen.ts';
import { serve } from '#web/testing/serve.ts';
import { api } from './api.ts';
import { useLoad } from './load.ts';
import { queries } from './queries.ts';

let leave = () => {};
afterEach(() => {
  leave();
  closeAllDialogs();
  queries.clear();
});

const Frame = () => (useSession() ? <Animals /> : 'Nobody');

function Animals() {
  const { data } = useLoad(['pet', 'count'], () => api.pet.count.get(), { errorTitle: 'No count' });
  const [leaves, setLeaves] = useState(false);
  // before the effects of this rendering, as where a device is slow
  useLayoutEffect(() => {
    if (leaves) endSession();
  }, [leaves]);
  return data ? <button onClick={() => setLeaves(true)}>Leave</button> : null;
}

test('a screen whose keeper leaves while it is drawn asks for nothing more', async () => {
  const app = createTestApp();
  const asked: string[] = [];
  serve((request) => {
    asked.push(new URL(request.url).pathname);
    return app.app.handle(request);
  });
  await logIn(app);
  leave = openPart(<Frame />);
  await clickButton('Leave');
  await settled(() => pageText().includes('Nobody'));
  await api.health.get();
  expect(asked).toEqual(['/api/pet/count', '/api/health']);
  expect(dialogTexts()).toEqual([]);
});
