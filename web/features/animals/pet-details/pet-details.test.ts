import { atDesk } from '#web/testing/dom.ts';
import { closeScreen, openScreen, withoutDevice } from '#web/testing/open-screen.tsx';
import { afterEach, describe, expect, test } from 'bun:test';
import { failing } from '#web/testing/fixtures.ts';
import { serve } from '#web/testing/serve.ts';
import { pictures } from '#src/db/schema.ts';
import { aPet, aPlan, speciesId } from '#src/testing/samples.ts';
import { createTestApp, type TestApp } from '#src/testing/test-app.ts';
import { addDays } from '#src/domain/days.ts';
import { queries } from '#web/lib/queries.ts';
import { today } from '#web/lib/today.ts';
import {
  button,
  click,
  clickButton,
  clickLink,
  dialogs,
  eventually,
  field,
  fill,
  heading,
  pageText,
  says,
  settled,
  textOf,
} from '#web/testing/screen.ts';

atDesk();

withoutDevice();

afterEach(closeScreen);

const timeline = () => [...document.querySelectorAll('.ledger .entry-content')].map(textOf);
const rowsOf = async (app: TestApp, id: number) =>
  (await app.as(3).get('pet/timeline', { id })).data.rows;

describe('adding a pet', () => {
  test('says what is missing and sends nothing', async () => {
    const app = createTestApp();
    await openScreen('/pets/add', { app, as: 3 });
    await clickButton('Save pet');
    await settled(says('Choose a species'));
    expect((await app.as(3).get('pet/count')).data.count2).toBe(0);
  });

  test('starts with the species in the address', async () => {
    const app = createTestApp();
    const sc_id = speciesId(app.db);
    await openScreen(`/pets/add?species=${sc_id}`, { app, as: 3 });
    await fill('Name', 'Rosa');
    await fill('Kept since', '2019-05-01');
    await clickButton('Save pet');
    await settled(() => heading().startsWith('Rosa'));
    expect((await app.as(3).get('pet/list')).data.rows[0]).toMatchObject({ name: 'Rosa', sc_id });
    expect(pageText()).toContain('Kept since1 May 2019');
  });
});

describe('feeders', () => {
  test('are taken off the list, and come back by undo', async () => {
    const app = createTestApp();
    await app.as(3).post('pet/available_feeders/add', { food: 'Waxworm' });
    await openScreen(`/pets/details?id=${aPet(app.db)}`, { app, as: 3 });
    const names = async () => (await app.as(3).get('pet/available_feeders')).data.rows.length;
    await clickButton('Fed');
    await clickButton('Tidy the list');
    await clickButton('Take Waxworm off the list');
    await settled(() => !says(/Waxworm(?! was)/)());
    expect(await names()).toBe(0);
    await click(
      () =>
        document.querySelector<HTMLElement>(':is(.toasts, .dialog-toasts) .button') as HTMLElement,
    );
    await settled(says(/Waxworm(?! was)/));
    expect(await names()).toBe(1);
  });
});

