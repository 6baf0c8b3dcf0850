import { closeScreen, openScreen } from '#web/testing/open-screen.tsx';
import { afterEach, expect, test } from 'bun:test';
import { addDays, dayOf } from '#src/domain/days.ts';
import { aPet, aPlan } from '#src/testing/samples.ts';
import { createTestApp } from '#src/testing/test-app.ts';
import { clickButton, eventually, link, pageText, settled, textOf } from '#web/testing/screen.ts';

const today = dayOf(new Date());

afterEach(closeScreen);

/** A weekly plan on one of its days, with an animal in each state. */
async function aDay() {
  const app = createTestApp();
  const feed = (id: number, ago: number, progress: number) =>
    app
      .as(3)
      .post('pet/feeding/feed', { id, date_f: addDays(today, -ago), food: 'Dubia', progress });
  const pet = (name: string, fields: object = {}) => aPet(app.db, { name, ...fields });
  const due = pet('Due');
  const again = pet('Again');
  const open = pet('Open');
  const fed = pet('Fed');
  const resting = pet('Resting', { pre_molt: today });
  const refuser = pet('Refuser');
  const gone = pet('Gone', { archived: 1 });
  const rule = { fp_start: addDays(today, -28), retry_days: 3 };
  const fp_id = aPlan(app.db, rule, [due, again, open, fed, resting, refuser, gone]);
  aPlan(app.db, { fp_name: 'Asleep', fp_start: today }, [resting]);
  aPlan(app.db, { fp_name: 'Empty', fp_start: today });
  aPlan(app.db, { fp_name: 'Paused', fp_start: today, fp_active: 0 }, [due]);
  await feed(due, 6, 0);
  await feed(again, 5, 1);
  await feed(open, 0, 1);
  await feed(fed, 0, 0);
  await feed(refuser, 8, 2);
  await feed(refuser, 1, 2);
  await feed(gone, 20, 0);
  return { app, fp_id, again };
}

const all = (selector: string) => [...document.querySelectorAll(selector)].map(textOf);
const since = () => all('.tag.refused').join();

test('every screen says the same of one day', async () => {
  const { app, fp_id, again } = await aDay();

  await openScreen('/', { app, as: 3 });
  await settled(() => pageText().includes('2 animals are due. One feeding is still open.'));
  expect(textOf(await settled(() => document.querySelector('.badge')))).toBe(', 2 due');
  const calendar = await settled(() => document.querySelector('.plan-calendar.today'));
  expect(textOf(calendar)).toContain('2 of 6 due');
  expect(textOf(calendar)).not.toMatch(/Asleep|Empty|Paused/);
  expect(all('.tag').filter((tag) => tag.startsWith('due'))).toHaveLength(2);
  expect(all('.tag').filter((tag) => tag === 'offered')).toHaveLength(2);
  closeScreen();

  await openScreen('/pets/plans', { app, as: 3 });
  await settled(() => link('Weekly'));
  expect(all('main .rows > li').map((row) => row.replace(/ Last .*/, ''))).toEqual([
    expect.stringMatching(/^Asleep ?all animals rest ?Every 7 days · 1 animal/),
    expect.stringMatching(/^Empty ?no animals yet ?Every 7 days/),
    expect.stringMatching(/^Weekly ?today ?Every 7 days · 2 of 6 due/),
    expect.stringMatching(/^Paused ?paused ?Every 7 days · 1 animal/),
  ]);
  closeScreen();

  await openScreen(`/pets/plans/details?id=${fp_id}`, { app, as: 3 });
  await settled(() => document.querySelector('.weeks .on'));
  expect(all('.tag').filter((tag) => /^due/.test(tag))).toEqual(['due today', 'due today']);
  expect(since()).toMatch(/^refused 2x since /);
  const days = [...document.querySelectorAll('.weeks .on time')];
  expect(days.slice(0, 3).map((day) => day.getAttribute('datetime'))).toEqual(
    [0, 2, 7].map((ahead) => addDays(today, ahead)),
  );
  closeScreen();

  await openScreen('/pets/feeding', { app, as: 3 });
  await settled(() => pageText().includes('2 animals are due'));
  expect(pageText()).toContain('1 feeding is still open');
  expect(pageText()).toContain('1 is resting, and marked so in the round');
  closeScreen();

  await openScreen(`/pets/feeding?plan=${fp_id}`, { app, as: 3 });
  await settled(() => pageText().includes('2 of 6 due1 is resting, and marked so in the round'));
  expect(pageText()).toContain('3 animals');
  closeScreen();

  await openScreen(`/p/${again}`, { app, as: 3 });
  await settled(() => pageText().includes('Next feeding'));
  expect(pageText()).toContain('offered 5d ago');
  expect(pageText()).toMatch(/Next feeding.*, ?today/);
});

