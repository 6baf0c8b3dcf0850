import { createApp, type App } from '#src/app.ts';
import { openCopy, openDatabase, type Db } from '#src/db/database.ts';
import { insertUser } from '#src/features/accounts/accounts/accounts.queries.ts';
import { findSession } from '#src/platform/security/sessions.queries.ts';
import {
  idleLimit,
  openSession,
  sessionClaims,
  sessionTokens,
} from '#src/platform/security/sessions.ts';
import { readConfig } from '#src/platform/config.ts';
import type { Context } from '#src/platform/context.ts';
import { createLog } from '#src/platform/log/log.ts';
import { createMailer, type Mailer } from '#src/platform/mail/mailer.ts';
import type { Outside } from '#src/platform/push/post-notice.ts';
import { createPush } from '#src/platform/push/push.ts';
import { createRateLimits } from '#src/platform/security/rate-limits.ts';
import { password } from './password.ts';
import { watchResponses } from './check-responses.ts';
import { temporaryFolder } from './clean-up.ts';
import { sharedApp } from './shared-app.ts';

export type TestApp = ReturnType<typeof createTestApp>;

/**
 * The whole server on a database in memory, with three people: uid 2 the administrator, 3 and 4 keepers,
 * each with the password of password.ts.
 * `as(uid)` calls with a real token, `visitor` without one.
 */
export function createTestApp(
  options: {
    env?: Record<string, string>;
    now?: string;
    people?: boolean;
    /** Where its calls come from; this machine by default. */
    address?: string;
    db?: Db;
    mailer?: Mailer;
    /** The push services that it reaches; none by default. */
    outside?: Outside;
  } = {},
) {
  let fixed = options.now ? new Date(options.now) : null;
  const now = () => fixed ?? new Date();
  const dataDir = temporaryFolder('test');
  const config = readConfig({
    LOG_LEVEL: 'silent',
    DATA_DIR: dataDir,
    DISK_FLOOR_MB: '0',
    ...options.env,
  });
  const db = options.db ?? aDatabase();
  const log = createLog(config.logLevel);
  const factorKey = 'another secret that only tests know, of 32 bytes and more';
  const outside = options.outside ?? nowhere;
  const context: Context = {
    config,
    db,
    now,
    log,
    secret: 'a secret that only tests know, of 32 bytes and more',
    factorKey,
    setupCode: 'code-only-tests-know',
    limits: createRateLimits(now),
    // no test fails because the machine is busy
    mailer: options.mailer ?? createMailer({ config, db, log, now, patience: 60_000 }),
    push: createPush({ config, db, log, now, factorKey, outside }),
    patience: { import: 60_000, backup: 60_000, logIn: 0 },
    version: 'test',
  };
  if (options.people ?? !options.db) {
    for (const uname of ['Ada', 'Berta', 'Carl']) {
      const email = `${uname.toLowerCase()}@example.org`;
      insertUser(context.db, { uname, email, password_hash: hashed, mail_confirmed: 1 });
    }
  }
  const app = options.env ? ownApp(context) : sharedApp(context);
  app.server = serverAt(options.address ?? '127.0.0.1');
  const tokens = sessionTokens(context).decorator.jwt;
  const signed = (uid: number, sid: number) => tokens.sign(sessionClaims(context, { uid, sid }));
  const open = (uid: number) => openSession(db, now(), uid, { address: '', userAgent: '' });
  const kept = new Map<number, number>();
  /** The session of `as`: reused until it ends. */
  const keptSession = (uid: number) => {
    const sid = kept.get(uid) ?? 0;
    if (!findSession(db, sid, uid, idleLimit(now()))) kept.set(uid, open(uid));
    return kept.get(uid) ?? 0;
  };
  return {
    app,
    context,
    db: context.db,
    config,
    /** The token of a new session. */
    tokenOf: (uid: number) => signed(uid, open(uid)),
    visitor: caller(app, async () => null),
    /** Calls with this token. */
    withToken: (token: string) => caller(app, async () => token),
    as: (uid: number) => caller(app, () => signed(uid, keptSession(uid))),
    setNow: (instant: string) => void (fixed = new Date(instant)),
  };
}

/** With settings that the app may read when it is built. */
function ownApp(context: Context): App {
  const app = createApp(context);
  watchResponses(app);
  return app;
}

/** No network: what nobody handed in must reach nobody. */
const nowhere: Outside = {
  addressesOf: () => Promise.reject(new Error('no network in tests')),
  post: () => Promise.reject(new Error('no network in tests')),
};

// As cheap as it can be: what it costs is tried with accounts that are registered.
const hashed = Bun.password.hashSync(password, {
  algorithm: 'argon2id',
  memoryCost: 8,
  timeCost: 1,
});

/** What the app asks of a server that listens: where a call comes from. */
const serverAt = (address: string) =>
  ({
    requestIP: () => ({ address, port: 0, family: 'IPv4' }),
    timeout: () => {},
  }) as unknown as App['server'];

let fresh: Uint8Array | undefined;

/** A new in-memory database; migrating and filling one takes ten times as long as copying it. */
export function aDatabase(): Db {
  fresh ??= openDatabase(':memory:').$client.serialize();
  return openCopy(fresh);
}

/** What a response holds: any JSON. */
// oxlint-disable-next-line typescript/no-explicit-any -- tests look into every shape and assert on it
export type Json = any;

/** A response as a test reads it. */
export type Received = { status: number; data: Json; headers: Headers };

function caller(app: App, token: () => Promise<string | null>) {
  const call =
    (method: string) =>
    async (
      path: string,
      content?: unknown,
      headers: Record<string, string> = {},
    ): Promise<Received> => {
      const bearer = await token();
      const isForm = content instanceof FormData;
      const query =
        method === 'GET' && content
          ? `?${new URLSearchParams(content as Record<string, string>)}`
          : '';
      const body = isForm ? content : JSON.stringify(content ?? {});
      const sizes = typeof body === 'string' && {
        'content-type': 'application/json',
        'content-length': String(Buffer.byteLength(body)),
      };
      const response = await app.handle(
        new Request(`http://localhost${path.startsWith('/') ? path : `/api/${path}`}${query}`, {
          method,
          headers: {
            ...(bearer && { authorization: `Bearer ${bearer}` }),
            ...(method !== 'GET' && sizes),
            ...headers,
          },
          ...(method !== 'GET' && { body }),
        }),
      );
      const text = await textOf(response);
      const isJson = response.headers.get('content-type')?.includes('json');
      return {
        status: response.status,
        data: isJson ? JSON.parse(text) : text,
        headers: response.headers,
      };
    };
  return { get: call('GET'), post: call('POST'), put: call('PUT'), delete: call('DELETE') };
}

/** Decompresses like a browser. */
async function textOf(response: Response): Promise<string> {
  const bytes = new Uint8Array(await response.arrayBuffer());
  const isCompressed = response.headers.get('content-encoding') === 'gzip';
  return new TextDecoder().decode(isCompressed ? Bun.gunzipSync(bytes) : bytes);
}