describe('the page of an animal', () => {
  test.each([
    ['Brachypelma hamorii', ['Egg sac']],
    ['Pandinus imperator', ['Young born']],
    ['Python regius', ['Eggs laid', 'Young born']],
  ])('proposes the events of its type: %s', async (species, young) => {
    const app = createTestApp();
    const id = aPet(app.db, { sc_id: speciesId(app.db, species) });
    await openScreen(`/pets/details?id=${id}`, { app, as: 3 });
    await clickButton('Event');
    await settled(says('Paired'));
    const all = ['Egg sac', 'Eggs laid', 'Young born', 'Weighed'];
    expect(all.filter((words) => says(words)())).toEqual(young);
  });

  test('of another keeper does not exist', async () => {
    const app = createTestApp();
    await openScreen(`/pets/details?id=${aPet(app.db, { uid: 4 })}`, { app, as: 3 });
    await settled(says('It was deleted, or the number is wrong.'));
    expect(dialogs()).toHaveLength(0);
  });

  test('answers an open offer with its own day and feeder', async () => {
    const app = createTestApp();
    const id = aPet(app.db);
    const day = '2026-01-05';
    await app.as(3).post('pet/feeding/feed', { id, date_f: day, food: 'Locust', progress: 1 });
    await openScreen(`/pets/details?id=${id}`, { app, as: 3 });
    await clickButton('Refused');
    await clickButton('Save refusal');
    await settled(() => timeline()[0]?.startsWith('Refused Locust'));
    const rows = await rowsOf(app, id);
    expect(rows).toHaveLength(1);
    expect(rows[0]).toMatchObject({ day, food: 'Locust', progress: 2 });
  });

  test('stores a molt and the sex it showed in one call: no part of it can fail alone', async () => {
    const app = createTestApp();
    const id = aPet(app.db);
    await openScreen(`/pets/details?id=${id}`, { app, as: 3 });
    const changes: string[] = [];
    serve((request) => {
      const { pathname } = new URL(request.url);
      if (request.method !== 'GET') changes.push(pathname);
      if (pathname.endsWith('update_gender')) return new Response(null, { status: 500 });
      return app.app.handle(request);
    });
    await clickButton('Molt');
    await click(
      () => document.querySelector<HTMLElement>('dialog input[value="f"]') as HTMLElement,
    );
    await clickButton('Save molt');
    await settled(() => timeline()[0] === 'Molt');
    expect(dialogs()).toHaveLength(0);
    expect(changes.filter((path) => path.includes('molt'))).toEqual(['/api/pet/molt/add']);
    expect((await app.as(3).get(`pet/detail/${id}`)).data.gender).toBe('f');
  });

  test('notes a molt with size and sex; one undo takes all of it back', async () => {
    const app = createTestApp();
    const id = aPet(app.db, { pre_molt: '2026-01-01' });
    await openScreen(`/pets/details?id=${id}`, { app, as: 3 });
    await clickButton('Molt');
    await fill('Size after the molt', '4,5');
    await click(
      () => document.querySelector<HTMLElement>('dialog input[value="f"]') as HTMLElement,
    );
    await clickButton('Save molt');
    await settled(() => timeline()[0] === 'Molt 4.5 cm');
    const detail = async () => (await app.as(3).get(`pet/detail/${id}`)).data;
    expect(await detail()).toMatchObject({ gender: 'f', size: 4.5, mmt: today(), pre_molt: null });
    await clickButton('Undo');
    await settled(says('Nothing noted yet'));
    expect(await detail()).toMatchObject({ gender: 'other', mmt: null, pre_molt: '2026-01-01' });
  });

  test('refuses a size that can not be, beside its field', async () => {
    const app = createTestApp();
    await openScreen(`/pets/details?id=${aPet(app.db)}`, { app, as: 3 });
    await clickButton('Molt');
    await fill('Size after the molt', 'huge');
    await clickButton('Save molt');
    await settled(says('Enter a size of up to 1000 cm'));
    expect(dialogs()).toHaveLength(1);
  });

  test('changes an entry in place, and brings a deleted one back', async () => {
    const app = createTestApp();
    const id = aPet(app.db);
    await app.as(3).post('pet/events/add', { id, date_ev: '2026-01-05', event: 'Rehoused' });
    await openScreen(`/pets/details?id=${id}`, { app, as: 3 });
    await clickButton(/^Edit Event/);
    await fill('What happened, or is planned', 'Rehoused, dry');
    await clickButton('Save');
    await settled(() => timeline()[0] === 'Event Rehoused, dry');
    await clickButton(/^Edit Event/);
    await clickButton('Delete');
    await settled(says('Nothing noted yet'));
    // The change before has a notice of its own; the newest is the last.
    await click(
      () => document.querySelector<HTMLElement>('.toasts > :last-child .button') as HTMLElement,
    );
    await settled(() => timeline()[0] === 'Event Rehoused, dry');
  });

  test('shows what lies ahead as planned', async () => {
    const app = createTestApp();
    const id = aPet(app.db);
    const date_ev = addDays(today(), 20);
    await app.as(3).post('pet/events/add', { id, date_ev, event: 'Vet' });
    await openScreen(`/pets/details?id=${id}`, { app, as: 3 });
    await settled(() => timeline()[0] === 'Planned Vet');
  });

  test('names what goes with it before it is deleted', async () => {
    const app = createTestApp();
    const id = aPet(app.db);
    await app.as(3).post('pet/molt/add', { id, date_mt: '2026-01-05' });
    await app.as(3).post('pet/feeding/feed', { id, date_f: '2026-01-05', food: '', progress: 0 });
    await openScreen(`/pets/details?id=${id}`, { app, as: 3 });
    await settled(() => timeline().length === 2);
    await click(
      () => document.querySelector<HTMLElement>('.actions [aria-haspopup]') as HTMLElement,
    );
    await clickButton('Delete');
    const dialog = await settled(() => dialogs()[0]);
    expect(textOf(dialog)).toContain('1 feeding and 1 molt go with it. You can not restore it.');
    await clickButton('Delete');
    await settled(() => window.location.pathname === '/pets');
    expect((await app.as(3).get('pet/count')).data.count2).toBe(0);
  });

  test('is archived instead from the question whether to delete it', async () => {
    const app = createTestApp();
    const id = aPet(app.db, { name: 'Ada' });
    await app.as(3).post('pet/molt/add', { id, date_mt: '2026-01-05' });
    await openScreen(`/pets/details?id=${id}`, { app, as: 3 });
    await settled(() => timeline().length === 1);
    const remove = async () => {
      await click(
        () => document.querySelector<HTMLElement>('.actions [aria-haspopup]') as HTMLElement,
      );
      await clickButton('Delete');
    };
    await remove();
    await clickButton('Archive instead');
    await settled(says('Archive Ada?'));
    expect(dialogs()).toHaveLength(1);
    await click(() => document.querySelector<HTMLElement>('dialog [type="submit"]') as HTMLElement);
    await settled(says('Ada was archived'));
    await remove();
    const dialog = await settled(() => dialogs()[0]);
    expect(textOf(dialog)).toContain('1 molt goes with it. You can not restore it.');
    expect(textOf(dialog)).not.toContain('Archive');
  });

  test('of a keeper is read, not written, by the administrator', async () => {
    const app = createTestApp();
    await openScreen(`/pets/details?id=${aPet(app.db)}`, { app, as: 2 });
    await settled(says('This pet belongs to Berta.'));
    expect(document.querySelector('.record-bar')).toBeNull();
  });
});

