let isInTest = false;
let steps: (() => void)[] = [];

/** Whether a test runs, rather than the file that holds it is being loaded or prepared. */
export const isWithinTest = (): boolean => isInTest;

/** Calls back when the test that runs has ended. */
export const afterThisTest = (step: () => void): void => void steps.push(step);

export function beginTest(): void {
  isInTest = true;
}

export function endTest(): void {
  isInTest = false;
  for (const step of steps) step();
  steps = [];
}
