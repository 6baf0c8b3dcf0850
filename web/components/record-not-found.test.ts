import { afterEach, expect, test } from 'bun:test';
import { createTestApp } from '#src/testing/test-app.ts';
import { paths } from '#web/paths.ts';
import { closeScreen, openScreen } from '#web/testing/open-screen.tsx';
import { heading, settled } from '#web/testing/screen.ts';

afterEach(closeScreen);

const pages: Record<string, string> = {
  pet: paths.petDetails(999),
  'pet to edit': paths.petEdit(999),
  'sheet of a pet': paths.petSheet(999),
  'pictures of a pet': paths.petPicture(999),
  place: paths.place(999),
  plan: paths.planDetails(999),
  'plan to edit': paths.planEdit(999),
  species: paths.speciesDetails(99_999),
  'change of a species': paths.speciesLogDetails(999),
  user: paths.adminUserDetails(999),
  message: paths.adminMessageDetails(999),
  event: paths.adminEventDetails(999),
  expo: paths.adminExpoDetails(999),
  'expo to edit': paths.adminExpoEdit(999),
  'country to edit': paths.adminCountryEdit('ZZ'),
};

test.each(Object.entries(pages))(
  'the page of a %s says once that there is none',
  async (_, address) => {
    await openScreen(address, { app: createTestApp(), as: 2 });
    await settled(() => document.querySelector('.empty'));
    expect(heading()).toEndWith('not found');
    const headings = [...document.querySelectorAll('main :is(h1, h2)')].map(
      (one) => one.textContent,
    );
    expect(headings).toEqual([heading()]);
  },
);
