import { atDesk } from '#web/testing/dom.ts';
import { closeScreen, openScreen } from '#web/testing/open-screen.tsx';
import { afterEach, expect, test } from 'bun:test';
import { molts } from '#src/db/schema.ts';
import { addDays } from '#src/domain/days.ts';
import { countDue } from '#src/features/catalogue/species-numbers/count-species.service.ts';
import { aPet } from '#src/testing/samples.ts';
import { createTestApp, type TestApp } from '#src/testing/test-app.ts';
import { today } from '#web/lib/today.ts';
import { pageText, says, settled } from '#web/testing/screen.ts';

atDesk();
afterEach(closeScreen);

function molted({ db }: TestApp, uid: number, gap: number): void {
  const pet_id = aPet(db, { uid, an_count: 1 });
  for (const nth of [1, 2, 3, 4])
    db.insert(molts)
      .values({ pet_id, date_mt: addDays(today(), -10 - nth * gap), size: 6 - nth / 2 })
      .run();
}

test('on a device, an animal with too few gaps of its own is expected to molt as its species does in the club', async () => {
  const app = createTestApp();
  const young = aPet(app.db, { uid: 3, name: 'Young', an_count: 1 });
  const date_mt = addDays(today(), -30);
  app.db.insert(molts).values({ pet_id: young, date_mt, size: 4 }).run();
  const path = `/pets/details?id=${young}`;
  for (const [uid, gap] of [
    [2, 90],
    [2, 100],
    [3, 100],
    [4, 110],
  ] as const)
    molted(app, uid, gap);
  await countDue(app.context);
  await openScreen(path, { app, as: 3 });
  await settled(says('Young'));
  await settled(says('History'));
  expect(pageText()).not.toContain('of its species');
  closeScreen();
  molted(app, 4, 120);
  app.db.$client.run('UPDATE species_numbers SET stale = 1');
  await countDue(app.context);
  await openScreen(path, { app, as: 3 });
  await settled(says('5 animals of its species at 3 to 6 cm molt after 90 to 120 days'));
});
