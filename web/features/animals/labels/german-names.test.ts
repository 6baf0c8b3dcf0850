import { atDesk } from '#web/testing/dom.ts';
import { closeScreen, openScreen } from '#web/testing/open-screen.tsx';
import { afterEach, beforeEach, expect, test } from 'bun:test';
import { eq } from 'drizzle-orm';
import { species } from '#src/db/schema.ts';
import { aPet, speciesId } from '#src/testing/samples.ts';
import { createTestApp } from '#src/testing/test-app.ts';
import { chooseLanguage } from '#web/state/language.ts';
import { settled, textOf } from '#web/testing/screen.ts';

atDesk();

beforeEach(() => chooseLanguage('de'));
afterEach(async () => {
  closeScreen();
  await chooseLanguage('en');
});

const ownWords = 'Haus-Vogelspinne';

test('labels of a German keeper have the German name, or what the list says in words of its own', async () => {
  const app = createTestApp();
  const of = (sc_name: string) => aPet(app.db, { name: 'X', sc_id: speciesId(app.db, sc_name) });
  of('Brachypelma hamorii');
  of('Acanthoscurria chacoana');
  of('Grammostola pulchra');
  app.db
    .update(species)
    .set({ cm_name: ownWords })
    .where(eq(species.sc_name, 'Grammostola pulchra'))
    .run();
  await openScreen('/pets/labels/print', { app, as: 3 });
  const faces = await settled(() => {
    const all = [...document.querySelectorAll('.label-face')].map(textOf).toSorted();
    return all.length === 3 && all.some((face) => face.includes(ownWords)) ? all : null;
  });
  expect(faces).toEqual([
    expect.stringContaining('XAcanthoscurria chacoanaNr. '),
    expect.stringContaining('XBrachypelma hamoriiMexikanische Rotknie-VogelspinneNr. '),
    expect.stringContaining(`XGrammostola pulchra${ownWords}Nr. `),
  ]);
});