test('the key of the feeding rhythm draws its marks as the picture does', async () => {
  const app = createTestApp();
  const id = aPet(app.db);
  for (const [days, progress] of [0, 2].entries())
    await app
      .as(3)
      .post('pet/feeding/feed', { id, date_f: addDays(today(), -days), food: 'Dubia', progress });
  await app.as(3).post('pet/molt/add', { id, date_mt: addDays(today(), -2) });
  await openScreen(`/pets/details?id=${id}`, { app, as: 3 });
  await settled(says('Feeding rhythm'));
  const looks = (of: string) => [...document.querySelectorAll(of)].map((mark) => mark.className);
  const drawn = () => looks('.weeks i').filter((look) => look.startsWith('k-'));
  await eventually(() => expect(drawn().toSorted()).toEqual(['k-fed', 'k-molt', 'k-refused']));
  expect(looks('.rhythm + .key i').toSorted()).toEqual(drawn().toSorted());
});

describe('an animal that was deleted elsewhere', () => {
  const here = () => [...document.querySelectorAll('.crumbs li')].map(textOf).join(' / ');

  test.each([
    ['/pets/details?id=', 'Pre-molt'],
    ['/pets/details?id=', 'Delete'],
    ['/pets/edit?id=', 'Save changes'],
    ['/p/', 'Refused'],
  ])('is said to be gone at %s after %p', async (path, act) => {
    const app = createTestApp();
    const id = aPet(app.db, { name: 'Ada' });
    await app.as(3).post('pet/molt/add', { id, date_mt: today(), size: 3 });
    await openScreen(`${path}${id}`, { app, as: 3 });
    await settled(says('Ada'));
    await settled(() => button(act === 'Delete' ? 'More' : act));
    // All parts of the page are there: one that loads now would have a dialog of its own.
    await settled(() => queries.isFetching() === 0);
    await app.as(3).delete('pet/delete', { id });
    if (act === 'Delete') {
      await clickButton('More');
      await clickButton('Delete');
      await settled(says('Delete Ada?'));
    }
    await clickButton(act);
    await settled(says('Status: 404'));
    await settled(says('Pet not found'));
    await settled(() => !pageText().includes('Ada'));
    expect(dialogs()).toHaveLength(1);
    if (path !== '/p/') expect(here()).toBe('Pets / Pet not found');
    await clickButton('Close');
    await clickLink('All pets');
    await settled(says('No pets yet'));
  });
});

