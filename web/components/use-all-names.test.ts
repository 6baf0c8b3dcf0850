import { closeScreen, openScreen } from '#web/testing/open-screen.tsx';
import { afterEach, expect, test } from 'bun:test';
import { speciesSynonyms } from '#src/db/schema.ts';
import { aPet, speciesId } from '#src/testing/samples.ts';
import { createTestApp } from '#src/testing/test-app.ts';
import { chooseLanguage } from '#web/state/language.ts';
import { fill, settled, textOf } from '#web/testing/screen.ts';

afterEach(async () => {
  closeScreen();
  await chooseLanguage('en');
  localStorage.clear();
});

test('where animals are chosen both common names and older names find them, in German too', async () => {
  const app = createTestApp();
  const sc_id = speciesId(app.db, 'Brachypelma hamorii');
  aPet(app.db, { name: 'Rosa', sc_id });
  aPet(app.db, { name: 'Monty', sc_id: speciesId(app.db, 'Python regius') });
  app.db.insert(speciesSynonyms).values({ sc_id, sc_name: 'Euathlus vagabundus' }).run();
  await chooseLanguage('de');
  await openScreen('/pets/plans/add', { app, as: 3 });
  const found = () =>
    [...document.querySelectorAll('.pick-group strong')].map(textOf).toSorted().toReversed();
  await settled(() => found().length === 2);
  for (const [typed, names] of [
    ['Mexican Red Knee', ['Rosa']],
    ['mexikanische', ['Rosa']],
    ['euathlus vaga', ['Rosa']],
    ['ball python', ['Monty']],
    ['königspython', ['Monty']],
    ['nobody', []],
  ] as const) {
    await fill('Tier suchen', typed);
    await settled(() => JSON.stringify(found()) === JSON.stringify(names));
  }
  expect(found()).toEqual([]);
});
