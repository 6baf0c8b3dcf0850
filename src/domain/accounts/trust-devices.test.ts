import { expect, test } from 'bun:test';
import { trustDeviceOf, trustDevices, trustFile } from './trust-devices.ts';

const mac =
  'Mozilla/5.0 (Macintosh; Intel Mac OS X 10_15_7) AppleWebKit/605.1.15 Version/18.5 Safari/605.1.15';

test.each([
  [
    'Mozilla/5.0 (iPhone; CPU iPhone OS 18_5 like Mac OS X) AppleWebKit/605.1.15 Version/18.5 Mobile/15E148 Safari/604.1',
    5,
    'ios',
  ],
  [mac, 5, 'ios'],
  [mac, 0, 'mac'],
  [
    'Mozilla/5.0 (Linux; Android 10; K) AppleWebKit/537.36 Chrome/138.0.0.0 Mobile Safari/537.36',
    5,
    'android',
  ],
  [
    'Mozilla/5.0 (Windows NT 10.0; Win64; x64) AppleWebKit/537.36 Chrome/138.0.0.0 Safari/537.36',
    10,
    'windows',
  ],
  ['Mozilla/5.0 (X11; Linux x86_64; rv:140.0) Gecko/20100101 Firefox/140.0', 0, 'linux'],
  ['', 0, 'linux'],
] as const)('%s with %p touch points', (userAgent, touchPoints, device) => {
  expect(trustDeviceOf(userAgent, touchPoints)).toBe(device);
});

test('each device has a file', () => {
  expect(Object.keys(trustFile).toSorted()).toEqual([...trustDevices].toSorted());
});
