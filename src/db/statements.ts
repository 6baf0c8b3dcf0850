import type { Database, SQLQueryBindings, Statement } from 'bun:sqlite';

type Values = SQLQueryBindings[];
type Compiled = Statement<unknown, Values>;

/** A large one takes 50 KB, so all of them 10 MB; there are some hundred texts that are run often. */
const MOST = 200;

/**
 * Bounds how many statements of a database are compiled at a time: what `prepare` and `query` return compiles its text
 * when it is run, unless that is among the last used, and the one that was not used for the longest time is finalized.
 * By itself Bun frees a statement when it collects garbage, which is late: it does not see how much memory that is.
 */
export function boundStatements(sqlite: Database, most = MOST): Database {
  const compile = sqlite.prepare.bind(sqlite);
  const compiled = new Map<string, Compiled>(); // the last used comes last

  function use(text: string): Compiled {
    const statement = compiled.get(text) ?? (compile(text) as Compiled);
    compiled.delete(text);
    compiled.set(text, statement);
    const [oldest] = compiled;
    if (oldest && compiled.size > most) {
      compiled.delete(oldest[0]);
      oldest[1].finalize();
    }
    return statement;
  }
  return Object.assign(sqlite, { prepare: (text: string) => new Bound(() => use(text)) });
}

/** What drizzle and `prepared.ts` use of a statement. */
class Bound implements Pick<Compiled, 'all' | 'get' | 'values' | 'run' | 'columnNames'> {
  constructor(private readonly compiled: () => Compiled) {}

  all = (...values: Values) => this.compiled().all(...values);
  get = (...values: Values) => this.compiled().get(...values);
  values = (...values: Values) => this.compiled().values(...values);
  run = (...values: Values) => this.compiled().run(...values);
  get columnNames() {
    return this.compiled().columnNames;
  }
}
