import sharp from 'sharp';

/** What the program confirmed. All of it must be there afterwards, whatever happened meanwhile. */
export type Ledger = {
  pets: Map<number, string>;
  /** 'pet day food', 'pet day size', 'pet day event' */
  records: Set<string>;
  /** ids of pets whose picture was accepted */
  pictures: Set<number>;
  /** calls that got a response of any kind, and what got none */
  answered: number;
  unanswered: string[];
  /** responses of 500 and above except 507, which should not occur */
  faults: string[];
  /** responses of 400 to 499 */
  refused: string[];
};

export type Keeper = { token: string; email: string; sc_id: number; ledger: Ledger };

type Exported = {
  pets: {
    id: number;
    name: string;
    feedings: { date_f: string; food: string }[];
    molts: { date_mt: string; size: number }[];
    events: { date_ev: string; event: string }[];
  }[];
};

const json = { 'content-type': 'application/json' };
export const upw = 'correct horse battery';

export const emptyLedger = (): Ledger => ({
  pets: new Map(),
  records: new Set(),
  pictures: new Set(),
  answered: 0,
  unanswered: [],
  faults: [],
  refused: [],
});

/** Registers the first person of an installation, its administrator, with no records. */
export async function firstKeeper(origin: string): Promise<Keeper> {
  const email = 'keeper@example.org';
  const body = JSON.stringify({ un: email, uname: 'Keeper', upw });
  const made = await fetch(`${origin}/api/user/register`, { method: 'POST', headers: json, body });
  const { token } = (await made.json()) as { token: string };
  const species = await fetch(`${origin}/api/species/list?limit=1`);
  const { rows } = (await species.json()) as { rows: { sc_id: number }[] };
  return { token, email, sc_id: rows[0]?.sc_id ?? 0, ledger: emptyLedger() };
}

export async function logIn(origin: string, { email }: Keeper): Promise<number> {
  const body = JSON.stringify({ un: email, upw });
  return (await fetch(`${origin}/api/user/login`, { method: 'POST', headers: json, body })).status;
}

/** The keeper with a session of this server: a restore ends the earlier ones. */
export async function logInAgain(origin: string, keeper: Keeper): Promise<Keeper> {
  const body = JSON.stringify({ un: keeper.email, upw });
  const response = await fetch(`${origin}/api/user/login`, { method: 'POST', headers: json, body });
  const { token } = (await response.json()) as { token: string };
  return { ...keeper, token };
}

/** One call of a keeper; null when there was no response. */
export async function call(
  origin: string,
  keeper: Keeper,
  method: string,
  path: string,
  body?: object,
  patience = 30_000,
): Promise<{ status: number; data: Record<string, unknown> } | null> {
  const isForm = body instanceof FormData;
  try {
    const response = await fetch(`${origin}/api/${path}`, {
      method,
      headers: { authorization: `Bearer ${keeper.token}`, ...(!isForm && json) },
      ...(body && { body: isForm ? body : JSON.stringify(body) }),
      signal: AbortSignal.timeout(patience),
    });
    const data = (await response.json()) as Record<string, unknown>;
    keeper.ledger.answered += 1;
    const said = `${method} ${path}: ${response.status} ${JSON.stringify(data)}`;
    if (response.status >= 500 && response.status !== 507) keeper.ledger.faults.push(said);
    if (response.status >= 400 && response.status < 500) keeper.ledger.refused.push(said);
    return { status: response.status, data };
  } catch {
    keeper.ledger.unanswered.push(`${method} ${path}`);
    return null;
  }
}

let written = 0;

/** Writes one record; it is in the ledger only when the response confirmed it. */
export async function writeOne(origin: string, keeper: Keeper, pictures = false): Promise<void> {
  const { ledger, sc_id } = keeper;
  const turn = (written += 1);
  const known = [...ledger.pets.keys()];
  const id = known[turn % Math.max(known.length, 1)];
  if (id === undefined || turn % 5 === 0) {
    const pet = {
      p_sc_id: sc_id,
      name: `Pet ${turn}`,
      gender: 'f',
      an_count: 1,
      notes: 'x'.repeat(200),
    };
    const made = await call(origin, keeper, 'POST', 'pet/add', pet);
    if (made?.data['status'] === true) ledger.pets.set(Number(made.data['id']), pet.name);
    return;
  }
  // a day of its own for each: a second molt of a day changes the first
  const day = new Date(Date.UTC(1900, 0, 1 + (turn % 45_000))).toISOString().slice(0, 10);
  if (pictures && turn % 7 === 0) return writePicture(origin, keeper, id);
  const [path, body, record] =
    turn % 3 === 0
      ? ([
          'pet/molt/add',
          { id, date_mt: day, size: (turn % 900) + 1 },
          `${id} ${day} ${(turn % 900) + 1}`,
        ] as const)
      : turn % 3 === 1
        ? ([
            'pet/feeding/feed',
            { id, date_f: day, food: `F${turn}`, progress: 0 },
            `${id} ${day} F${turn}`,
          ] as const)
        : ([
            'pet/events/add',
            { id, date_ev: day, event: `E${turn}` },
            `${id} ${day} E${turn}`,
          ] as const);
  const response = await call(origin, keeper, 'POST', path, body);
  if (response?.data['status'] === true) ledger.records.add(record);
}

