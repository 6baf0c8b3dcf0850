import { deviceOf } from './device.ts';

/** Each is taught in its own way to trust an installation at home. */
export const trustDevices = ['ios', 'android', 'windows', 'mac', 'linux'] as const;
export type TrustDevice = (typeof trustDevices)[number];

const bySystem: Record<string, TrustDevice> = {
  iPhone: 'ios',
  iPad: 'ios',
  Android: 'android',
  Windows: 'windows',
  macOS: 'mac',
};

/** The device that a browser runs on. An iPad says that it is a Mac, but has fingers. */
export function trustDeviceOf(userAgent: string, touchPoints: number): TrustDevice {
  const device = bySystem[deviceOf(userAgent).split(', ').at(-1) ?? ''] ?? 'linux';
  return device === 'mac' && touchPoints > 1 ? 'ios' : device;
}

/** The ending of the file that a device takes. */
export const trustFile: Record<TrustDevice, 'mobileconfig' | 'crt' | 'pem'> = {
  ios: 'mobileconfig',
  android: 'crt',
  windows: 'crt',
  mac: 'crt',
  linux: 'pem',
};
