import { isRecord } from '#src/domain/is-record.ts';
import type { Device } from '#web/device/device.ts';
import { isExpoNoted, keptExpo, type KeptExpo } from '#web/device/expos.ts';
import { isReachable } from '#web/state/network.ts';
import { noteTime } from '#web/state/server-clock.ts';
import type { Call } from './api.ts';
import type { Answered } from './typed-client.ts';

const address = /^\/api\/admin\/expo_log\/detail\/(\d+)$/;

/** The id of the expo that a call reads; null for any other call. */
export function expoReadBy({ method, path }: Call): number | null {
  const id = method === 'GET' ? address.exec(path)?.[1] : undefined;
  return id === undefined ? null : Number(id);
}

/**
 * An expo as the server has it, which the device keeps for when it does not answer. What was changed here and is not on the
 * server yet is laid over what was kept; undefined: the device has nothing to say at once.
 */
export function readExpo(
  device: Device,
  id: number,
  { toServer, atOnce }: Call,
): Answered | undefined | Promise<Response | Answered> {
  const kept = keptHere(device, id);
  if (kept && (!isReachable() || isExpoNoted(device.queue, id))) return kept;
  return atOnce ? undefined : askAndKeep(device, id, toServer);
}

async function askAndKeep(
  device: Device,
  id: number,
  toServer: Call['toServer'],
): Promise<Response | Answered> {
  const asked = await toServer().then(
    (response) => ({ response, error: null }),
    (error: unknown) => ({ response: null, error }),
  );
  const { response, error } = asked;
  // a proxy's page stands for no answer, too
  const kept = isReachable() ? undefined : keptHere(device, id);
  if (kept) return kept;
  if (!response) throw error;
  await keep(device, id, response.clone()).catch((reason: unknown) => {
    console.warn('The expo could not be kept on this device', reason);
  });
  return response;
}

async function keep(device: Device, id: number, response: Response): Promise<void> {
  if ([403, 404].includes(response.status)) return device.keepExpo(id, null);
  const value: unknown = response.ok ? await response.json() : null;
  if (!isRecord(value)) return;
  const { data: _, ...expo } = value;
  await device.keepExpo(id, {
    ...(expo as Omit<KeptExpo, 'kept_at'>),
    kept_at: noteTime(),
  });
}

function keptHere({ collection }: Device, id: number): Answered | undefined {
  const expo = collection ? keptExpo(collection, id) : undefined;
  return expo && { status: 200, value: { ...expo, data: expo } };
}