/** Takes one of several choices in the open dialog. */
const choiceOf = (group: string, label: string) =>
  [...document.querySelectorAll('dialog fieldset')]
    .filter((set) => textOf(set.querySelector('legend') as Element) === group)
    .flatMap((set) => [...set.querySelectorAll('label')])
    .find((one) => textOf(one) === label)
    ?.querySelector('input') ?? null;
const choose = (label: string) =>
  click(
    () =>
      [...document.querySelectorAll<HTMLElement>('dialog label')]
        .find((one) => textOf(one) === label)
        ?.querySelector('input') ?? null,
  );

test('a molt in the history leads to its pictures', async () => {
  const app = createTestApp();
  const id = aPet(app.db, { name: 'Rosa', has_img: 1, img_version: 2 });
  const day = '2026-01-05';
  const molt = await app.as(3).post('pet/molt/add', { id, date_mt: day, size: 3 });
  const ofMolt = app.db
    .insert(pictures)
    .values({
      ...{ pet_id: id, version: 3, key: 'b', day },
      ...{ molt_id: molt.data.id, caption: 'Beside the skin' },
    })
    .returning({ id: pictures.id })
    .get();
  await openScreen(`/pets/details?id=${id}`, { app, as: 3 });
  const [one, ...others] = await settled(() => {
    const links = [...document.querySelectorAll('.ledger a')];
    return links.length > 0 ? links : null;
  });
  expect(others).toEqual([]);
  expect(one?.getAttribute('aria-label')).toBe('Picture of Rosa, Molt 5 Jan, Beside the skin');
  expect(one?.getAttribute('href')).toBe(`/pets/picture?id=${id}&picture=${ofMolt.id}`);
});

