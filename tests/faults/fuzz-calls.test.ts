import { afterEach, expect, test } from 'bun:test';
import { cleanUp, temporaryFolder } from '#src/testing/clean-up.ts';
import { call, firstKeeper, type Keeper } from './ledger.ts';
import { filler, likely, type Schema } from './likely-values.ts';
import { start } from './program.ts';
import { dice, report } from './report.ts';

afterEach(cleanUp);

/** CALLS=20000 tries more of them. */
const REQUESTS = Number(process.env['CALLS'] ?? 8000);
const HANDS = 12;

type Parameter = {
  name: string;
  in: 'query' | 'path' | 'header';
  required?: boolean;
  schema?: Schema;
};
type Operation = {
  parameters?: Parameter[];
  requestBody?: { content: Record<string, { schema: Schema }> };
};
type Call = { method: string; path: string; operation: Operation };

/** These do what they are for: they would end the run, or start a process every time. Tried a few times at the end. */
const rarely = [
  'post /api/admin/backups/add',
  'post /api/user/logout',
  'delete /api/user/sessions/end',
  'post /api/admin/outbox/test',
];

/** Passwords, codes, passkeys and links, of which none is made up rightly. */
const wantsSecret = /^\/api\/user\/(app|delete|login|passkey|password|proof|recovery|verifymail)/;

test('calls made of the OpenAPI document get an answer each, none of it a fault', async () => {
  const roll = dice(7);
  const program = await start(temporaryFolder('calls'));
  const { origin } = program;
  const keeper = await firstKeeper(origin);
  const calls = await callsOf(origin);
  await furnish(origin, keeper);
  const often = calls.filter(({ method, path }) => !rarely.includes(`${method} ${path}`));
  const missing: string[] = [];
  const responses = new Map<number, number>();
  const succeeded = new Set<Call>();
  let slowest = 0;
  let next = 0;
  const hand = async () => {
    while (next < REQUESTS) {
      const turn = (next += 1);
      const all = turn > REQUESTS - 20 ? calls : often;
      const call = all[turn % all.length];
      if (!call) return;
      const began = performance.now();
      const { status, problem } = await send(origin, keeper.token, call, roll);
      slowest = Math.max(slowest, performance.now() - began);
      responses.set(status, (responses.get(status) ?? 0) + 1);
      if (problem) missing.push(problem);
      if (status < 300) succeeded.add(call);
      if (turn % 2000 === 0) await furnish(origin, keeper); // much was deleted meanwhile
    }
  };
  await Promise.all(Array.from({ length: HANDS }, hand));
  const health = await fetch(`${origin}/api/health`);
  if (!health.ok) missing.push('the program afterwards');
  await program.stop();
  // otherwise it would only test the checks for a session
  expect(
    calls.filter(({ operation }) => operation.requestBody?.content['application/json']?.schema)
      .length,
  ).toBeGreaterThan(70);
  const guessable = calls.filter(({ path }) => !wantsSecret.test(path));
  const never = guessable
    .filter((call) => !succeeded.has(call))
    .map(({ method, path }) => `${method} ${path}`);
  if (process.env['FAULTS_SEED']) console.log(`never with success: ${never.join(', ')}`);
  // some find nothing left, since the hands delete what others need: how many depends on who is first
  expect(never.length).toBeLessThan((guessable.length * 2) / 5);
  const note = [...responses]
    .toSorted(([a], [b]) => a - b)
    .map(([status, count]) => `${count} x ${status}`)
    .join(', ');
  report(
    'calls of the OpenAPI document',
    REQUESTS,
    missing,
    `${succeeded.size} of ${calls.length} calls with success, slowest ${Math.round(slowest)} ms, ${note}`,
  );
});

