import { eq } from 'drizzle-orm';
import { eventLog, news, speciesLog, users } from '#src/db/schema.ts';
import { aPet, speciesId } from '#src/testing/samples.ts';
import { createTestApp, type TestApp } from '#src/testing/test-app.ts';

/**
 * An installation with one of everything that the administrator manages: message 1 of Berta, news 1, event 1, expo 1,
 * entry 1 of the species log, the country ZZ, and Berta's pet.
 */
export async function createFixture(
  options: Parameters<typeof createTestApp>[0] = {},
): Promise<TestApp> {
  const app = createTestApp(options);
  const { db } = app;
  aPet(db, { name: 'Rosalía' });
  aPet(db, { name: 'Old', archived: 1 });
  db.insert(news).values({ date_n: '2026-01-02', n_text: 'First line\nSecond line' }).run();
  db.insert(eventLog)
    .values({ path: 'GET /api/admin/system', log_type: 'refused', message: 'Only Ada', uid: 3 })
    .run();
  db.insert(speciesLog)
    .values({
      action_type: 'update',
      action_user: 3,
      sc_id: speciesId(db),
      sc_name: 'Brachypelma hamorii',
    })
    .run();
  await app
    .as(3)
    .post('contact_messages/add', { email: 'berta@example.org', message: 'Hello Ada' });
  await app.as(2).post('admin/countries/add', { code: 'ZZ', name: 'Zedland' });
  await app.as(2).post('admin/expo_log/add', {
    e_date: '2026-05-01',
    e_name: 'Spring expo',
    e_table: 'A 12',
    e_offer: 'Tarantulas\n0.0.3 Brachypelma hamorii',
    e_sold: '',
  });
  return app;
}

/** Marks the user's address as unconfirmed. */
export function unconfirm({ db }: TestApp, uid: number): void {
  db.update(users).set({ mail_confirmed: 0 }).where(eq(users.uid, uid)).run();
}

/** The same server, but calls whose method and path match the pattern fail. */
export function failing(app: TestApp, pattern: RegExp): TestApp {
  return answering(app, pattern, () =>
    Response.json(
      { status: false, error: 'Broken on purpose.', code: 'server_error' },
      { status: 500 },
    ),
  );
}

/** The same server, but calls whose method and path match the pattern never get a response. */
export function silent(app: TestApp, pattern: RegExp): TestApp {
  return answering(app, pattern, () => new Promise<Response>(() => {}));
}

/** The same server, which answers calls whose method and path match the pattern in another way. */
export function answering(
  app: TestApp,
  pattern: RegExp,
  respond: () => Response | Promise<Response>,
): TestApp {
  const handle = (request: Request) => {
    const { pathname } = new URL(request.url);
    return pattern.test(`${request.method} ${pathname}`) ? respond() : app.app.handle(request);
  };
  return { ...app, app: Object.assign(Object.create(app.app) as TestApp['app'], { handle }) };
}
