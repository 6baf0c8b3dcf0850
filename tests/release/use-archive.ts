import { expect } from 'bun:test';
import sharp from 'sharp';
import { freePort } from '#src/testing/free-port.ts';
import type { Ground } from './bare.ts';

type Json = Record<string, any>; // oxlint-disable-line typescript/no-explicit-any -- answers of every shape

/** The calls that each archive has to pass: those of a first evening, with a picture, a restart and a backup. */
export async function useArchive(ground: Ground): Promise<void> {
  const port = freePort();
  const origin = `http://127.0.0.1:${port}`;
  const env = { ...ground.env, HOST: '127.0.0.1', PORT: String(port), DISK_FLOOR_MB: '0' };
  const command = (...args: string[]) => [...ground.before, `${ground.folder}/exuvia`, ...args];
  const begin = () =>
    Bun.spawn(command(), { env, stdin: 'ignore', stdout: 'pipe', stderr: 'pipe' });

  let program = begin();
  await healthy(origin, program);
  const { token } = await post(origin, 'user/register', {
    ...{ un: 'ada@example.org', uname: 'Ada', upw: 'a long enough passphrase' },
  });
  const headers = { authorization: `Bearer ${token}` };
  const { rows } = await get(origin, 'species/selectable?limit=1', headers);
  const { id } = await post(origin, 'pet/add', { p_sc_id: rows[0].sc_id, name: 'Rosa' }, headers);
  const body = new FormData();
  const picture = sharp({ create: { width: 640, height: 480, channels: 3, background: '#c60' } });
  body.set('id', String(id));
  body.set('file', new File([Uint8Array.from(await picture.jpeg().toBuffer())], 'rosa.jpg'));
  const stored = await fetch(`${origin}/api/picture/upload`, { method: 'POST', headers, body });
  expect([stored.status, await stored.text()]).toEqual([200, expect.stringContaining('true')]);
  expect(await (await fetch(origin)).text()).toContain('<div id="root">');

  await stopped(program);
  program = begin();
  await healthy(origin, program);
  const { rows: pets } = await get(origin, 'pet/list', headers);
  expect(pets).toMatchObject([{ id, name: 'Rosa' }]);
  const version = pets[0].img_version;
  const thumb = await fetch(`${origin}/uploads/thumb/tid_${id}.webp?v=${version}`);
  const { format } = await sharp(await thumb.arrayBuffer()).metadata();
  expect(format).toBe('webp');

  const backup = await said(command('backup'), env);
  expect(backup).toEqual([0, expect.stringContaining('verified. Pets: 1')]);
  const doctor = await said(command('doctor'), env);
  expect(doctor).toEqual([0, expect.stringContaining('Exuvia can work here.')]);
  expect(doctor[1]).toContain(`answers on ${port}.`);
  await stopped(program);
}

type Program = Bun.Subprocess<'ignore', 'pipe', 'pipe'>;

async function healthy(origin: string, program: Program): Promise<void> {
  const until = performance.now() + 300_000;
  while (
    !(await fetch(`${origin}/api/health`).then(
      ({ ok }) => ok,
      () => false,
    ))
  ) {
    if (program.exitCode !== null || performance.now() > until) {
      program.kill('SIGKILL');
      const said = await Promise.all([text(program.stdout), text(program.stderr)]);
      throw new Error(`It did not start (${program.exitCode}):\n${said.join('')}`);
    }
    await Bun.sleep(100);
  }
}

async function stopped(program: Program): Promise<void> {
  program.kill('SIGTERM');
  expect(await program.exited).toBe(0);
}

async function said(command: string[], env: Record<string, string>): Promise<[number, string]> {
  const child = Bun.spawn(command, { env, stdin: 'ignore', stdout: 'pipe', stderr: 'pipe' });
  const words = await Promise.all([text(child.stdout), text(child.stderr)]);
  return [await child.exited, words.join('')];
}

const text = (stream: ReadableStream<Uint8Array>) => new Response(stream).text();

async function get(origin: string, path: string, headers: Record<string, string>): Promise<Json> {
  return (await (await fetch(`${origin}/api/${path}`, { headers })).json()) as Json;
}

async function post(origin: string, path: string, body: Json, headers = {}): Promise<Json> {
  const response = await fetch(`${origin}/api/${path}`, {
    method: 'POST',
    headers: { ...headers, 'content-type': 'application/json' },
    body: JSON.stringify(body),
  });
  const answer = (await response.json()) as Json;
  if (!answer['status']) throw new Error(`${path}: ${JSON.stringify(answer)}`);
  return answer;
}
