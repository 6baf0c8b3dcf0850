import { isRecord } from '#src/domain/is-record.ts';
import { currentSession, onSessionEnd, onSessionStart } from '#web/state/session.ts';
import { isTabOnly, readStored, writeStored } from '#web/state/storage.ts';
import { askDeviceFirst, type Call } from './api.ts';
import { loadWhatIsPutOff, marksKey } from './device-start.ts';
import type { DeviceTasks } from './device-tasks.ts';

// Starts the collection on the device with a session. All the rest is loaded on demand: device-tasks.ts.

/** By keeper: whether this device keeps a collection, or has to empty it still. */
type Marks = Record<string, 'kept' | 'left'>;

const load = () => import('./device-tasks.ts');

let opening: Promise<DeviceTasks | null> | undefined;
let tasks: DeviceTasks | null = null;

export function startDevice(): void {
  askDeviceFirst(answerHere);
  onSessionStart((uid) => void (opening = open(uid)));
  onSessionEnd(({ user }, isLeft) => {
    tasks?.close();
    tasks = null;
    if (!currentSession()) opening = undefined;
    if (!isLeft || isTabOnly()) return;
    mark(user.uid, 'left');
    void emptyLeft();
  });
  void emptyLeft();
}

/** What the device does for the keeper who is logged in; null where it could not be loaded. */
export function deviceTasks(): Promise<DeviceTasks | null> {
  const now = () => opening ?? Promise.resolve(null);
  return loadWhatIsPutOff()?.then(now) ?? now();
}

/** Calls of which the device may know the answer. */
const isHeld = ({ path }: Call) =>
  /^\/api\/(pet|pla(n|ce)|today|user_config|species\/selectable|sales\/(likely|add|delete)|admin\/expo_log|picture\/delete)\b/.test(
    path,
  );

/** What the device answers; undefined where the server is to be asked. */
export function answerHere(call: Call): ReturnType<DeviceTasks['answer']> {
  const uid = currentSession()?.user.uid;
  if (uid === undefined || !isHeld(call)) return undefined;
  if (tasks) return tasks.answer(call);
  // A kept collection answers sooner than a server, and without one.
  return marks()[uid] === 'kept' ? opening?.then((open) => open?.answer(call)) : undefined;
}

async function open(uid: number): Promise<DeviceTasks | null> {
  const isCurrent = () => currentSession()?.user.uid === uid;
  for (const other of Object.keys(marks())) if (other !== String(uid)) mark(other, 'left');
  try {
    const { openTasks } = await load();
    await emptyLeft();
    if (!isCurrent()) return null;
    const opened = await openTasks(uid, () => mark(uid, 'kept'));
    if (isCurrent()) return (tasks = opened);
    opened.close();
  } catch (error) {
    console.warn('The collection on this device could not be opened', error);
  }
  return null;
}

/** One after the other: a keeper who logs in again opens what has been emptied. */
let emptying = Promise.resolve();

/** Empties what was left behind, at the next visit where it can't be done now. */
function emptyLeft(): Promise<void> {
  emptying = emptying.then(emptyAllLeft).catch((error: unknown) => {
    console.warn('What a keeper left on this device could not be removed yet', error);
  });
  return emptying;
}

async function emptyAllLeft(): Promise<void> {
  const left = Object.keys(marks()).filter((uid) => marks()[uid] === 'left');
  if (left.length === 0) return;
  const { emptyDevice } = await load();
  for (const uid of left) {
    await emptyDevice(Number(uid));
    mark(uid, null);
  }
}

function marks(): Marks {
  const stored = readStored(marksKey);
  return isRecord(stored) ? (stored as Marks) : {};
}

function mark(uid: number | string, state: 'kept' | 'left' | null): void {
  const { [uid]: _, ...others } = marks();
  const next = state ? { ...others, [uid]: state } : others;
  writeStored(marksKey, Object.keys(next).length > 0 ? next : null);
}
