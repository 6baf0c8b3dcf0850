import type { Treaty } from '@elysiajs/eden';
import type { App } from '#src/app.ts';

/** Headers that a call brings along, over those of all calls. */
export type OwnHeaders = Readonly<Record<string, string>>;

/** What the device answered itself, without a response. */
export type Answered = { status: number; value: unknown };

/** Sends one call; rejects when there was no response. `path` starts with '/'. */
export type Send = (
  method: string,
  path: string,
  body: unknown,
  headers: OwnHeaders | undefined,
) => Answered | Promise<Response | Answered>;

/**
 * The server as an object, typed by its own routes. Types and conventions are Eden's; its runtime is not part of the
 * first screen, since it brings sockets, streams and a parser that turns strings into dates. Files go through
 * `transfer.ts`. Calls resolve to `{ data, error, response }` and never reject: without a `response` there was none.
 */
export function typedClient(send: Send): Treaty.Create<App> {
  return pathTo([], send) as Treaty.Create<App>;
}

type Options = { query?: object; headers?: OwnHeaders };

const methods = new Set(['get', 'post', 'put', 'delete', 'patch']);

/** `a.b` adds a segment, `a({ id })` adds a value, `a.get(...)` sends. */
function pathTo(parts: readonly string[], send: Send): unknown {
  return new Proxy(() => {}, {
    get(_, name) {
      // An awaited path must not look like a promise.
      return typeof name === 'symbol' || name === 'then'
        ? undefined
        : pathTo([...parts, name], send);
    },
    apply(_, __, [first, second]: [unknown, unknown]) {
      const method = parts.at(-1) ?? '';
      if (!methods.has(method)) {
        const value = Object.values(first as Record<string, string | number>)[0];
        return pathTo([...parts, encodeURIComponent(String(value))], send);
      }
      const path = `/${parts.slice(0, -1).join('/')}`;
      const options = (method === 'get' ? first : second) as Options | undefined;
      const body = method === 'get' ? undefined : first;
      const address = path + queryOf(options?.query);
      return start(() => send(method.toUpperCase(), address, body, options?.headers));
    },
  });
}

/** What calls resolve to that were answered at once. */
const atOnce = new WeakMap<Promise<unknown>, unknown>();

/** The data of a call that was answered at once, without waiting for its promise; undefined for all others. */
export const dataAtOnce = <T>(call: Promise<{ data: T | null }>) =>
  atOnce.get(call) as T | undefined;

function start(send: () => ReturnType<Send>): ReturnType<typeof resultOf> {
  try {
    const sent = send();
    const result = resultOf(sent);
    if (!(sent instanceof Promise) && isOk(sent.status)) atOnce.set(result, sent.value);
    return result;
  } catch (error) {
    return resultOf(Promise.reject(error as Error));
  }
}

const isOk = (status: number) => status >= 200 && status < 300;

/** Arrays become repeated names; undefined and null are omitted. */
function queryOf(query: object = {}): string {
  const params = new URLSearchParams();
  for (const [name, value] of Object.entries(query)) {
    for (const one of Array.isArray(value) ? value : [value]) {
      if (one !== undefined && one !== null) params.append(name, String(one));
    }
  }
  return params.size > 0 ? `?${params}` : '';
}

/** The result of a call without a response. */
export const noResponse = {
  data: null,
  error: { status: 0, value: undefined },
  response: undefined,
  status: 0,
};

/** Reads the response of a call. Never rejects. */
export async function resultOf(sent: Answered | Promise<Response | Answered>) {
  try {
    const answer = await sent;
    const { status } = answer;
    const response = answer instanceof Response ? answer : undefined;
    const value = answer instanceof Response ? await jsonOf(answer) : answer.value;
    if (isOk(status) && value !== undefined) return { data: value, error: null, response, status };
    return { data: null, error: { status, value }, response, status };
  } catch {
    return noResponse;
  }
}

/** The JSON of a response; undefined where there is none: an empty 413, a proxy's page. */
async function jsonOf(response: Response): Promise<unknown> {
  const text = await response.text();
  try {
    return JSON.parse(text) as unknown;
  } catch {
    return undefined;
  }
}
