import { afterEach, test } from 'bun:test';
import { connect, type Socket } from 'node:net';
import sharp from 'sharp';
import { cleanUp, temporaryFolder } from '#src/testing/clean-up.ts';
import { attacker } from './attacks.ts';
import { firstKeeper, sendPicture, writeOne } from './ledger.ts';
import { start } from './program.ts';
import { halfFiles, report } from './report.ts';

afterEach(cleanUp);

const json = 'application/json';
const form = 'multipart/form-data; boundary=b';

/** Bodies of which a byte comes now and then: pictures over as many connections as a browser has. */
const slow = [
  ...Array.from({ length: 6 }, () => ['POST picture/upload', form, 20_000_000] as const),
  ['PUT data/upload?offset=0', 'application/octet-stream', 8_000_000],
  ['POST pet/add', json, 900_000],
  ['POST user/login', json, 16_000],
] as const;

test('bodies that come too slowly end with 408, and keep nobody else waiting', async () => {
  const dataDir = temporaryFolder('slow');
  const program = await start(dataDir);
  const keeper = await firstKeeper(program.origin);
  await writeOne(program.origin, keeper);
  const [id = 0] = keeper.ledger.pets.keys();
  const { token } = await attacker(program.origin, 'ann');
  const answers: string[] = [];
  const bodies = slow.map(([call, type, bytes]) =>
    trickle(program.origin, call, [
      `Content-Type: ${type}`,
      `Authorization: Bearer ${token}`,
      `Content-Length: ${bytes}`,
    ]),
  );
  for (const { answer } of bodies) void answer.then((text) => answers.push(text));

  const missing: string[] = [];
  const picture = await photo();
  for (let turn = 0; turn < 3; turn += 1) {
    const answer = await sendPicture(program.origin, keeper, id, picture, 60_000);
    if (answer?.status !== 200) missing.push(`a picture: ${JSON.stringify(answer)}`);
  }
  if (answers.length > 0) missing.push(`a picture, until ${answers.length} slow bodies had ended`);
  // Of a keeper's pictures one is read at a time: the others would have their turn afterwards, or are told to come again.
  const ended = await Promise.all([bodies[0], ...bodies.slice(6)].map((body) => body?.answer));
  const isStopped = (text: string) => /^HTTP\/1.1 408 .*"code":"stopped"/s.test(text);
  missing.push(...ended.map(String).filter((answer) => !isStopped(answer)));
  for (const { socket } of bodies) socket.destroy();
  while (halfFiles(dataDir).length > 0) await Bun.sleep(10);
  missing.push(...keeper.ledger.faults);
  await program.stop();
  report('bodies that come too slowly', slow.length, missing);
}, 100_000); // a byte now and then does not buy the 150 s that a steady body has

/** Sends a byte of a body now and then, until there is an answer. */
function trickle(origin: string, call: string, headers: string[]) {
  const { hostname, port } = new URL(origin);
  const socket: Socket = connect(Number(port), hostname);
  const [method, path] = call.split(' ');
  const timer = setInterval(() => socket.write('x'), 200);
  const answer = new Promise<string>((done) => {
    let text = '';
    socket.on('error', () => done(text)).on('close', () => done(text));
    socket.on('data', (data) => {
      text += String(data);
      if (text.endsWith('}')) done(text);
    });
  }).finally(() => clearInterval(timer));
  socket.write(`${method} /api/${path} HTTP/1.1\r\nHost: x\r\n${headers.join('\r\n')}\r\n\r\n`);
  return { socket, answer };
}

const photo = () =>
  sharp({ create: { width: 600, height: 400, channels: 3, background: '#543' } })
    .jpeg()
    .toBuffer();
