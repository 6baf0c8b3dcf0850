import { connect, createServer, type AddressInfo, type Socket } from 'node:net';
import { atEnd } from '#src/testing/clean-up.ts';

/** `answersLost`: what is asked reaches the server, and nothing comes back. */
export type NetworkState = 'up' | 'down' | 'answersLost';

export type WeakNetwork = {
  /** Where browsers find the server, whichever port it has after a restart. */
  origin: string;
  leadTo: (origin: string) => void;
  /** Cuts the connections that are open, unless the network is up. */
  become: (state: NetworkState) => void;
};

/** A network between a browser and a server, which a test cuts before a call arrives or before its answer does. */
export async function weakNetwork(): Promise<WeakNetwork> {
  let port = 0;
  let state: NetworkState = 'up';
  const open = new Set<Socket>();
  const listener = createServer((near) => {
    if (state === 'down') return void near.destroy();
    const far = connect(port, '127.0.0.1');
    const end = () => {
      open.delete(near);
      near.destroy();
      far.destroy();
    };
    open.add(near);
    near.on('data', (bytes) => far.write(bytes));
    far.on('data', (bytes) => (state === 'answersLost' ? end() : near.write(bytes)));
    for (const side of [near, far]) side.on('close', end).on('error', end);
    return undefined;
  });
  await new Promise<void>((done) => listener.listen(0, '127.0.0.1', done));
  atEnd(() => void listener.close());
  return {
    origin: `http://127.0.0.1:${(listener.address() as AddressInfo).port}`,
    leadTo: (origin) => void (port = Number(new URL(origin).port)),
    become(next) {
      state = next;
      if (next === 'down') for (const near of open) near.destroy();
    },
  };
}
