import '#web/testing/dom.ts';
import { afterEach, expect, test } from 'bun:test';
import { createTestApp } from '#src/testing/test-app.ts';
import { logIn } from '#web/testing/log-in.ts';
import { endSession } from './session.ts';
import {
  countUnsent,
  currentDeviceQueue,
  leftWaiting,
  showDeviceQueue,
  type WaitingLine,
} from './shown-queue.ts';

afterEach(() => {
  showDeviceQueue(null);
  localStorage.clear();
});

const line: WaitingLine = {
  ...{ place: 1, write: 'POST /pet/molt/add', body: {}, name: 'Ada', pet: null },
  ...{ at: '2026-03-01T20:00:00Z', canUndo: true, mayHaveArrived: false, dependents: 0 },
  ...{ records: 1, bytes: null, fileName: '', isHeld: false },
};
const refused = {
  place: 4,
  name: 'Bea',
  error: 'no',
  isAnimalGone: false,
  isConflict: false,
  mend: null,
  speciesGone: null,
  goes: { along: 0, stay: 0, into: '' },
};

test('the log-in page counts what the log-out did: what is held and what was refused, too', async () => {
  await logIn(createTestApp());
  showDeviceQueue({
    ...currentDeviceQueue(),
    waiting: 1,
    lines: [line, { ...line, place: 2, isHeld: true, records: 2 }],
    refused: [{ ...refused, line: { ...line, place: 4, records: 3 } }],
  });
  expect(countUnsent(currentDeviceQueue())).toBe(6);
  endSession();
  expect(leftWaiting()).toBe(6);
});
