import { signal } from '@preact/signals-react';
import { useWatched } from './watch.ts';

export type Notice = {
  id: number;
  text: string;
  /** Takes back what the notice speaks of; offered as long as the notice stands. */
  undo?: () => unknown;
};

/** How long a notice stands, in milliseconds; one with Undo, and long texts, stay longer. */
export const shortNotice = 5_000;
export const longNotice = 10_000;

const notices = signal<Notice[]>([]);
let lastId = 0;

/** The notices that stand at the moment, the newest last. */
export function useNotices(): Notice[] {
  return useWatched(notices);
}

/** Says something that needs no answer. Answers the notice's id. */
export function notify(text: string, options: { undo?: () => unknown } = {}): number {
  const id = ++lastId;
  notices.value = [...notices.peek().slice(-2), { id, text, undo: options.undo }];
  return id;
}

export function dismissNotice(id: number): void {
  notices.value = notices.peek().filter((notice) => notice.id !== id);
}

export function dismissAllNotices(): void {
  notices.value = [];
}

/** Milliseconds for which this notice should stand. */
export function standingTime(notice: Notice): number {
  return notice.undo || notice.text.length > 60 ? longNotice : shortNotice;
}
