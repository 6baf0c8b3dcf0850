import { batch, signal } from '@preact/signals-react';
import { useSignalValue } from './signal-value.ts';

// What this device knows of the way to its server. The browser's own `onLine` says nothing about a server in the same
// house: only calls tell.

const reachable = signal(true);
/** Whether the browser knew of no network when the last call failed: both together are no false alarm. */
const cutOff = signal(false);
/** Why a server that answers can't take what waits. */
const heldUp = signal<string | null>(null);
let writes = 0;
let underWay = 0;
let waiting: (() => void)[] = [];

/** Whether the last call was answered. */
export const useReachable = (): boolean => useSignalValue(reachable);

/** Whether it failed because there is no network at all. */
export const useIsCutOff = (): boolean => useSignalValue(cutOff);

/** What a server that answers says why it can't take what waits, such as a full disk; null where it takes it. */
export const useHeldUp = (): string | null => useSignalValue(heldUp);

export function tellHeldUp(why: string | null): void {
  heldUp.value = why;
}

/** Whether the last call was answered, outside of components. */
export const isReachable = (): boolean => reachable.peek();

/** Calls back when the server can be reached again. */
export function onReachable(callback: () => void): void {
  let was = reachable.peek();
  reachable.subscribe((is) => {
    if (is && !was) callback();
    was = is;
  });
}

/** A proxy whose server is down, or a hotel that wants a log-in first, answers a call with a page; so may a fault. */
const isPage = (response: unknown): boolean =>
  response instanceof Response &&
  (response.headers.get('content-type') ?? '').startsWith('text/html') &&
  (response.status < 500 || [502, 503, 504].includes(response.status));

/** Passes a response on; one that never came, or is a page, says that the server can't be reached. */
export async function reached<T>(sent: Promise<T>): Promise<T> {
  underWay += 1;
  try {
    const response = await sent;
    tell(!isPage(response));
    return response;
  } catch (error) {
    tell(false);
    throw error;
  } finally {
    underWay -= 1;
    if (underWay === 0) resumeAll();
  }
}

const tell = (isAnswered: boolean) =>
  batch(() => {
    reachable.value = isAnswered;
    cutOff.value = !isAnswered && !navigator.onLine;
  });

/** Resolves when no call is under way: for what must delay none. */
export const whenQuiet = (): Promise<void> =>
  underWay === 0 ? Promise.resolve() : new Promise((resume) => void waiting.push(resume));

function resumeAll(): void {
  const resumed = waiting;
  waiting = [];
  for (const resume of resumed) resume();
}

/** The server has written something of which the device's collection may know nothing yet. */
export const noteServerWrite = (): void => void (writes += 1);

let catchUp = (): Promise<void> => Promise.resolve();

/** How the collection gets to know of them. */
export const catchUpBy = (how: () => Promise<void>): void => void (catchUp = how);

/** Resolves when it does, or can't for now. */
export const caughtUp = (): Promise<void> => catchUp();

/** How many such writes there were. */
export const serverWrites = (): number => writes;
