import { connect } from 'node:net';
import { zipSync } from 'fflate';
import sharp from 'sharp';

// What strangers and keepers did to stop the server, each as one small step that can be repeated all night.

/** How a step of an attack calls: from an address of its own, as far as the proxy says. */
export type Attacker = {
  origin: string;
  call: (method: string, path: string, body?: BodyInit, type?: string) => Promise<Response | null>;
  token: string;
  /** answers of 500: whatever it sends, it is told in words what is wrong with it */
  faults: string[];
};

const json = 'application/json';
const password = 'correct horse battery';
const address = () =>
  `2001:db8:${[1, 2, 3].map(() => Math.floor(Math.random() * 65_536).toString(16)).join(':')}::7`;

/** Somebody at an address of its own; with a name, a keeper with an account. */
export async function attacker(origin: string, name?: string): Promise<Attacker> {
  const made: Attacker = { origin, token: '', faults: [], call: send };
  if (name) {
    const body = JSON.stringify({ un: `${name}@example.org`, uname: name, upw: password });
    const answer = await send('POST', 'user/register', body);
    made.token = ((await answer?.json()) as { token?: string } | undefined)?.token ?? '';
  }
  return made;

  async function send(method: string, path: string, body?: BodyInit, type = json) {
    try {
      const answer = await fetch(`${origin}${path.startsWith('/') ? path : `/api/${path}`}`, {
        method,
        headers: {
          'x-forwarded-for': address(),
          ...(made.token && { authorization: `Bearer ${made.token}` }),
          ...(typeof body === 'string' && { 'content-type': type }),
        },
        ...(body !== undefined && { body }),
        signal: AbortSignal.timeout(20_000),
      });
      const bytes = await answer.arrayBuffer();
      if (answer.status === 500)
        made.faults.push(`${method} ${path}: ${new TextDecoder().decode(bytes)}`);
      return new Response(bytes, answer);
    } catch {
      return null; // it may be refused in any way
    }
  }
}

/** 20 requests at a time whose bodies stop before their end. */
export async function unfinished({ origin, token }: Attacker): Promise<void> {
  const { hostname, port } = new URL(origin);
  const paths = ['user/login', 'pet/add', 'data/upload?offset=0', 'picture/upload'];
  const sockets = Array.from({ length: 20 }, (_, at) => {
    const path = paths[at % paths.length] ?? '';
    const method = path.startsWith('data') ? 'PUT' : 'POST';
    const socket = connect(Number(port), hostname).on('error', () => {});
    const type = path.startsWith('picture') ? 'multipart/form-data; boundary=x' : json;
    socket.write(
      `${method} /api/${path} HTTP/1.1\r\nHost: x\r\nContent-Type: ${type}\r\nAuthorization: Bearer ${token}\r\nContent-Length: 999999\r\n\r\n${'x'.repeat(500_000)}`,
    );
    return socket;
  });
  await Bun.sleep(1000);
  for (const socket of sockets) socket.destroy();
}

/** Long lists, 200 at a time. */
export async function floods({ call }: Attacker): Promise<void> {
  await Promise.all(Array.from({ length: 200 }, () => call('GET', 'species/list?limit=100')));
  await Bun.sleep(1000);
}

/** Guesses at the administrator's account from ever new addresses. */
export async function guesses({ call }: Attacker): Promise<void> {
  for (const un of ['keeper@example.org', `${crypto.randomUUID()}@example.org`])
    await call('POST', 'user/login', JSON.stringify({ un, upw: 'wrong one' }));
}

const values = `{"un":[${'1,'.repeat(490_000)}1],"upw":"x"}`;
const deep = `${'['.repeat(400_000)}${']'.repeat(400_000)}`;

/** Bodies that cost more to look at than to send, and such that are no log-in at all. */
export async function odd({ call }: Attacker): Promise<void> {
  for (const body of [values, deep, '{"un":{"toString":1},"upw":"x"}', 'null', '{"un":["a"]}'])
    for (const path of ['user/login', 'pet/add', 'nothing']) await call('POST', path, body);
}

const letters = (most: number) =>
  Array.from({ length: most }, () => String.fromCharCode(97 + Math.random() * 26)).join('');
const searched = 'pet/list pet/ids species/list species/selectable purchases/list sales/list';

