import { AsyncLocalStorage } from 'node:async_hooks';
import { createApp, type App } from '#src/app.ts';
import type { Context } from '#src/platform/context.ts';
import { watchResponses } from './check-responses.ts';
import { afterThisTest, isWithinTest } from './within-test.ts';

// Building the app and compiling its routes takes longer than most tests. An app reads its context at each call, so one
// that a test has finished with serves the next test, with another context behind it.

/** An app, and what puts a context behind it. */
type SharedApp = { app: App; use: (context: Context) => void };

/** What is asked for when the app is built, which therefore is the same for all that share one. */
const fixed = new Set<PropertyKey>(['config', 'secret']);

const idle: SharedApp[] = [];

/** The context of a call: what a screen has asked for late must not meet the records of the next test. */
const ofCall = new AsyncLocalStorage<Context>();

/** The app on this context, until the test ends; for good where it is made outside of tests. */
export function sharedApp(context: Context): App {
  if (!isWithinTest()) return build(context).app;
  const shared = idle.pop() ?? build(context);
  shared.use(context);
  afterThisTest(() => void idle.push(shared));
  return shared.app;
}

function build(first: Context): SharedApp {
  let current: Context | null = null;
  const behind = new Proxy({} as Context, {
    get(_, key) {
      const context = ofCall.getStore() ?? current;
      if (context) return Reflect.get(context, key);
      if (fixed.has(key)) return Reflect.get(first, key);
      throw new Error(`${String(key)} of the context is read before the first call`);
    },
  });
  const app = createApp(behind);
  const { handle } = app;
  app.handle = ((request: Request) => {
    const run = () => handle.call(app, request);
    return current ? ofCall.run(current, run) : run();
  }) as typeof handle;
  watchResponses(app);
  current = first;
  return { app, use: (context) => void (current = context) };
}
