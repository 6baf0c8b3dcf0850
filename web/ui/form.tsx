import type { FormEvent, ReactNode } from 'react';
import { flushSync } from 'react-dom';
import { focusFirstProblem } from './problems.ts';

/** A form that checks for itself: the browser's own bubbles stay away, double submits too. */
export function Form({ onSubmit, children }: { onSubmit: () => void; children: ReactNode }) {
  return (
    <form className="form" noValidate onSubmit={(event) => submitForm(event, onSubmit)}>
      {children}
    </form>
  );
}

/** Sends a form; when it finds something wrong by itself, the first wrong field has the focus. */
export function submitForm(event: FormEvent<HTMLFormElement>, onSubmit: () => void): void {
  event.preventDefault();
  // React hands events on through portals and parents: a dialog's form is not the page's form.
  event.stopPropagation();
  const form = event.currentTarget;
  if (!isAhead(form)) flushSync(onSubmit);
  focusFirstProblem(form);
}

/** A day that is later than its field takes; the field says so by itself. */
function isAhead(form: HTMLFormElement): boolean {
  const days = [...form.querySelectorAll<HTMLInputElement>('input[type="date"][max]')];
  return days.some(({ value, max }) => value > max);
}
