import type { Device } from '#web/device/device.ts';
import type { Call } from './api.ts';
import type { Answered } from './typed-client.ts';

/** Notes a write on the device; undefined where only the server can do it. */
export function noteHere(
  _device: Device,
  _call: Call,
): Answered | undefined | Promise<Response | Answered | undefined> {
  return undefined;
}
