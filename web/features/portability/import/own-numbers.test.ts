import { closeScreen, openScreen } from '#web/testing/open-screen.tsx';
import { afterEach, expect, test } from 'bun:test';
import { createTestApp, type TestApp } from '#src/testing/test-app.ts';
import { clickButton, field, fill, pageText, settled, textOf } from '#web/testing/screen.ts';

// Keepers number their animals. Such a number is no tag of Exuvia, which is drawn and is on a label.

afterEach(closeScreen);

async function open(content: string): Promise<TestApp> {
  const app = createTestApp();
  await openScreen('/pets/import', { app, as: 3 });
  const input = await settled(() => document.querySelector<HTMLInputElement>('input[type=file]'));
  const file = new File([content], 'numbers.csv', { type: 'text/csv' });
  Object.defineProperty(input, 'files', { configurable: true, value: [file] });
  input.dispatchEvent(new Event('change', { bubbles: true }));
  await settled(() => pageText().includes('in numbers.csv'));
  return app;
}

const animals = (head: string, line: (no: number) => string) =>
  [head, ...Array.from({ length: 30 }, (_, at) => line(at + 1))].join('\n');

const choices = (name: string) =>
  [...field(name).querySelectorAll('option')].map((option) => textOf(option));

const namesOf = async (app: TestApp) =>
  (await app.as(3).get('pet/export')).data.values_add.map(({ name }: { name: string }) => name);

test.each(['Number', 'Tag', 'Kennung'])(
  'a column “%s” of own numbers names the animals, and is not offered as tags',
  async (head) => {
    const file = animals(`${head},Species,Size`, (no) => `A-${no},Brachypelma hamorii,3`);
    const app = await open(file);
    await settled(() => pageText().includes('30 pets can be imported.'));
    expect(choices(head)).toContain('Name');
    expect(choices(head)).not.toContain('Tag');
    await clickButton('Import 30 pets');
    await settled(() => pageText().includes('30 pets were imported'));
    expect((await namesOf(app)).slice(0, 2)).toEqual(['A-1', 'A-2']);
  },
);

test('the tags of an export are taken as such', async () => {
  const app = await open('Tag,Name,Species\n7KQ2MX,Rosa,Brachypelma hamorii\n');
  await settled(() => pageText().includes('1 pet can be imported.'));
  expect(field('Tag').value).toBe('tag');
  await clickButton('Import 1 pet');
  await settled(() => pageText().includes('1 pet was imported'));
  const [pet] = (await app.as(3).get('pet/export')).data.values_add;
  expect(pet).toMatchObject({ tag: '7KQ2MX', name: 'Rosa' });
});

test('a number beside a name goes to the notes, or in front of the name', async () => {
  const app = await open(
    'Number,Name,Species\n101,Rosa,Brachypelma hamorii\n102,,Grammostola pulchra\n',
  );
  await settled(() => pageText().includes('Into the notes: Number.'));
  await fill('Number', 'before_name');
  await settled(() => pageText().includes('In front of the name: Number.'));
  await clickButton('Import 2 pets');
  await settled(() => pageText().includes('2 pets were imported'));
  expect((await namesOf(app)).toSorted()).toEqual(['101 Rosa', '102']);
});

test.each([
  'Number,Name,Species\n101,Rosa,GBB\n102,Max,GBB\n101,Emma,Brachypelma hamorii\n',
  'Number,Species\n101,GBB\n102,GBB\n101,Brachypelma hamorii\n',
])('a number at several animals is said before they are stored: %j', async (content) => {
  await open(content);
  await settled(() => pageText().includes('3 pets can be imported.'));
  expect(pageText()).toContain('A number stands at several animals: 101 in rows 1, 3.');
});

test('a choice has the same name in whichever list the column stands', async () => {
  await open('Number,Name,Species\n101,Rosa,Brachypelma hamorii\n');
  await settled(() => pageText().includes('Into the notes: Number.'));
  const before = choices('Number');
  await fill('Number', 'name');
  await settled(() => field('Number').value === 'name');
  expect(choices('Number')).toEqual(before.filter((one) => one !== 'In front of the name'));
  await fill('Number', 'ignore');
  await settled(() => pageText().includes('Left out: Number.'));
  expect(field('Number').value).toBe('ignore');
});

test.each(['Notes', 'Weight'])('no two choices of the column “%s” are one', async (head) => {
  await open(`Name,Species,${head}\nRosa,Brachypelma hamorii,12 g\n`);
  await settled(() => pageText().includes('1 pet can be imported.'));
  const values = [...field(head).querySelectorAll('option')].map((option) => option.value);
  expect(values).toEqual([...new Set(values)]);
  expect(values).toContain(field(head).value);
});

test('a column that can hardly be read is named above its problems, with its choice', async () => {
  await open(animals('Number,Species,Size', (no) => `A-${no},Brachypelma hamorii,row ${no}`));
  await settled(() => pageText().includes('30 problems'));
  const box = field('Size').closest('section, .box');
  expect(textOf(box as Element)).toContain('30 problems');
  await fill('Size', 'notes');
  await settled(() => pageText().includes('30 pets can be imported.'));
});