test('an animal that still rests from its molt names the day after, and is not late on it', async () => {
  const app = createTestApp();
  const nextOf = async (molted: number) => {
    const id = aPet(app.db);
    aPlan(app.db, { fp_start: addDays(today, -7) }, [id]);
    const feeding = { id, date_f: addDays(today, -7), food: 'Dubia', progress: 0 };
    await app.as(3).post('pet/feeding/feed', feeding);
    await app.as(3).post('pet/molt/add', { id, date_mt: addDays(today, -molted) });
    await openScreen(`/p/${id}`, { app, as: 3 });
    await settled(() => pageText().includes('Next feeding'));
    const text = pageText();
    closeScreen();
    return text;
  };
  expect(await nextOf(7)).toMatch(/Next feeding[^,]*, in 1d/);
  expect(await nextOf(8)).toMatch(/Next feeding[^,]*, ?today/);
});

test('a plan that waits is due today, beside those whose day is today', async () => {
  const app = createTestApp();
  const late = aPet(app.db);
  const date_f = addDays(today, -5);
  await app.as(3).post('pet/feeding/feed', { id: late, date_f, food: '', progress: 0 });
  aPlan(app.db, { fp_name: 'Late', fp_start: addDays(today, -3) }, [late]);
  aPlan(app.db, { fp_name: 'Today', fp_start: today }, [aPet(app.db)]);
  await openScreen('/', { app, as: 3 });
  await settled(() => pageText().includes('2 animals are due.'));
  const rows = await settled(() => {
    const said = all('.plan-calendar.today li');
    return said.length > 0 && said;
  });
  expect(rows).toEqual([
    expect.stringMatching(/^Late ?Every 7 days · 1 of 1 due · waiting for 3d$/),
    expect.stringMatching(/^Today ?Every 7 days · 1 of 1 due$/),
  ]);
});

test('where nobody is fed the dashboard names no day', async () => {
  const app = createTestApp();
  aPlan(app.db, { fp_name: 'Asleep', fp_start: today }, [aPet(app.db, { pre_molt: today })]);
  aPlan(app.db, { fp_name: 'Empty', fp_start: today });
  await openScreen('/', { app, as: 3 });
  await settled(() => pageText().includes('all animals rest'));
  expect(pageText()).toContain('no animals yet');
  await settled(() => pageText().includes('Nobody is due.'));
  expect(document.querySelector('.plan-calendar, .calendar-page')).toBeNull();
});

test.each([
  ['is due again', 5, 0],
  ['is not due yet', 3, 3],
])('one tap on the label of an animal with an attempt that %s', async (_, offered, fed) => {
  const app = createTestApp();
  const id = aPet(app.db);
  aPlan(app.db, { fp_start: addDays(today, offered === 5 ? -28 : 4) }, [id]);
  const attempt = { id, date_f: addDays(today, -offered), food: 'Dubia', progress: 1 };
  await app.as(3).post('pet/feeding/feed', attempt);
  await openScreen(`/p/${id}`, { app, as: 3 });
  await clickButton(/^Fed/);
  await settled(() => pageText().includes(fed === 0 ? 'Atetoday' : `Ate${fed}d`));
  const [newest] = (await app.as(3).get('pet/feeding/list', { id: String(id) })).data.rows;
  expect([newest.date_f, newest.progress]).toEqual([addDays(today, -fed), 0]);
  expect((await app.as(3).get('pet/dashboard/feed')).data.rows).toEqual([]);
});

test('the dashboard says since when an animal refuses', async () => {
  const app = createTestApp();
  const id = aPet(app.db);
  aPlan(app.db, { fp_start: addDays(today, -28) }, [id]);
  for (const ago of [9, 2]) {
    const date_f = addDays(today, -ago);
    await app.as(3).post('pet/feeding/feed', { id, date_f, food: 'Dubia', progress: 2 });
  }
  await openScreen('/', { app, as: 3 });
  await settled(() => /refused 2x since/.test(since()));
});

test('a tap on the label that makes a meal a refusal says so, and can be undone', async () => {
  const app = createTestApp();
  const id = aPet(app.db, { name: 'Ada' });
  const feed = (progress: number) =>
    app.as(3).post('pet/feeding/feed', { id, date_f: today, food: 'Dubia', progress });
  const outcomes = async () =>
    (await app.as(3).get('pet/feeding/list', { id })).data.rows.map(
      ({ progress }: { progress: number }) => progress,
    );
  await feed(0);
  await openScreen(`/p/${id}`, { app, as: 3 });
  await clickButton('Refused');
  await settled(() => pageText().includes('Ada: “fed” becomes “refused”, Dubia'));
  await eventually(async () => expect(await outcomes()).toEqual([2]));
  await clickButton('Undo');
  await eventually(async () => expect(await outcomes()).toEqual([0]));
});
