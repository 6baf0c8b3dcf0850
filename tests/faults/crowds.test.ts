import { afterEach, test } from 'bun:test';
import { connect, type Socket } from 'node:net';
import sharp from 'sharp';
import { atEnd, cleanUp, temporaryFolder } from '#src/testing/clean-up.ts';
import { attacker } from './attacks.ts';
import { memoryGroup, noGroup } from './control-group.ts';
import { call, firstKeeper, writeOne, type Keeper } from './ledger.ts';
import { mostMemory, start, type Program } from './program.ts';
import { halfFiles, notTried, report } from './report.ts';

afterEach(cleanUp);

const MB = 2 ** 20;
const json = 'application/json';
const form = 'multipart/form-data; boundary=b';

/** Calls whose bodies are sent but for their last eight bytes, and then held. */
const crowds = {
  'log-ins of strangers': { path: 'user/login', type: json, bytes: 999_999, times: 200 },
  'log-ins as long as they may be': { path: 'user/login', type: json, bytes: 16_000, times: 400 },
  'records of strangers': { path: 'pet/add', type: json, bytes: 999_999, times: 200 },
  'records of keepers': { path: 'pet/add', type: json, bytes: 999_999, times: 200, keepers: true },
  'parts of files': {
    path: 'data/upload?offset=0',
    type: json,
    bytes: 8 * MB,
    times: 60,
    keepers: true,
  },
  pictures: { path: 'picture/upload', type: form, bytes: 20 * MB, times: 30, keepers: true },
} as const;

type Crowd = (typeof crowds)[keyof typeof crowds];

test('crowds of requests that are never finished keep nobody from writing, within 256 MiB', async () => {
  const group = memoryGroup(256);
  if (!group) return notTried('crowds of unfinished requests', noGroup);
  const dataDir = temporaryFolder('crowds');
  const env = { TRUSTED_PROXIES: '127.0.0.1' }; // so that each of them comes from another address
  const program = await start(dataDir, { group, env });
  const keeper = await firstKeeper(program.origin);
  const others = await Promise.all(
    ['ann', 'ben', 'cleo'].map((name) => attacker(program.origin, name)),
  );
  const tokens = others.map(({ token }) => token);
  const missing: string[] = [];
  await writeOne(program.origin, keeper);
  for (const [what, crowd] of Object.entries(crowds)) {
    const sockets = await hold(program, crowd, 'keepers' in crowd ? tokens : ['']);
    missing.push(...(await use(program, keeper)).map((fault) => `${what}: ${fault}`));
    for (const socket of sockets) socket.destroy();
  }
  missing.push(...keeper.ledger.faults, ...(group.killed() ? ['a process was killed'] : []));
  while (halfFiles(dataDir).length > 0) await Bun.sleep(10);
  const most = mostMemory(program.pid);
  await program.stop(); // fails when it is not the process that was started
  const tried = Object.values(crowds).reduce((sum, { times }) => sum + times, 0);
  report('crowds of unfinished requests', tried, missing, `the server at most ${most} MiB`);
});

/** The sockets of a crowd, when each has sent what it sends or was refused. */
function hold({ origin }: Program, crowd: Crowd, tokens: string[]): Promise<Socket[]> {
  const { path, type, bytes, times } = crowd;
  const { hostname, port } = new URL(origin);
  const method = path.startsWith('data') ? 'PUT' : 'POST';
  const body = Buffer.alloc(bytes - 8, 'x');
  const one = (at: number) =>
    new Promise<Socket>((done) => {
      const socket = connect(Number(port), hostname);
      atEnd(() => socket.destroy());
      socket.on('error', () => done(socket)).on('data', () => done(socket));
      socket.write(
        `${method} /api/${path} HTTP/1.1\r\nHost: x\r\nX-Forwarded-For: 2001:db8:${at}::7\r\nContent-Type: ${type}\r\nAuthorization: Bearer ${tokens[at % tokens.length]}\r\nContent-Length: ${bytes}\r\n\r\n`,
      );
      socket.write(body, () => done(socket));
      setTimeout(() => done(socket), 500); // who waits for a turn is not read
    });
  return Promise.all(Array.from({ length: times }, (_, at) => one(at)));
}

/** What a keeper does meanwhile. */
async function use({ origin }: Program, keeper: Keeper): Promise<string[]> {
  const { ledger } = keeper;
  const before = ledger.pets.size + ledger.records.size;
  for (let turn = 0; turn < 4; turn += 1) await writeOne(origin, keeper);
  const written = ledger.pets.size + ledger.records.size - before;
  const body = new FormData();
  body.set('id', String([...ledger.pets.keys()][0]));
  body.set('file', new File([new Uint8Array(await photo())], 'p.jpg'));
  const picture = await call(origin, keeper, 'POST', 'picture/upload', body);
  return [
    ...(written === 4 ? [] : [`${written} of 4 records`]),
    ...(picture?.status === 200 ? [] : [`a picture: ${JSON.stringify(picture)}`]),
  ];
}

const photo = () =>
  sharp({ create: { width: 2000, height: 1500, channels: 3, background: '#543' } })
    .jpeg()
    .toBuffer();
