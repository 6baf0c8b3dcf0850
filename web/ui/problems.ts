// What is wrong is read at its field: these find the fields that say so.

const problems = '.problem';
const controls = 'input, textarea, select, button';

/** Whether every one of these sentences stands at a field of what lies uppermost. */
export function standAtFields(sentences: readonly string[]): boolean {
  const shown = [...uppermost().querySelectorAll(problems)].map((one) => one.textContent ?? '');
  return (
    sentences.length > 0 && sentences.every((words) => shown.some((text) => text.endsWith(words)))
  );
}

/** Puts the focus into the first field that says what is wrong, if there is one. */
export function focusFirstProblem(within: ParentNode = uppermost()): void {
  const field = within.querySelector(problems)?.closest('.field, fieldset');
  field?.querySelector<HTMLElement>(controls)?.focus();
}

function uppermost(): ParentNode {
  return [...document.querySelectorAll('dialog')].at(-1) ?? document;
}
