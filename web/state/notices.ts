import { signal } from '@preact/signals-react';
import { useWatched } from './watch.ts';

export type Notice = {
  id: number;
  text: string;
  /** Takes back what the notice speaks of; offered as long as the notice stands. */
  undo?: Undo;
};

/** Answers false when it failed, and can be tried again. */
export type Undo = () => Promise<boolean>;

/** How long a notice stands, in milliseconds; one with Undo, and long texts, stay longer. */
const shortNotice = 5_000;
const longNotice = 10_000;

const notices = signal<Notice[]>([]);
let lastId = 0;

/** The notices that stand at the moment, the newest last. */
export function useNotices(): Notice[] {
  return useWatched(notices);
}

/** Says something that needs no answer. Answers the notice's id. */
export function notify(text: string, options: { undo?: Undo } = {}): number {
  const id = ++lastId;
  notices.value = [...notices.peek().slice(-2), { id, text, undo: options.undo }];
  return id;
}

export function dismissNotice(id: number): void {
  notices.value = notices.peek().filter((notice) => notice.id !== id);
}

/** Takes back what the notice speaks of; where that fails, the offer stands again. */
export async function undoNotice({ id, text, undo }: Notice): Promise<void> {
  dismissNotice(id);
  const undone = (await undo?.()) ?? true;
  if (!undone) notify(text, { undo });
}

export function dismissAllNotices(): void {
  notices.value = [];
}

/** Milliseconds for which this notice should stand. */
export function standingTime(notice: Notice): number {
  return notice.undo || notice.text.length > 60 ? longNotice : shortNotice;
}
