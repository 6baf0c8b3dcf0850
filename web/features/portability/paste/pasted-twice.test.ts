import { afterEach, expect, test } from 'bun:test';
import { createTestApp } from '#src/testing/test-app.ts';
import { closeScreen, openScreen } from '#web/testing/open-screen.tsx';
import { clickButton, fill, pageText, says, settled } from '#web/testing/screen.ts';

afterEach(closeScreen);

test('lines of one name and species are said to be there twice, and may be left out', async () => {
  const app = createTestApp();
  await openScreen('/pets/paste', { app, as: 3 });
  await fill(
    'Your animals, a line each',
    '0.1 GBB "Cyan"\nGBB\nGBB\nOBT "Cyan"\n0.1 GBB "Cyan" 5 cm',
  );
  await clickButton('Read the lines');
  await settled(says('One of these has the name and species of a line above it,'));
  expect(pageText()).toContain('The name and species of line 1');
  await settled(says('Add 5 animals'));
  await clickButton('Leave what is there twice out');
  await settled(says('Add 4 animals'));
  expect(pageText()).not.toContain('of a line above');
});

test('a number of a keeper at several animals is said before they are stored', async () => {
  await openScreen('/pets/paste', { app: createTestApp(), as: 3 });
  await fill('Your animals, a line each', '#12 GBB 0.1\n#13 B. hamorii\n#12 OBT');
  await clickButton('Read the lines');
  await settled(says('A number stands at several animals: 12 in lines 1 and 3.'));
  await settled(says('Add 3 animals'));
  await clickButton('Leave out line 3');
  await settled(() => !pageText().includes('A number stands'));
});
