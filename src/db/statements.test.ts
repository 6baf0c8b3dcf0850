import { Database, type Statement } from 'bun:sqlite';
import { expect, test } from 'bun:test';
import { boundStatements } from './statements.ts';

/** A database of which it is seen how often each text is compiled, and which of its statements are alive. */
function watched(most: number) {
  const sqlite = new Database(':memory:');
  const prepare = sqlite.prepare.bind(sqlite);
  const alive = new Map<string, Statement>();
  const compiled: string[] = [];
  const watch = (text: string) => {
    const statement = prepare(text);
    const finalize = statement.finalize.bind(statement);
    compiled.push(text);
    alive.set(text, statement);
    statement.finalize = () => {
      alive.delete(text);
      finalize();
    };
    return statement;
  };
  return {
    sqlite: boundStatements(Object.assign(sqlite, { prepare: watch }), most),
    compiled,
    alive: () => [...alive.keys()],
  };
}

test('of many statements only those last used stay compiled', () => {
  const { sqlite, compiled, alive } = watched(3);
  const often = sqlite.prepare<{ n: number }, []>('SELECT 0 AS n');
  for (let n = 1; n <= 1000; n += 1) {
    expect(sqlite.prepare(`SELECT ${n} AS n`).get()).toEqual({ n });
    expect(often.get()).toEqual({ n: 0 });
  }
  expect(alive().toSorted()).toEqual(['SELECT 0 AS n', 'SELECT 1000 AS n', 'SELECT 999 AS n']);
  expect(compiled.filter((text) => text === 'SELECT 0 AS n')).toHaveLength(1);
});

test('a statement that was given up runs again, in a transaction, too', () => {
  const { sqlite } = watched(2);
  sqlite.run('CREATE TABLE days (day TEXT)');
  const insert = sqlite.prepare<unknown, [string]>('INSERT INTO days VALUES (?)');
  const values = () => sqlite.prepare('SELECT day FROM days ORDER BY day').values().flat();
  sqlite.transaction(() => {
    for (let n = 0; n < 5; n += 1) {
      insert.run(`day ${n}`);
      sqlite.query(`SELECT ${n}`).all();
    }
  })();
  expect(values()).toEqual(['day 0', 'day 1', 'day 2', 'day 3', 'day 4']);
  const failing = sqlite.transaction(() => {
    insert.run('day 9');
    throw new Error('taken back');
  });
  expect(failing).toThrow('taken back');
  expect(values()).toHaveLength(5);
});
