import type { TestApp } from '#src/testing/test-app.ts';
import { openDevice, type Device } from '#web/device/device.ts';
import { note } from '#web/lib/note.ts';
import { startSender, type Sender, type Timers } from '#web/lib/queue-sender.ts';
import { pull } from '#web/lib/sync.ts';
import { logIn } from './log-in.ts';
import { serve } from './serve.ts';

/** A device of keeper 3 with the collection of a test's server, whose sender waits until it is told to go on. */
export type NotingDevice = {
  device: Device;
  sender: Sender;
  /** How long the sender means to wait before it tries again by itself. */
  pauses: number[];
  sync(): Promise<boolean>;
  write(method: string, path: string, body: object): Promise<Record<string, unknown>>;
};

export async function notingDevice(app: TestApp): Promise<NotingDevice> {
  online(app);
  await logIn(app);
  const device = await openDevice(3, { uname: 'Berta', keep: false });
  const sync = () =>
    pull(device, () => false).then(
      () => true,
      () => false,
    );
  await sync();
  const pauses: number[] = [];
  const timers: Timers = { set: (_, after) => (pauses.push(after), () => {}) };
  const sender = startSender(device, { now: sync }, timers);
  return {
    ...{ device, sender, pauses, sync },
    async write(method, path, body) {
      const answer = await note(device, { method, path, body: { ...body } });
      if (!answer) throw new Error(`The device does not note ${method} ${path}`);
      return { ...answer };
    },
  };
}

/** The network of the device: each call reaches the server, or what `on` makes of it. */
export function online(
  app: TestApp,
  on: (request: Request, answer: () => Promise<Response>) => Response | Promise<Response> = (
    _,
    answer,
  ) => answer(),
): void {
  serve((request) => on(request, async () => app.app.handle(request)));
}

export function offline(): void {
  serve(() => {
    throw new TypeError('Failed to fetch');
  });
}
