import { closeScreen, openScreen } from '#web/testing/open-screen.tsx';
import { afterEach, describe, expect, test } from 'bun:test';
import { users } from '#src/db/schema.ts';
import { noteBegun } from '#src/features/portability/import/interrupted.ts';
import { inTurn } from '#src/platform/jobs/slices.ts';
import { newcomer, password } from '#src/testing/people.ts';
import { aPet } from '#src/testing/samples.ts';
import { createTestApp } from '#src/testing/test-app.ts';
import { serve } from '#web/testing/serve.ts';
import { clickButton, fill, heading, pageText, settled, submit } from '#web/testing/screen.ts';

afterEach(closeScreen);

async function choose(content: unknown, name: string): Promise<void> {
  const input = await settled(() => document.querySelector<HTMLInputElement>('input[type=file]'));
  const text = typeof content === 'string' ? content : JSON.stringify(content);
  Object.defineProperty(input, 'files', { configurable: true, value: [new File([text], name)] });
  input.dispatchEvent(new Event('change', { bubbles: true }));
}

describe('your data', () => {
  test('a visitor is asked to log in', async () => {
    await openScreen('/data', { app: createTestApp() });
    expect(pageText()).toContain('Log in');
  });

  test('counts what there is', async () => {
    const app = createTestApp();
    const id = aPet(app.db);
    aPet(app.db, { archived: 1 });
    await app.as(3).post('pet/molt/add', { id, date_mt: '2025-06-03' });
    await openScreen('/data', { app, as: 3 });
    await settled(() => pageText().includes('Pets1Archived1Pictures0Feedings0Molts1'));
    expect(heading()).toBe('Your data');
  });

  test('a file is looked at before it is stored, and can be taken back', async () => {
    const app = createTestApp();
    aPet(app.db, { uid: 4, name: 'Juno' });
    const file = (await app.as(4).get('data/export.json')).data;
    // as another program might write it: nothing tells the animal but its name
    delete file.pets[0].created;
    await openScreen('/data', { app, as: 3 });
    await choose(file, 'exuvia.json');
    await settled(() => pageText().includes('1 pet can be imported. What you have here stays.'));
    expect((await app.as(3).get('pet/count')).data.count2).toBe(0);
    expect(pageText()).not.toContain('already imported');
    await clickButton('Import 1 pet');
    await settled(() => pageText().includes('1 pet was imported'));
    expect((await app.as(3).get('pet/list')).data.rows[0].name).toBe('Juno');
    await settled(() => pageText().includes('exuvia.json'));
    await choose(file, 'exuvia.json');
    await settled(() => pageText().includes('exuvia.json was already imported'));
    await clickButton('Cancel');
    await clickButton('Take back: exuvia.json');
    await settled(() => pageText().includes('Take back exuvia.json?'));
    await clickButton('Take back');
    await settled(() => pageText().includes('1 pet was taken back'));
    expect((await app.as(3).get('pet/count')).data.count2).toBe(0);
  });

  test('a deleted animal comes back out of a file, the others do not come twice', async () => {
    const app = createTestApp();
    const id = aPet(app.db, { name: 'Juno', tag: 'JVN0AA' });
    aPet(app.db, { name: 'Rosa', tag: 'RSA0AA' });
    const file = (await app.as(3).get('data/export.json')).data;
    await openScreen('/data', { app, as: 3 });
    await choose(file, 'exuvia.json');
    await settled(() => pageText().includes('All of them are here already.'));
    expect(pageText()).not.toContain('missing');
    await clickButton('Cancel');
    await app.as(3).delete('pet/delete', { id });
    await choose(file, 'exuvia.json');
    await settled(() => pageText().includes('1 of them is here already.'));
    await clickButton('Only the missing one');
    await settled(() => pageText().includes('1 pet was imported'));
    expect((await app.as(3).get('pet/count')).data.count2).toBe(2);
  });

  test('a file with mistakes says them, and stores nothing', async () => {
    const app = createTestApp();
    await openScreen('/data', { app, as: 3 });
    await choose('name;species', 'a.csv');
    await settled(() => pageText().includes('neither JSON nor a ZIP'));
    const pets = [{ id: 1, name: '', sc_name: 'Boa imperator' }];
    await choose({ exuvia: 1, pets }, 'a.json');
    await settled(() => pageText().includes('Record 1, name'));
    expect((await app.as(3).get('pet/count')).data.count2).toBe(0);
  });

  test('an import is shown again after a reload, and can be cancelled', async () => {
    const app = createTestApp();
    app.context.patience.import = 0;
    const pets = Array.from({ length: 3000 }, (_, at) => ({
      id: at + 1,
      name: `Rosa ${at}`,
      sc_name: 'Boa imperator',
    }));
    await openScreen('/data', { app, as: 3 });
    await choose({ exuvia: 2, pets }, 'all.json');
    await settled(() => pageText().includes('3,000 pets can be imported'));
    // It waits behind another one until it is cancelled, or it would be through on a quick machine.
    const other = Promise.withResolvers<void>();
    void inTurn(app.db, () => other.promise);
    await clickButton('Import 3,000 pets');
    await settled(() => pageText().includes('It goes on when you leave this page.'));
    await settled(async () => (await app.as(3).get('data/imports')).data.running === 1);
    closeScreen();
    await openScreen('/data', { app, as: 3 });
    await settled(() => pageText().includes('It goes on when you leave this page.'));
    serve((request) => {
      if (request.method === 'DELETE') other.resolve();
      return app.app.handle(request);
    });
    await clickButton('Cancel');
    await settled(() => pageText().includes('The import was cancelled. Nothing of it was stored.'));
    await settled(() => pageText().includes('or drop it here'));
    expect((await app.as(3).get('pet/count')).data.count2).toBe(0);
  });

  test('an import that ended with the server is told, until the next file comes', async () => {
    const app = createTestApp();
    noteBegun(app.context, 3, 'all.json');
    await openScreen('/data', { app, as: 3 });
    await settled(() => pageText().includes('The import of all.json was interrupted'));
    closeScreen();
    await app.as(3).post('data/import', {});
    expect((await app.as(3).get('data/imports')).data.interrupted).toBeNull();
    noteBegun(app.context, 3, 'all.json');
    await openScreen('/data', { app, as: 3 });
    await choose(
      { exuvia: 1, pets: [{ id: 1, name: 'Rosa', sc_name: 'Boa imperator' }] },
      'b.json',
    );
    await settled(() => pageText().includes('1 pet can be imported'));
    expect((await app.as(3).get('data/imports')).data.interrupted).toBeNull();
  });

  test('the account goes with its password only', async () => {
    const app = createTestApp();
    const { uid } = await newcomer(app, 'dora@example.org');
    aPet(app.db, { uid });
    await openScreen('/data', { app, as: uid });
    await settled(() => pageText().includes('Pets1'));
    await clickButton('Delete account');
    await settled(() => pageText().includes('1 pet with all records will be gone.'));
    await submit('Password');
    await settled(() => pageText().includes('Missing password!'));
    await fill('Password', password);
    await submit('Password');
    await settled(() => pageText().includes('Your account and everything in it was deleted.'));
    expect(
      app.db
        .select()
        .from(users)
        .all()
        .some((user) => user.uid === uid),
    ).toBe(false);
  });
});
