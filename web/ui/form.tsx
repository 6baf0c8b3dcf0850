import type { FormEvent, ReactNode } from 'react';
import { flushSync } from 'react-dom';
import { focusFirstProblem } from './form-problems.ts';

/** A form that validates itself: without the browser's own bubbles and without double submits. */
export function Form({ onSubmit, children }: { onSubmit: () => void; children: ReactNode }) {
  return (
    <form className="form" noValidate onSubmit={(event) => submitForm(event, onSubmit)}>
      {children}
    </form>
  );
}

/** Submits a form; if it finds a problem itself, the first invalid field gets the focus. */
export function submitForm(event: FormEvent<HTMLFormElement>, onSubmit: () => void): void {
  event.preventDefault();
  // React bubbles events through portals to parents: a dialog's form is not the page's form.
  event.stopPropagation();
  const form = event.currentTarget;
  if (!isAhead(form)) flushSync(onSubmit);
  focusFirstProblem(form);
}

/** A day later than its field accepts; the field itself shows that. */
function isAhead(form: HTMLFormElement): boolean {
  const days = [...form.querySelectorAll<HTMLInputElement>('input[type="date"][max]')];
  return days.some(({ value, max }) => value > max);
}
