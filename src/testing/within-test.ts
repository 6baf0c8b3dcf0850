type Step = () => void | Promise<void>;

let isInTest = false;
let steps: Step[] = [];

/** Whether a test runs, rather than the file that holds it is being loaded or prepared. */
export const isWithinTest = (): boolean => isInTest;

/** Calls back when the test that runs has ended. */
export const afterThisTest = (step: Step): void => void steps.push(step);

export function beginTest(): void {
  isInTest = true;
}

export async function endTest(): Promise<void> {
  isInTest = false;
  const left = steps;
  steps = [];
  for (const step of left) await step();
}
