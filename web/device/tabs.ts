import { databaseName } from './database.ts';

/** What one tab tells the others of the same keeper: what is stored now. `synced` is missing where only the queue is. */
export type TabMessage = { synced?: { all: boolean; ids: readonly number[] } };

export type Tabs = { tell(message: TabMessage): void; close(): void };

const alone: Tabs = { tell() {}, close() {} };

export function openTabs(uid: number, heard: (message: TabMessage) => void): Tabs {
  if (!('BroadcastChannel' in globalThis)) return alone;
  const channel = new BroadcastChannel(databaseName(uid));
  channel.addEventListener('message', ({ data }) => heard(data as TabMessage));
  return { tell: (message) => channel.postMessage(message), close: () => channel.close() };
}
