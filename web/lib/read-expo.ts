import { isRecord } from '#src/domain/is-record.ts';
import type { Device } from '#web/device/device.ts';
import { isExpoNoted, keptExpo, keptExpos, type KeptExpo } from '#web/device/expos.ts';
import { isReachable, serverWrites } from '#web/state/network.ts';
import { noteTime } from '#web/state/server-clock.ts';
import type { Call } from './api.ts';
import { EXPO_PATIENCE_MS } from './expo-patience.ts';
import { invalidate } from './queries.ts';
import type { Answered } from './typed-client.ts';

const address = /^\/api\/admin\/expo_log(?:\/detail\/(\d+)|\?.*)?$/;

/** Answers that came later, by address, for the screen that then reads again. */
const lateAnswers = new Map<string, Response | Answered>();

type Here = Answered & { value: object };

/** Why the server has not answered though it can be reached: it takes long, or it could not. */
export type Unanswered = 'late' | 'failed';

/** The id of an expo, or all of them. */
type Asked = number | 'list';

/** The expo that a call reads, or that it reads their list; null for any other call. */
export function expoReadBy({ method, path }: Call): Asked | null {
  const found = method === 'GET' ? address.exec(path) : null;
  return found && (found[1] === undefined ? 'list' : Number(found[1]));
}

/**
 * Expos as the server has them; the device keeps each that is opened for when it does not answer. What was changed here and
 * is not on the server yet is laid over what was kept; undefined: the device has nothing to say at once.
 */
export function readExpo(
  device: Device,
  asked: Asked,
  { path, toServer, atOnce }: Call,
): Answered | undefined | Promise<Response | Answered> {
  const here = () => (asked === 'list' ? listHere(device, path) : expoHere(device, asked));
  const isNoted = asked !== 'list' && isExpoNoted(device.queue, asked);
  const kept = isNoted || !isReachable() ? here() : undefined;
  const { queue } = device;
  const writes = serverWrites();
  return kept ?? (atOnce ? undefined : inTime());

  /** What is kept where the server takes long: at the table of an expo nobody waits for a weak network. */
  async function inTime(): Promise<Response | Answered> {
    const late = lateAnswers.get(path);
    if (late) return late instanceof Response ? late.clone() : late;
    const answer = askServer();
    const patience = Promise.withResolvers<null>();
    const timer = setTimeout(patience.resolve, EXPO_PATIENCE_MS, null);
    const first = await Promise.race([answer, patience.promise]).finally(() => clearTimeout(timer));
    if (first) return first;
    const instead = withoutAnswer('late');
    if (!instead) return answer;
    void answer
      .catch((): null => null)
      .then(showLate)
      .catch(notKept);
    return instead;
  }

  /** What is kept, and why it is shown though there is a network. */
  function withoutAnswer(unanswered: Unanswered): Answered | undefined {
    const instead = here();
    return instead && { ...instead, value: { ...instead.value, unanswered } };
  }

  async function showLate(answer: Response | Answered | null): Promise<void> {
    const shown = answer instanceof Response && tells(answer) ? answer : withoutAnswer('failed');
    if (shown && isReachable() && isAsItWas()) lateAnswers.set(path, shown);
    await invalidate([['expo']]);
    lateAnswers.delete(path);
  }

  /** What is changed while the server is asked may not be in its answer. */
  function isAsItWas(): boolean {
    return device.queue === queue && serverWrites() === writes;
  }

  async function askServer(): Promise<Response | Answered> {
    const { response, error } = await toServer().then(
      (response) => ({ response, error: null }),
      (error: unknown) => ({ response: null, error }),
    );
    // a proxy's page stands for no answer, too
    const instead = isReachable() ? undefined : here();
    if (instead) return instead;
    if (!response) throw error;
    if (asked !== 'list' && isAsItWas()) await keep(device, asked, response.clone()).catch(notKept);
    return response;
  }
}

/** Lets the server delete an expo, which the device then no longer keeps; undefined for any other call. */
export function deleteExpo(
  device: Device,
  { method, path, body, toServer }: Call,
): Promise<Response> | undefined {
  if (method !== 'DELETE' || path !== '/api/admin/expo_log/delete' || !isRecord(body))
    return undefined;
  const expid = Number(body['expid']);
  return toServer().then(async (response) => {
    if (response.ok) await device.keepExpo(expid, null).catch(notKept);
    return response;
  });
}

/** Whether a response says what the expo is, or that there is none for this keeper. */
const tells = ({ ok, status }: Response): boolean => ok || [401, 403, 404].includes(status);

const notKept = (reason: unknown): void =>
  console.warn('What the device keeps of an expo could not be changed', reason);

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

function expoHere({ collection }: Device, id: number): Here | undefined {
  const expo = collection ? keptExpo(collection, id) : undefined;
  return expo && { status: 200, value: { ...expo, data: expo } };
}

function listHere({ collection }: Device, path: string): Here | undefined {
  const all = collection ? keptExpos(collection) : [];
  const { searchParams } = new URL(path, window.location.href);
  const offset = Number(searchParams.get('offset') ?? 0);
  const limit = Number(searchParams.get('limit') ?? all.length);
  const rows = all.slice(offset, offset + limit);
  return all.length > 0
    ? { status: 200, value: { rows, count: all.length, is_kept: 1 } }
    : undefined;
}
