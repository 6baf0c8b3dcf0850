import { openPart } from '#web/testing/open-part.tsx';
import { afterEach, expect, test } from 'bun:test';
import { useState, type ReactNode } from 'react';
import { closeAllDialogs } from '#web/state/dialogs.ts';
import { dismissAllNotices } from '#web/state/notices.ts';
import { serve } from '#web/testing/serve.ts';
import {
  button,
  clickButton,
  dialogTexts,
  dialogs,
  field,
  pageText,
  settled,
  submit,
  textOf,
} from '#web/testing/screen.ts';
import { Dialog } from '#web/ui/dialog.tsx';
import { Form } from '#web/ui/form.tsx';
import { TextField } from '#web/ui/text-field.tsx';
import { useAction } from './action.ts';
import { api } from './api.ts';
import { useLoad } from './load.ts';
import { invalidate, invalidateInTurns, queries } from './queries.ts';
import { today } from './today.ts';

let leave = () => {};
afterEach(() => {
  leave();
  closeAllDialogs();
  dismissAllNotices();
  queries.clear();
});

function Loads() {
  const load = useLoad(['health'], () => api.health.get(), {
    errorTitle: 'Error loading health',
    errorText: 'Ask a vet',
  });
  return (
    <>
      {load.loading ? 'loading' : (load.data?.version ?? load.failed?.error)}
      <button onClick={load.retry}>again</button>
    </>
  );
}

const json = (value: unknown, status = 200) => Response.json(value, { status });
const healthy = () => json({ status: 'ok', version: 'v8', first_run: false, registration: 'open' });
const open = (part: ReactNode) => {
  leave = openPart(part);
};

const page = { status: 502, headers: { 'content-type': 'text/html' } };
test.each([
  {
    what: 'without a network',
    answer: () => Promise.reject(new TypeError('Failed to fetch')),
    says: 'needs the network',
  },
  {
    what: 'behind a proxy whose server is down',
    answer: () => new Response('<h1>Bad gateway</h1>', page),
    says: 'The server has a fault',
  },
])(
  '$what no dialog opens, and what failed is loaded when a call is answered again',
  async (row) => {
    serve(row.answer);
    open(<Loads />);
    await settled(() => pageText().includes(row.says));
    expect(dialogTexts()).toEqual([]);
    serve(healthy);
    void api.health.get();
    await settled(() => pageText().includes('v8'));
  },
);

test('every call carries the keeper’s calendar day', async () => {
  let day: string | null = null;
  serve((request) => {
    day = request.headers.get('x-today');
    return healthy();
  });
  open(<Loads />);
  await settled(() => day !== null);
  expect(String(day)).toBe(today());
});

test.each([
  {
    name: 'the server’s own words',
    answer: () => json({ status: false, error: 'It molts.', code: 'molting' }, 503),
    says: 'Error loading healthAsk a vetIt molts. Status: 503Close',
  },
  {
    name: 'the page of a server with a fault',
    answer: () => new Response('<h1>Error</h1>', { ...page, status: 500 }),
    says: 'Error loading healthAsk a vetThe server has a fault. Try again later. Status: 500Close',
  },
  {
    name: 'an empty 413',
    answer: () => new Response(null, { status: 413 }),
    says: 'Error loading healthAsk a vetThat is too large for this server. Status: 413Close',
  },
  {
    name: 'a success that is no JSON',
    answer: () =>
      new Response('<h1>Log in to the hotel</h1>', { headers: { 'content-type': 'text/html' } }),
    says: 'Error loading healthAsk a vetThe server’s answer could not be read. Status: 200Close',
  },
  {
    name: 'broken JSON',
    answer: () => new Response('{"a":', { headers: { 'content-type': 'application/json' } }),
    says: 'Error loading healthAsk a vetThe server’s answer could not be read. Status: 200Close',
  },
] as { name: string; answer: () => Response | Promise<Response>; says: string }[])(
  'a failed load opens one dialog: $name',
  async ({ answer, says }) => {
    serve(answer);
    open(
      <>
        <Loads />
        <Loads />
      </>,
    );
    await settled(() => dialogs().length > 0);
    expect(dialogs().map(textOf)).toEqual([says]);
  },
);

function Badge() {
  useLoad(['health'], () => api.health.get(), { errorTitle: 'Badge', quiet: true });
  return null;
}

test('who only looks at the same data does not silence who wants to hear of its failure', async () => {
  serve(() => json({ status: false, error: 'It molts.', code: 'molting' }, 503));
  open(
    <>
      <Loads />
      <Badge />
    </>,
  );
  await settled(() => dialogs().length === 1);
});

test('a load can be tried again', async () => {
  serve(() => json({ status: false, error: 'Not now', code: 'x' }, 500));
  open(<Loads />);
  await settled(() => dialogs().length === 1);
  serve(healthy);
  await clickButton('Close');
  await clickButton('again');
  await settled(() => pageText().includes('v8'));
});

/** A server whose every answer waits until it is given a version. */
function answering() {
  const answers: ((version: string) => void)[] = [];
  serve(
    () =>
      new Promise((resolve) => {
        answers.push((version) => resolve(json({ status: 'ok', version })));
      }),
  );
  return answers;
}

test('what loads for the first time while something changes is loaded again', async () => {
  const answers = answering();
  open(<Loads />);
  await settled(() => answers.length === 1);
  const reloaded = invalidate([['health']]);
  await settled(() => answers.length === 2);
  expect(pageText()).toContain('loading');
  answers[0]?.('before');
  answers[1]?.('after');
  await reloaded;
  await settled(() => pageText().includes('after'));
});

