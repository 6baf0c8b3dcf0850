import { signal } from '@preact/signals-react';
import { useSignalValue } from './signal-value.ts';

/** `server` is the server's own error message, `status` the HTTP status. */
export type ErrorDialog = {
  kind: 'error';
  title: string;
  text?: string;
  server?: string;
  status?: number;
  /** What else failed by the same cause. */
  others?: string[];
};
export type ConfirmDialog = {
  kind: 'confirm';
  title: string;
  text?: string;
  /** The label of the confirming button, and its look. */
  button: string;
  style: ConfirmStyle;
  /** The label of the cancel button; 'Cancel' if omitted. */
  cancel?: string;
  /** What may be the better way: it cancels, too. */
  instead?: Instead | undefined;
};
export type Instead = { button: string; onChoose: () => void };
/** A field that was changed in a form and elsewhere, in words. */
export type Version = { name: string; label: string; mine: string; theirs: string };
export type Choice = Record<string, 'mine' | 'theirs'>;
export type VersionsDialog = {
  kind: 'versions';
  versions: Version[];
  onChoose: (choice: Choice) => void;
};
type ConfirmStyle = 'danger' | 'primary' | 'plain';
export type GlobalDialog = AnyDialog & { id: number };
type AnyDialog = ErrorDialog | ConfirmDialog | VersionsDialog;

type Entry = { dialog: GlobalDialog; answer: (confirmed: boolean) => void };

const stack = signal<Entry[]>([]);
let lastId = 0;

/** The open dialogs, the most recent last. */
export function useDialogs(): GlobalDialog[] {
  return useSignalValue(stack).map((entry) => entry.dialog);
}

/** The same outside of components. */
export const openDialogs = (): GlobalDialog[] => stack.peek().map(({ dialog }) => dialog);

/** Opens an error dialog, unless one with the same content is already open. */
export function showError(error: Omit<ErrorDialog, 'kind'>): void {
  const known = stack
    .peek()
    .some(({ dialog }) => dialog.kind === 'error' && sameError(dialog, error));
  if (!known) void open({ kind: 'error', ...error });
}

/** Like showError, for background loading: parts of a page that fail for one reason share one dialog, which names all. */
export function showCause(error: Omit<ErrorDialog, 'kind'>): void {
  const isSaid = ({ dialog }: Entry) => dialog.kind === 'error' && sameCause(dialog, error);
  const known = stack.peek().find(isSaid);
  if (!known) return showError(error);
  const dialog = withOther(known.dialog as ErrorDialog & GlobalDialog, error);
  stack.value = stack.peek().map((entry) => (entry === known ? { ...known, dialog } : entry));
}

function withOther<Dialog extends Said>(dialog: Dialog, { title, text }: Said): Dialog {
  const { others = [] } = dialog;
  const line = !text ? title : title === dialog.title ? text : `${title}: ${text}`;
  const isSaid = [dialog.title, dialog.text, ...others].includes(line);
  return isSaid ? dialog : { ...dialog, others: [...others, line] };
}

/** Asks; true when confirmed, false for Cancel and every other way of closing. */
export function confirm(question: {
  title: string;
  text?: string;
  button: string;
  style?: ConfirmStyle;
  cancel?: string;
  instead?: Instead | undefined;
}): Promise<boolean> {
  return open({ style: 'primary', ...question, kind: 'confirm' });
}

/** Shows both versions of each field; null where the keeper goes back to the form. */
export async function chooseVersions(versions: Version[]): Promise<Choice | null> {
  let choice: Choice | null = null;
  const chosen = await open({ kind: 'versions', versions, onChoose: (now) => (choice = now) });
  return chosen ? choice : null;
}

/** Closes the most recent dialog. */
export function closeDialog(confirmed = false): void {
  const top = stack.peek().at(-1);
  if (!top) return;
  stack.value = stack.peek().slice(0, -1);
  top.answer(confirmed);
}

/** Cancels all of them, when what they refer to is gone. */
export function closeAllDialogs(): void {
  while (stack.peek().length > 0) closeDialog();
}

function open(dialog: AnyDialog): Promise<boolean> {
  return new Promise((answer) => {
    stack.value = [...stack.peek(), { dialog: { ...dialog, id: ++lastId }, answer }];
  });
}

type Said = Omit<ErrorDialog, 'kind'>;

const sameCause = (a: Said, b: Said) => a.server === b.server && a.status === b.status;

const sameError = (a: Said, b: Said) => a.title === b.title && a.text === b.text && sameCause(a, b);
