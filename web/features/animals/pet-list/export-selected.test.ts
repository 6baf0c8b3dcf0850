import { closeScreen, openScreen } from '#web/testing/open-screen.tsx';
import { afterEach, expect, spyOn, test } from 'bun:test';
import { createTestApp, type TestApp } from '#src/testing/test-app.ts';
import { chooseLanguage } from '#web/state/language.ts';
import { click, clickButton, says, settled } from '#web/testing/screen.ts';

afterEach(async () => {
  closeScreen();
  await chooseLanguage('en');
  localStorage.clear();
});

const inInches = (app: TestApp, uid: number) =>
  app.as(uid).post('user_config/set', {
    conf_key: 'units',
    conf_val: JSON.stringify({ length: 'in', weight: 'oz' }),
  });

test('what is selected goes out as it is stored, and comes in again equal, in German and in inches', async () => {
  const app = createTestApp();
  await inInches(app, 3);
  await inInches(app, 4);
  const rows = [
    {
      ...{ sc_name: 'Brachypelma hamorii', name: 'Rosa', gender: 'f', notes: 'moist, dark' },
      ...{ kept_since: '2024-05-01', place: 'Rack A', an_count: 3 },
      molts: [{ date_mt: '2025-06-03', size: 14.5 }],
      feedings: [{ date_f: '2025-07-01', food: 'Dubia', progress: 0 }],
    },
    { sc_name: 'Python regius', name: 'Monty' },
  ];
  await app.as(3).post('pet/add_all', { values_add: rows });
  const saved: Blob[] = [];
  const made = spyOn(URL, 'createObjectURL').mockImplementation((blob) => {
    saved.push(blob as Blob);
    return 'blob:saved';
  });
  await chooseLanguage('de');
  await openScreen('/pets', { app, as: 3 });
  await settled(says('Rosa'));
  await clickButton('Auswählen');
  await clickButton(/^Alle /);
  await settled(says('2 ausgewählt'));
  await clickButton(/^Mehr/);
  await click(
    () =>
      [...document.querySelectorAll<HTMLElement>('[role="menuitem"]')].find((item) =>
        item.textContent?.includes('Für eine Tabelle ausgeben'),
      ) ?? null,
  );
  const blob = await settled(() => saved[0]);
  made.mockRestore();
  const text = await blob.text();
  expect(text).toContain(
    'Brachypelma hamorii,Mexican Redknee,f,3,14.5,2025-06-03,2025-07-01,Dubia',
  );
  expect(text).toContain('Python regius,Ball Python,?');

  closeScreen();
  await chooseLanguage('en');
  await openScreen('/pets/import', { app, as: 4 });
  const input = await settled(() => document.querySelector<HTMLInputElement>('input[type=file]'));
  const file = new File([blob], 'pets.csv', { type: 'text/csv' });
  Object.defineProperty(input, 'files', { configurable: true, value: [file] });
  input.dispatchEvent(new Event('change', { bubbles: true }));
  await clickButton('Import 2 pets');
  await settled(says('2 pets were imported'));
  const told = async (uid: number) => {
    const { data } = await app.as(uid).get('pet/table');
    return data.rows
      .map((row: Record<string, unknown>) => [
        ...[row['name'], row['sc_name'], row['gender'], row['an_count'], row['size'], row['mmt']],
        ...[row['date_f'], row['food'], row['kept_since'], row['place'], row['notes']],
      ])
      .toSorted();
  };
  expect(await told(4)).toEqual(await told(3));
});