/** A few of everything, with the small ids that the fuzzer prefers. */
async function furnish(origin: string, keeper: Keeper): Promise<void> {
  const post = async (path: string, body: object) =>
    Number((await call(origin, keeper, 'POST', path, body))?.data['id'] ?? 1);
  const day = '2026-01-05';
  for (let turn = 0; turn < 6; turn += 1) {
    const id = await post('pet/add', { p_sc_id: keeper.sc_id, name: `Pet ${turn}`, an_count: 9 });
    await post('pet/feeding/feed', { id, date_f: day, food: 'Cricket', progress: 0 });
    await post('pet/molt/add', { id, date_mt: day, size: 3 });
    await post('pet/events/add', { id, date_ev: day, event: 'rehoused' });
    const plan = { fp_name: 'Weekly', fp_repeat: 7, fp_start: day, fp_weekdays: '0000000' };
    const fp_id = await post('plan/add', plan);
    await post('plan/assignment/add_all', { id: fp_id, pet_ids: [id] });
    await post('purchases/add', { custom_text: 'Lamp', date: day, count: 5, price: 100 });
    await post('sales/add', { pet_id: id, s_count: 1, s_date: day, total_price: 500 });
    await post('contact_messages/add', { email: 'a@example.org', message: 'Hello' });
    await post('admin/news_add', { date_n: day, n_text: 'Hello' });
    await post('admin/expo_log/add', { e_date: day, e_name: 'Expo' });
  }
}

async function callsOf(origin: string): Promise<Call[]> {
  const document = await fetch(`${origin}/api/openapi.json`);
  const { paths } = (await document.json()) as { paths: Record<string, Record<string, Operation>> };
  return Object.entries(paths).flatMap(([path, methods]) =>
    Object.entries(methods).map(([method, operation]) => ({ method, path, operation })),
  );
}

async function send(origin: string, token: string, call: Call, roll: (most: number) => number) {
  const { method, path, operation } = call;
  const query = new URLSearchParams();
  const isFilled = filler(roll);
  let address = path;
  for (const parameter of operation.parameters ?? []) {
    const value = likely(parameter.schema ?? {}, roll);
    const text = typeof value === 'string' ? value : JSON.stringify(value ?? '');
    if (parameter.in === 'path')
      address = address.replace(
        `{${parameter.name}}`,
        encodeURIComponent(text.toWellFormed()) || '%20',
      );
    else if (parameter.in === 'query' && isFilled(parameter.required === true))
      query.append(roll(30) ? parameter.name : 'unknown', text);
  }
  const schema = operation.requestBody?.content['application/json']?.schema;
  const url = `${origin}${address}${query.size ? `?${query}` : ''}`;
  const body = method === 'get' ? undefined : bodyOf(schema, roll);
  const headers: Record<string, string> = { 'content-type': 'application/json' };
  if (roll(20)) headers['authorization'] = `Bearer ${token}`;
  if (!roll(10))
    headers['x-today'] = ['2026-02-30', '9999-12-31', 'x', '0001-01-01'][roll(4)] ?? '';
  try {
    const response = await fetch(url, {
      method: method.toUpperCase(),
      headers,
      ...(body !== undefined && { body }),
      signal: AbortSignal.timeout(60_000),
    });
    const text = await response.text();
    const isFault = response.status >= 500;
    const isShaped = response.status < 400 || /"status":false/.test(text);
    const problem =
      isFault || !isShaped
        ? `${method} ${url} ${body?.slice(0, 300)}: ${response.status} ${text.slice(0, 200)}`
        : '';
    return { status: response.status, problem };
  } catch (error) {
    return { status: 0, problem: `${method} ${url} ${body?.slice(0, 300)}: ${String(error)}` };
  }
}

function bodyOf(schema: Schema | undefined, roll: (most: number) => number): string {
  const strange = [
    '',
    'null',
    '[]',
    '"x"',
    '{',
    '{"__proto__":{"a":1}}',
    '\u0000',
    `${'['.repeat(5000)}`,
  ];
  if (!roll(25)) return strange[roll(strange.length)] ?? '';
  return JSON.stringify(schema ? likely(schema, roll) : {});
}