/** Searches of eight random words, of which no two look alike: parts, numbers, tags and initials. */
export async function searches({ call }: Attacker): Promise<void> {
  const kinds = [
    () => letters(4),
    () => `${letters(1)}.`,
    () => `#${Math.floor(Math.random() * 1e6)}`,
    () => letters(6),
  ];
  for (const path of searched.split(' ')) {
    const words = Array.from({ length: 8 }, () => kinds[Math.floor(Math.random() * 4)]?.());
    await call('GET', `${path}?search=${encodeURIComponent(words.join(' '))}`);
  }
}

const fed = JSON.stringify(
  Array.from({ length: 13 }, (_, day) => ({ date_f: `2020-01-${10 + day}`, food: 'Cricket' })),
);
const row = `{"p_sc_id":1,"name":"Row","gender":"f","an_count":1,"notes":"","feedings":${fed}}`;
const rowsBody = `{"values_add":[${Array.from({ length: 800 }, () => row).join()}],"dry_run":1}`;

/** 20 calls at a time, each with half a megabyte of rows; what was stored is taken back. */
export async function rows({ call }: Attacker): Promise<void> {
  const bodies = [rowsBody, rowsBody.replace('"dry_run":1', '"file":"rows.csv"')];
  const calls = Array.from({ length: 20 }, (_, at) => call('POST', 'pet/add_all', bodies[at % 2]));
  for (const answer of await Promise.all(calls)) {
    const { import_id: id } = ((await answer?.json()) ?? {}) as { import_id?: number };
    if (id) await call('DELETE', 'data/import_undo', JSON.stringify({ id }));
  }
}

/** The calls of the administrator, which only fill the log. */
export async function refused({ call }: Attacker): Promise<void> {
  for (let n = 0; n < 20; n += 1)
    await call('GET', `admin/event_log/detail/${Math.floor(Math.random() * 1e6)}`);
}

const bomb = () =>
  zipSync({ 'data.json': new TextEncoder().encode(`{"values_add":[{}${',{}'.repeat(1e7)}]}`) });
let packed: Uint8Array | undefined;

/** 31 MB in a ZIP of 31 KB. */
export async function imports({ call }: Attacker): Promise<void> {
  packed ??= bomb();
  await call('PUT', 'data/upload?offset=0', new Blob([new Uint8Array(packed)]));
  await call('POST', 'data/import', '{"dry_run":1}');
}

let heavy: Promise<Buffer> | undefined;

/** A picture of some KB whose decoder wants more memory than there is, for an animal that is deleted meanwhile. */
export async function pictures({ call }: Attacker, p_sc_id: number, gone: number[]): Promise<void> {
  const flat = (edge: number) =>
    sharp({ create: { width: edge, height: edge, channels: 3, background: '#345' } });
  heavy ??= flat(7070).gif().toBuffer();
  for (const bytes of [await heavy, await flat(900).jpeg().toBuffer()]) {
    const pet = JSON.stringify({ p_sc_id, name: 'Gone', gender: 'f', an_count: 1, notes: '' });
    const made = (await (await call('POST', 'pet/add', pet))?.json()) as
      { id?: number } | undefined;
    if (!made?.id) continue;
    const form = new FormData();
    form.set('id', String(made.id));
    form.set('file', new File([new Uint8Array(bytes)], 'p'));
    const upload = call('POST', 'picture/upload', form);
    await Bun.sleep(Math.random() * 300);
    const deleted = await call('DELETE', 'pet/delete', JSON.stringify({ id: made.id }));
    await upload;
    if (deleted?.status === 200) gone.push(made.id);
  }
}

/** The whole collection, again and again, and not listened to. */
export async function exports({ origin, token }: Attacker): Promise<void> {
  const heard = new AbortController();
  const headers = { authorization: `Bearer ${token}` };
  const answer = fetch(`${origin}/api/data/export.zip`, { headers, signal: heard.signal });
  await answer.then((one) => one.body?.getReader().read()).catch(() => null);
  heard.abort();
}

/** Accounts that are deleted while a file of theirs is on its way. */
export async function accounts({ origin }: Attacker): Promise<void> {
  const one = await attacker(origin, `brief-${crypto.randomUUID().slice(0, 8)}`);
  const upload = one.call('PUT', 'data/upload?offset=0', new Blob([new Uint8Array(1_000_000)]));
  await one.call('DELETE', 'user/delete', JSON.stringify({ upw: password }));
  await upload;
}
