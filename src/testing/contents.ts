import type { TestApp } from './test-app.ts';

/** Everything in the database. */
export function contents({ db }: Pick<TestApp, 'db'>): Record<string, unknown[]> {
  const tables = db.$client
    .query<{ name: string }, []>(`SELECT name FROM sqlite_master WHERE type = 'table'`)
    .all();
  return Object.fromEntries(
    tables.map(({ name }) => [name, db.$client.query(`SELECT * FROM ${name}`).all()]),
  );
}
