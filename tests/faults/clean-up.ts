import { afterEach } from 'bun:test';

const undone: (() => void)[] = [];

/** Ends or removes something after the test, should the test have failed before it did so itself. */
export const afterwards = (undo: () => void): void => void undone.push(undo);

/** Stands at the top of each file: no process, disk or folder outlives its test. */
export function cleanUpAfterEach(): void {
  afterEach(() => {
    for (const undo of undone.splice(0).toReversed()) {
      try {
        undo();
      } catch {
        // gone already
      }
    }
  });
}
