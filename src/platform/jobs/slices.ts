import { inTransaction, type Db, type Executor } from '#src/db/database.ts';
import { caughtUp } from '#src/db/durable.ts';
import { waitUntilWritable } from '#src/db/write-lock.ts';
import { busy } from '#src/platform/http/admission/write-gate.ts';

/** Milliseconds of one transaction: an ordinary call that comes meanwhile waits no longer. */
const SLICE = 15;
const PATIENCE = 5000;

/**
 * Writes much in short transactions, with as much time for everybody else between them. `work` gets one transaction
 * after the other and does what it can until `isOver`; it returns whether more is left.
 * @throws Problem 503 where another program holds the database for longer than `patience`
 */
export async function inSlices(
  db: Db,
  work: (tx: Executor, isOver: () => boolean) => boolean,
  patience = PATIENCE,
): Promise<void> {
  let [more, pause] = [true, 0];
  while (more) {
    await Promise.all([Bun.sleep(pause), caughtUp(db)]); // at first, too: the caller may be in a transaction
    if (!(await waitUntilWritable(db, patience))) throw busy();
    const begun = performance.now();
    const elapsed = () => performance.now() - begun;
    more = inTransaction(db, (tx) => work(tx, () => elapsed() > SLICE));
    pause = Math.max(1, elapsed());
  }
}

/**
 * Breaks of work that asks for one between its pieces: after so many milliseconds everybody else has as many, or `rest`
 * times as many where nobody waits for the work.
 */
export function createBreaks(ms: number, rest = 1): () => Promise<void> {
  let begun = performance.now();
  return async () => {
    const worked = performance.now() - begun;
    if (worked < ms) return;
    await Bun.sleep(Math.max(1, worked * rest));
    begun = performance.now();
  };
}

const last = new WeakMap<Db, Promise<unknown>>();

/** Works that must not run beside each other, in the order in which they come. */
export function inTurn<T>(db: Db, work: () => Promise<T>): Promise<T> {
  const done = (last.get(db) ?? Promise.resolve()).then(work);
  last.set(
    db,
    done.catch(() => {}),
  );
  return done;
}
