// Problems are shown at their fields; these functions find the fields that show them.

const problems = '.problem';
const controls = 'input, textarea, select, button';

/** Whether each of these sentences is shown at a field of the topmost dialog or the page. */
export function standAtFields(sentences: readonly string[]): boolean {
  const shown = [...uppermost().querySelectorAll(problems)].map((one) => one.textContent ?? '');
  return (
    sentences.length > 0 && sentences.every((words) => shown.some((text) => text.endsWith(words)))
  );
}

/** Moves the focus to the first field with a problem, if there is one; screen readers then announce the problem. */
export function focusFirstProblem(within: ParentNode = uppermost()): void {
  const field = within.querySelector(problems)?.closest('.field, fieldset');
  const control = field?.querySelector<HTMLElement>(controls);
  // A control's description is announced when it gets the focus, not while it has it.
  if (control === document.activeElement) control?.blur();
  control?.focus();
}

function uppermost(): ParentNode {
  return [...document.querySelectorAll('dialog')].at(-1) ?? document;
}
