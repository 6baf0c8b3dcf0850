import { readFileSync } from 'node:fs';
import { afterAll, beforeAll, expect, test } from 'bun:test';
import { aPet, aPlan } from '#src/testing/samples.ts';
import { createTestApp } from '#src/testing/test-app.ts';
import {
  ADDRESS,
  ANIMAL,
  curlFed,
  curlRead,
  DAY,
  homeAssistant,
  python,
  TOKEN,
} from './program-examples.ts';

const app = createTestApp({ now: `${DAY}T18:00:00Z` });
const id = aPet(app.db, { name: 'Tiki' });
aPlan(app.db, { fp_start: DAY, fp_repeat: 7 }, [id]);
const server = Bun.serve({
  port: 0,
  hostname: '127.0.0.1',
  fetch: (request) => app.app.handle(request),
});
let token = '';
beforeAll(async () => {
  const made = await app.as(3).post('user/tokens/add', { name: 'Program', scope: 'record' });
  token = made.data.secret;
});
afterAll(() => server.stop(true));

/** The example with what is real in the place of what stands for it. */
const real = (example: string) =>
  example
    .replaceAll(ADDRESS, `http://127.0.0.1:${server.port}`)
    .replaceAll(TOKEN, token)
    .replace(`"id": ${ANIMAL}`, `"id": ${id}`)
    .replace(`id: ${ANIMAL}`, `id: ${id}`);

async function run(...command: string[]): Promise<string> {
  const child = Bun.spawn(command, { stdout: 'pipe', stderr: 'pipe' });
  return new Response(child.stdout).text();
}
const shell = (example: string) => run('sh', '-c', real(example));

test('the README has the example of the guide', () => {
  expect(readFileSync('README.md', 'utf8')).toContain(curlRead);
});

test('the examples of the guide are followed to the letter: read, fed, read again', async () => {
  expect(JSON.parse(await shell(curlRead)).due).toBe(1);
  expect(await run('python3', '-c', real(python))).toBe('1 due\n1 without a place\n');
  expect(JSON.parse(await shell(curlFed))).toMatchObject({ status: true });
  expect(JSON.parse(await shell(curlRead))).toMatchObject({ due: 0, done: 1 });
});

type Headers = Record<string, string>;
type HomeAssistant = {
  rest: [{ resource: string; headers: Headers; sensor: [{ value_template: string }] }];
  rest_command: Record<
    string,
    { url: string; method: string; headers: Headers; content_type: string; payload: string }
  >;
  template: [{ button: [{ press: [{ action: string; data: { id: number } }] }] }];
};

test('the example for Home Assistant asks and sends what the server takes', async () => {
  const settings = Bun.YAML.parse(real(homeAssistant)) as HomeAssistant;
  const [{ resource, headers, sensor }] = settings.rest;
  const read = (await (await fetch(resource, { headers })).json()) as Record<string, unknown>;
  const [, field = ''] = /^{{ value_json\.(\w+) }}$/.exec(sensor[0].value_template) ?? [];
  expect(read[field]).toBeNumber();
  const [{ action, data }] = settings.template[0].button[0].press;
  const { [action.replace('rest_command.', '')]: command } = settings.rest_command;
  const body = command?.payload
    .replace('{{ id }}', String(data.id))
    .replace('{{ now().date() }}', DAY);
  const sent = await fetch(command?.url ?? '', {
    ...{ method: command?.method.toUpperCase(), body },
    headers: { ...command?.headers, 'content-type': command?.content_type ?? '' },
  });
  expect(sent.status).toBe(200);
});