test('what a screen that was left still loads does not count as fresh after a change', async () => {
  const answers = answering();
  open(<Loads />);
  await settled(() => answers.length === 1);
  leave();
  await invalidate([['health']]);
  answers[0]?.('before');
  open(<Loads />);
  await settled(() => answers.length === 2);
  answers[1]?.('after');
  await settled(() => pageText().includes('after'));
});

function Acts() {
  const save = useAction((un: string) => api.user.password_reset_request.post({ un }), {
    errorTitle: 'Could not feed',
    success: (_, un) => ({ text: `Fed ${un}`, undo: async () => undone.push(un) > 1 }),
    done: () => undone.splice(0),
    keyOf: (un) => un,
  });
  return (
    <>
      {['Atlas', 'Cyan'].map((name) => (
        <button key={name} aria-busy={save.busyWith(name)} onClick={() => void save.run(name)}>
          {name}
        </button>
      ))}
      <output>{save.problems['un']}</output>
    </>
  );
}
const undone: string[] = [];

test.each([
  { what: 'is left meanwhile', meanwhile: () => leave() },
  {
    what: 'is filled by the device meanwhile',
    meanwhile: () =>
      queries.setQueriesData({ queryKey: ['health'] }, { status: 'ok', version: 'v8' }),
  },
])('a first load of a screen that $what comes to an end after a change', async ({ meanwhile }) => {
  let isOpen = false;
  serve(() => (isOpen ? healthy() : new Promise<Response>(() => {})));
  open(<Loads />);
  await settled(() => queries.isFetching() === 1);
  isOpen = true;
  const stop = queries.getQueryCache().subscribe((event) => {
    if (event.type === 'updated' && event.action.type === 'invalidate') meanwhile();
  });
  await invalidateInTurns([['health']]);
  stop();
  await settled(() => queries.isFetching() === 0);
});

test('a double tap is one call, and another row is not held up by it', async () => {
  const asked: string[] = [];
  let answer = () => {};
  const gate = new Promise<void>((resolve) => (answer = resolve));
  serve(async (request) => {
    asked.push(((await request.json()) as { un: string }).un);
    await gate;
    return json({ status: true, expires: '2025-11-20T12:00:00Z' });
  });
  open(<Acts />);
  const atlas = await settled(() => button('Atlas'));
  atlas.click();
  atlas.click();
  button('Cyan').click();
  await settled(() => asked.length === 2);
  await settled(() => atlas.getAttribute('aria-busy') === 'true');
  answer();
  await settled(() => pageText().includes('Fed Cyan'));
  await settled(() => atlas.getAttribute('aria-busy') === 'false');
  expect(asked.toSorted()).toEqual(['Atlas', 'Cyan']);
});

test('a notice offers Undo, again where it failed, and goes with it', async () => {
  serve(() => json({ status: true, expires: '2025-11-20T12:00:00Z' }));
  open(<Acts />);
  await clickButton('Atlas');
  await clickButton('Undo');
  await settled(() => undone.length === 1);
  await clickButton('Undo');
  await settled(() => !pageText().includes('Fed Atlas'));
  expect(undone).toEqual(['Atlas', 'Atlas']);
});

test('a refused action names the field and opens the dialog', async () => {
  const fields = { un: 'is not known' };
  serve(() => json({ status: false, error: 'Look again', code: 'of_a_newer_server', fields }, 422));
  open(<Acts />);
  await clickButton('Atlas');
  await settled(() => document.querySelector('output')?.textContent === 'is not known');
  expect(textOf(dialogs()[0] as Element)).toBe('Could not feedLook again Status: 422Close');
});

test('without a network an action says so in a notice, once, and no dialog opens', async () => {
  serve(() => Promise.reject(new TypeError('Failed to fetch')));
  open(<Acts />);
  await clickButton('Atlas');
  await settled(() => pageText().includes('This needs the network.'));
  await clickButton('Cyan');
  await settled(() => button('Cyan').getAttribute('aria-busy') === 'false');
  expect(pageText().split('This needs the network.')).toHaveLength(2);
  expect(dialogTexts()).toEqual([]);
});

test('without a network an action of a dialog says so in it, until it is tried again', async () => {
  serve(() => Promise.reject(new TypeError('Failed to fetch')));
  open(
    <Dialog title="Feed" onClose={() => {}}>
      <Acts />
    </Dialog>,
  );
  await clickButton('Atlas');
  const said = await settled(() => document.querySelector('.dialog-said'));
  await settled(() => said.textContent?.startsWith('This needs the network.'));
  expect(dialogs()).toHaveLength(1);
  serve(() => json({ status: true, expires: '2025-11-20T12:00:00Z' }));
  await clickButton('Atlas');
  await settled(() => said.textContent === '');
});

const refusal = () =>
  json(
    { status: false, error: 'un is missing', code: 'invalid', fields: { un: 'is missing' } },
    422,
  );

test('a dialog never says the name that programs have for a field', async () => {
  serve(refusal);
  open(<Acts />);
  await clickButton('Atlas');
  const dialog = await settled(() => dialogs()[0]);
  expect(textOf(dialog)).toBe('Could not feedIs missing Status: 422Close');
});

function Asks() {
  const [un, setUn] = useState('x');
  const send = useAction(() => api.user.password_reset_request.post({ un }), {
    errorTitle: 'Could not send',
  });
  return (
    <Form onSubmit={() => void send.run()}>
      <TextField label="Address" value={un} onChange={setUn} problem={send.problems['un']} />
      <button type="submit">Send</button>
    </Form>
  );
}

test('a refusal is shown once, at its field, by its label, and has the focus', async () => {
  serve(refusal);
  open(<Asks />);
  await submit('Address');
  await settled(() => pageText().includes('Address is missing'));
  expect(dialogTexts()).toEqual([]);
  expect(document.activeElement).toBe(field('Address'));
});
