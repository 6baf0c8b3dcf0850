import { signal } from '@preact/signals-react';
import { useSignalValue } from './signal-value.ts';

export type Notice = {
  id: number;
  text: string;
  /** Undoes what the notice reports; offered as long as the notice is shown. */
  undo?: Undo;
};

/** False when it failed and can be retried. */
export type Undo = () => Promise<boolean>;

/** How long a notice is shown, in milliseconds; longer with Undo, and for long texts. */
const shortNotice = 5_000;
const longNotice = 10_000;

const notices = signal<Notice[]>([]);
let lastId = 0;

/** The current notices, the newest last. */
export function useNotices(): Notice[] {
  return useSignalValue(notices);
}

/** Shows a message that needs no response, in the place of the same one. Returns the notice's id. */
export function notify(text: string, options: { undo?: Undo } = {}): number {
  const id = ++lastId;
  const isSame = (notice: Notice) => notice.text === text && notice.undo === options.undo;
  const others = notices.peek().filter((notice) => !isSame(notice));
  notices.value = [...others.slice(-2), { id, text, undo: options.undo }];
  return id;
}

export function dismissNotice(id: number): void {
  notices.value = notices.peek().filter((notice) => notice.id !== id);
}

/** Runs the notice's undo; if that fails, the notice is shown again. */
export async function undoNotice({ id, text, undo }: Notice): Promise<void> {
  dismissNotice(id);
  const undone = (await undo?.()) ?? true;
  if (!undone) notify(text, { undo });
}

/** What they would undo is not as it was: something else counts by now. */
export function dismissUndos(): void {
  notices.value = notices.peek().filter(({ undo }) => !undo);
}

export function dismissAllNotices(): void {
  notices.value = [];
}

/** How long this notice should be shown, in milliseconds. */
export function standingTime(notice: Notice): number {
  return notice.undo || notice.text.length > 60 ? longNotice : shortNotice;
}