describe('the quick view', () => {
  test('has a heading and a way to try again where its call fails', async () => {
    const app = createTestApp();
    const id = aPet(app.db);
    await openScreen(`/p/${id}`, { app: failing(app, /quickview/), as: 3 });
    await clickButton('Close');
    await settled(() => heading() === 'Error loading pet data');
    expect(button('Try again')).toBeDefined();
  });

  test('records with one tap, and takes it back', async () => {
    const app = createTestApp();
    const id = aPet(app.db);
    await app
      .as(3)
      .post('pet/feeding/feed', { id, date_f: '2026-01-05', food: 'Dubia', progress: 0 });
    await openScreen(`/p/${id}`, { app, as: 3 });
    await clickButton('Fed, Dubia');
    await settled(says('Atetoday'));
    expect((await rowsOf(app, id))[0]).toMatchObject({ day: today(), food: 'Dubia', progress: 0 });
    await clickButton('Undo');
    await settled(() => !says('Atetoday')());
    expect(await rowsOf(app, id)).toHaveLength(1);
  });

  test('notes an offer with one tap, and says how often it refused', async () => {
    const app = createTestApp();
    const id = aPet(app.db);
    for (const date_f of ['2026-01-05', '2026-01-12']) {
      const body = { id, date_f, food: 'Dubia', progress: 2 };
      await app.as(3).post('pet/feeding/feed', body);
    }
    await openScreen(`/p/${id}`, { app, as: 3 });
    await settled(says(/Refused2xsince 5.Jan/));
    await clickButton('Offered');
    await settled(says('offered today'));
    expect((await rowsOf(app, id))[0]).toMatchObject({ day: today(), progress: 1 });
    await clickButton('Undo');
    await settled(() => !says('offered today')());
    expect(await rowsOf(app, id)).toHaveLength(2);
  });

  test('asks which animal an old label is of, before it records anything', async () => {
    const app = createTestApp();
    const id = aPet(app.db, { name: 'Rosa' });
    const other = aPet(app.db, { name: 'Thea', tag: '7KQ2MX', former_no: id });
    await openScreen(`/p/${id}`, { app, as: 3 });
    await settled(says('Which animal is it?'));
    expect(says('Rosa')() && says('Thea')()).toBe(true);
    expect(() => button('Refused')).toThrow();
    await clickLink('Thea');
    await settled(() => !says('Rosa')());
    expect(location.pathname).toBe('/p/7KQ2MX');
    await clickButton('Refused');
    await settled(says(/refused/));
    expect(await rowsOf(app, other)).toHaveLength(1);
    expect(await rowsOf(app, id)).toHaveLength(0);
  });

  test('notes a molt with one tap; its size may follow', async () => {
    const app = createTestApp();
    const id = aPet(app.db);
    await openScreen(`/pets/quickview?id=${id}`, { app, as: 3 });
    await clickButton('Molted');
    await settled(says('Molt noted'));
    expect((await rowsOf(app, id))[0]).toMatchObject({ kind: 'molt', day: today(), size: null });
    await fill('Size after the molt', '3');
    await clickButton('Save molt');
    await settled(() => dialogs().length === 0);
    expect((await rowsOf(app, id))[0]).toMatchObject({ size: 3 });
  });

  test('of a molt with one tap one may say how it went, and add a picture', async () => {
    const app = createTestApp();
    const id = aPet(app.db, { gender: 'other' });
    await openScreen(`/pets/quickview?id=${id}`, { app, as: 3 });
    await clickButton('Molted');
    await settled(says('Molt noted'));
    expect(document.querySelector('dialog input[type=file]')).not.toBeNull();
    await choose('Female');
    await choose('Lost a limb');
    await choose('Exuvia');
    await fill('Which molt', '7');
    await clickButton('Save molt');
    await settled(() => dialogs().length === 0);
    const said = { outcome: 'lost_limb', molt_no: 7, gender: 'f', sex_by: 'exuvia', size: null };
    expect((await rowsOf(app, id))[0]).toMatchObject({ kind: 'molt', day: today(), ...said });
  });

  test.each([
    ['Fed', 'Say how many', 'How many', '1000', 'Write a whole number from 1 to 999'],
    ['Molt', 'How it went', 'Which molt', '100', 'Write a whole number from 1 to 99'],
  ])('%s: a number that is too large is said to be, and not cut', async (...words) => {
    const [record, opener, label, number, problem] = words;
    const app = createTestApp();
    const id = aPet(app.db);
    await openScreen(`/pets/details?id=${id}`, { app, as: 3 });
    await clickButton(record);
    if (record === 'Fed') await clickButton(opener);
    const control = (await settled(() => field(label))) as HTMLInputElement;
    expect(control.maxLength).toBeGreaterThan(number.length);
    await fill(label, number);
    await clickButton(/^Save/);
    await settled(says(problem));
    expect(await rowsOf(app, id)).toEqual([]);
  });

  test('how a sex was seen goes with the sex that a molt did not show after all', async () => {
    const app = createTestApp();
    const id = aPet(app.db, { gender: 'other' });
    await app.as(3).post('pet/molt/add', { id, date_mt: today(), gender: 'f', sex_by: 'dna' });
    await openScreen(`/pets/details?id=${id}`, { app, as: 3 });
    await clickButton(/^Edit Molt/);
    await choose('Not looked at');
    await clickButton('Save');
    await settled(() => dialogs().length === 0);
    expect((await rowsOf(app, id))[0]).toMatchObject({ gender: null, sex_by: null });
  });

  test('what was said of a molt by a slip of the finger can be emptied again', async () => {
    const app = createTestApp();
    const id = aPet(app.db, { gender: 'other' });
    const molt = { id, date_mt: today(), size: 3, outcome: 'stuck', gender: 'f', sex_by: 'dna' };
    await app.as(3).post('pet/molt/add', molt);
    await openScreen(`/pets/details?id=${id}`, { app, as: 3 });
    await clickButton(/^Edit Molt/);
    for (const group of ['Outcome', 'Seen by']) await click(() => choiceOf(group, 'Not noted'));
    await clickButton('Save');
    await settled(() => dialogs().length === 0);
    const emptied = { size: 3, outcome: null, gender: 'f', sex_by: null };
    expect((await rowsOf(app, id))[0]).toMatchObject(emptied);
    await clickButton('Undo');
    await eventually(async () =>
      expect((await rowsOf(app, id))[0]).toMatchObject({ outcome: 'stuck', sex_by: 'dna' }),
    );
  });

  test('of an animal that died of its molt asks whether to archive it', async () => {
    const app = createTestApp();
    const id = aPet(app.db, { name: 'Rosa' });
    await openScreen(`/pets/quickview?id=${id}`, { app, as: 3 });
    await clickButton('Molted');
    await settled(says('Molt noted'));
    await choose('Died');
    await clickButton('Save molt');
    await settled(says('Archive Rosa'));
    expect((await rowsOf(app, id))[0]).toMatchObject({ outcome: 'died' });
  });

  test('takes the molt back from the dialog that asks for its size', async () => {
    const app = createTestApp();
    const id = aPet(app.db);
    await openScreen(`/pets/quickview?id=${id}`, { app, as: 3 });
    await clickButton('Molted');
    await settled(says('Without size'));
    await clickButton('Undo molt');
    await settled(async () => (await rowsOf(app, id)).length === 0);
    expect(dialogs()).toHaveLength(0);
  });

  test('leads a visitor to the log-in and back', async () => {
    const app = createTestApp();
    const id = aPet(app.db);
    await openScreen(`/p/${id}`, { app });
    await settled(says('Log in to monitor your pets'));
    const way = document.querySelector<HTMLAnchorElement>('main a[href^="/login"]');
    expect(way?.getAttribute('href')).toBe(`/login?redirect=%2Fp%2F${id}`);
    expect(dialogs()).toHaveLength(0);
  });

  test('of a public page is read by a visitor', async () => {
    const app = createTestApp();
    await openScreen(`/p/${aPet(app.db, { is_public: 1 })}`, { app });
    await settled(says('Rosalía'));
    expect(document.querySelector('.record-bar')).toBeNull();
  });

  test('of nobody’s animal says so', async () => {
    await openScreen('/p/999', { app: createTestApp(), as: 3 });
    await settled(says('Pet not found'));
  });
});

test.each(['/pets/details?id=', '/p/'])('an animal before its molt rests on %s', async (page) => {
  const app = createTestApp();
  const id = aPet(app.db, { pre_molt: addDays(today(), -2) });
  aPlan(app.db, { fp_start: addDays(today(), -14) }, [id]);
  await openScreen(`${page}${id}`, { app, as: 3 });
  await settled(() => pageText().includes('Next feedingresting'));
});

test('before its molt an animal rests on a later day of its plan, too', async () => {
  const app = createTestApp();
  const id = aPet(app.db, { pre_molt: addDays(today(), -2) });
  aPlan(app.db, { fp_start: addDays(today(), 5) }, [id]);
  await openScreen(`/pets/details?id=${id}`, { app, as: 3 });
  await settled(() => pageText().includes('Next feedingresting'));
});
