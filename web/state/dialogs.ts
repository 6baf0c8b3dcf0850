import { signal } from '@preact/signals-react';
import { useWatched } from './watch.ts';

/** `server` is the server's own error text, `status` the HTTP status behind it. */
export type ErrorDialog = {
  kind: 'error';
  title: string;
  text?: string;
  server?: string;
  status?: number;
};
export type InfoDialog = { kind: 'info'; title: string; text?: string };
export type ConfirmDialog = {
  kind: 'confirm';
  title: string;
  text?: string;
  /** What the confirming button says, and how it looks. */
  button: string;
  style: ConfirmStyle;
  /** What the way out says; 'Cancel' without it. */
  cancel?: string;
};
export type ConfirmStyle = 'danger' | 'primary' | 'plain';
export type GlobalDialog = (ErrorDialog | InfoDialog | ConfirmDialog) & { id: number };

type Entry = { dialog: GlobalDialog; answer: (confirmed: boolean) => void };

const stack = signal<Entry[]>([]);
let lastId = 0;

/** The open dialogs, the most recent last. */
export function useDialogs(): GlobalDialog[] {
  return useWatched(stack).map((entry) => entry.dialog);
}

export function showInfo(title: string, text?: string): Promise<void> {
  return open({ kind: 'info', title, text }).then(() => undefined);
}

/** Opens an error dialog; one that already stands there word by word is not opened twice. */
export function showError(error: Omit<ErrorDialog, 'kind'>): void {
  const known = stack
    .peek()
    .some(({ dialog }) => dialog.kind === 'error' && sameError(dialog, error));
  if (!known) void open({ kind: 'error', ...error });
}

/** As showError, for what loads by itself: parts of a page that fail by one cause open one dialog between them. */
export function showCause(error: Omit<ErrorDialog, 'kind'>): void {
  const isSaid = stack
    .peek()
    .some(({ dialog }) => dialog.kind === 'error' && sameCause(dialog, error));
  if (!isSaid) showError(error);
}

/** Asks; true when the button was pressed, false for Cancel and for every other way out. */
export function confirm(question: {
  title: string;
  text?: string;
  button: string;
  style?: ConfirmStyle;
  cancel?: string;
}): Promise<boolean> {
  return open({ style: 'primary', ...question, kind: 'confirm' });
}

/** Closes the most recent dialog. */
export function closeDialog(confirmed = false): void {
  const top = stack.peek().at(-1);
  if (!top) return;
  stack.value = stack.peek().slice(0, -1);
  top.answer(confirmed);
}

/** Closes all of them as cancelled, when what they speak of is gone. */
export function closeAllDialogs(): void {
  while (stack.peek().length > 0) closeDialog();
}

function open(dialog: ErrorDialog | InfoDialog | ConfirmDialog): Promise<boolean> {
  return new Promise((answer) => {
    stack.value = [...stack.peek(), { dialog: { ...dialog, id: ++lastId }, answer }];
  });
}

type Said = Omit<ErrorDialog, 'kind'>;

const sameCause = (a: Said, b: Said) => a.server === b.server && a.status === b.status;

const sameError = (a: Said, b: Said) => a.title === b.title && a.text === b.text && sameCause(a, b);
