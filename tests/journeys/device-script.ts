// What the tests of the device's database call in a page: tests/journeys/device-database.test.ts builds it.
import { emptyDatabase } from '#web/device/database.ts';
import { openDevice, type Device } from '#web/device/device.ts';
import type { NewEntry } from '#web/device/entries.ts';
import { HistoryNotRead } from '#web/device/histories.ts';
import { packedAnimal, syncAnswer } from '#web/testing/synced.ts';

const entry: NewEntry = {
  ...{ key: 'k', method: 'PUT', path: '/nothing', body: { id: 1 }, pets: [1] },
  ...{ at: '2026-05-01T10:00:00.000Z', today: '2026-05-01', names: ['Rosa'], state: 'waiting' },
};

/** Whether the records of the animals are there already. */
function isWhole(device: Device): boolean {
  try {
    return [...(device.collection?.animals.values() ?? [])].every(({ feedings }) => feedings);
  } catch (error) {
    if (error instanceof HistoryNotRead) return false;
    throw error;
  }
}

const tools = { emptyDatabase, openDevice, packedAnimal, syncAnswer, entry, isWhole };
export type DeviceTools = typeof tools;

declare global {
  /** The device that a test has opened in this page. */
  var device: Device;
  var tools: DeviceTools;
}
globalThis.tools = tools;