let photo: Promise<Buffer<ArrayBuffer>> | undefined;

async function writePicture(origin: string, keeper: Keeper, id: number): Promise<void> {
  photo ??= sharp({
    create: {
      width: 360,
      height: 270,
      channels: 3,
      background: '#543',
      noise: { type: 'gaussian', mean: 100, sigma: 30 },
    },
  })
    .jpeg()
    .toBuffer() as Promise<Buffer<ArrayBuffer>>;
  const response = await sendPicture(origin, keeper, id, await photo);
  if (response?.data['status'] === true) keeper.ledger.pictures.add(id);
}

/** A picture for a pet. They are taken in turn: on a busy machine the one before it may take minutes. */
export function sendPicture(
  origin: string,
  keeper: Keeper,
  id: number,
  bytes: Uint8Array,
  patience = 230_000,
) {
  const form = new FormData();
  form.set('id', String(id));
  form.set('file', new File([new Uint8Array(bytes)], 'p.jpg', { type: 'image/jpeg' }));
  return call(origin, keeper, 'POST', 'picture/upload', form, patience);
}

/** Writes concurrently until told to stop. */
export function writers(origin: string, keeper: Keeper, hands = 4, pictures = false) {
  let going = true;
  const work = Array.from({ length: hands }, async () => {
    while (going) {
      const before = keeper.ledger.unanswered.length;
      await writeOne(origin, keeper, pictures);
      if (keeper.ledger.unanswered.length > before) await Bun.sleep(10);
    }
  });
  return async () => {
    going = false;
    await Promise.all(work);
  };
}

export const amountOf = ({ pets, records, pictures }: Ledger) =>
  pets.size + records.size + pictures.size;

/** Waits until so many more writes are confirmed, however slow the machine is. */
export async function grownBy(ledger: Ledger, writes: number): Promise<void> {
  const goal = amountOf(ledger) + writes;
  while (amountOf(ledger) < goal) await Bun.sleep(1);
}

/** A snapshot of the ledger, to compare with later while writing continues. */
export const copyOf = (ledger: Ledger): Ledger => ({
  ...ledger,
  pets: new Map(ledger.pets),
  records: new Set(ledger.records),
  pictures: new Set(ledger.pictures),
});

/** What is in the ledger and not in the program any more. */
export async function lost(
  origin: string,
  keeper: Keeper,
  ledger = keeper.ledger,
): Promise<string[]> {
  const { pets, records } = await everything(origin, keeper);
  const missing = [...ledger.pets]
    .filter(([id, name]) => pets.get(id) !== name)
    .map(([id]) => `pet ${id}`);
  for (const record of ledger.records) if (!records.has(record)) missing.push(`record ${record}`);
  for (const id of ledger.pictures) {
    for (const size of ['thumb', 'mobile', 'large']) {
      const address = `/uploads/${size}/tid_${id}.webp`;
      const response = await fetch(`${origin}${address}`);
      const bytes = Buffer.from(await response.arrayBuffer());
      const isWhole =
        response.ok &&
        (await sharp(bytes, { failOn: 'warning' })
          .raw()
          .toBuffer()
          .then(
            () => true,
            () => false,
          ));
      if (!isWhole) missing.push(`${address}: ${response.status}, ${bytes.length} bytes`);
    }
  }
  return missing;
}

/** The program's records of a keeper, in the form of the ledger. */
export async function everything(
  origin: string,
  keeper: Keeper,
): Promise<Pick<Ledger, 'pets' | 'records'>> {
  const response = await fetch(`${origin}/api/data/export.json`, {
    headers: { authorization: `Bearer ${keeper.token}` },
  });
  if (!response.ok)
    throw new Error(`The export answers ${response.status}: ${await response.text()}`);
  const { pets } = (await response.json()) as Exported;
  const records = pets.flatMap(({ id, feedings, molts, events }) => [
    ...feedings.map(({ date_f, food }) => `${id} ${date_f} ${food}`),
    ...molts.map(({ date_mt, size }) => `${id} ${date_mt} ${size}`),
    ...events.map(({ date_ev, event }) => `${id} ${date_ev} ${event}`),
  ]);
  return { pets: new Map(pets.map(({ id, name }) => [id, name])), records: new Set(records) };
}
