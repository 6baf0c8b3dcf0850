import { mkdtempSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { createApp, type App } from '#src/app.ts';
import { openDatabase } from '#src/db/database.ts';
import { findTokenVersion, insertUser } from '#src/features/accounts/accounts.queries.ts';
import { sessionClaims, sessionTokens } from '#src/platform/auth.ts';
import { readConfig } from '#src/platform/config.ts';
import type { Context } from '#src/platform/context.ts';
import { createLog } from '#src/platform/log.ts';
import { createMailer } from '#src/platform/mailer.ts';
import { createRateLimits } from '#src/platform/rate-limits.ts';

export type TestApp = ReturnType<typeof createTestApp>;

/**
 * The whole server on a database in memory, with three people: uid 2 the administrator, 3 and 4 keepers.
 * `as(uid)` calls with a real token, `visitor` without one.
 */
export function createTestApp(
  options: { env?: Record<string, string>; now?: string; people?: boolean } = {},
) {
  let fixed = options.now ? new Date(options.now) : null;
  const now = () => fixed ?? new Date();
  const dataDir = mkdtempSync(join(tmpdir(), 'exuvia-test-'));
  const config = readConfig({ LOG_LEVEL: 'silent', DATA_DIR: dataDir, ...options.env });
  const db = openDatabase(':memory:');
  const log = createLog(config.logLevel);
  const context: Context = {
    config,
    db,
    now,
    log,
    secret: 'a secret that only tests know, of 32 bytes and more',
    limits: createRateLimits(now),
    mailer: createMailer({ config, db, log, now }),
    version: 'test',
  };
  if (options.people ?? true) {
    for (const uname of ['Ada', 'Berta', 'Carl']) {
      const email = `${uname.toLowerCase()}@example.org`;
      insertUser(context.db, { uname, email, password_hash: '', mail_confirmed: 1 });
    }
  }
  const app = createApp(context);
  const tokens = sessionTokens(context).decorator.jwt;
  const tokenOf = (uid: number) => {
    const token_version = findTokenVersion(context.db, uid);
    return tokens.sign(sessionClaims(context, { uid, token_version }));
  };
  return {
    app,
    context,
    db: context.db,
    config,
    tokenOf,
    visitor: caller(app, async () => null),
    as: (uid: number) => caller(app, () => tokenOf(uid)),
    setNow: (instant: string) => void (fixed = new Date(instant)),
  };
}

/** An answer as a test reads it; `data` is whatever JSON came. */
// oxlint-disable-next-line typescript/no-explicit-any -- tests look into every shape and assert on it
export type Answer = { status: number; data: any; headers: Headers };

function caller(app: App, token: () => Promise<string | null>) {
  const call =
    (method: string) =>
    async (
      path: string,
      content?: unknown,
      headers: Record<string, string> = {},
    ): Promise<Answer> => {
      const bearer = await token();
      const isForm = content instanceof FormData;
      const query =
        method === 'GET' && content
          ? `?${new URLSearchParams(content as Record<string, string>)}`
          : '';
      const response = await app.handle(
        new Request(`http://localhost${path.startsWith('/') ? path : `/api/${path}`}${query}`, {
          method,
          headers: {
            ...(bearer && { authorization: `Bearer ${bearer}` }),
            ...(method !== 'GET' && !isForm && { 'content-type': 'application/json' }),
            ...headers,
          },
          ...(method !== 'GET' && { body: isForm ? content : JSON.stringify(content ?? {}) }),
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

/** As a browser reads it, which unpacks. */
async function textOf(response: Response): Promise<string> {
  const bytes = new Uint8Array(await response.arrayBuffer());
  const isPacked = response.headers.get('content-encoding') === 'gzip';
  return new TextDecoder().decode(isPacked ? Bun.gunzipSync(bytes) : bytes);
}
