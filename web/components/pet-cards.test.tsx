import { render } from '#web/testing/render.tsx';
import { expect, test } from 'bun:test';
import { act } from 'react';
import { animals } from '#web/texts/en/shared-animals.ts';
import { addTexts } from '#web/texts/texts.ts';
import { PetCards, type PetCardData } from './pet-card.tsx';

addTexts({ animals });

// A list of cards on a phone, as a search narrows it down.

const aCard = (id: number): PetCardData => ({
  ...{
    id,
    name: `A-${id}`,
    gender: 'f',
    an_count: 1,
    archived: 0,
    archive_reason: null,
    is_public: 0,
    created: 0,
  },
  ...{ has_img: 1, img_version: 1, sc_id: 1, an_type: 'tarantula', uid: 3, uname: 'Berta' },
  ...{ sc_name: 'Brachypelma hamorii', cm_name: '', env_type: 't', tag: `${id}`, notes: '' },
  ...{ date_f: null, food: null, progress: null, offer_date: null, refusals: 0 },
  ...{ refused_since: null, mmt: null, size: null, pre_molt: null, weight: null },
  ...{ weight_date: null, place_id: null, place: null, slot: null },
});
const cards = (...ids: number[]) => (
  <PetCards label="Pets" pets={ids.map(aCard)} look={{ pictures: true, shortNames: false }} />
);

const items = () => [...document.querySelectorAll<HTMLElement>('[data-pet]')];
const shown = () => items().map((item) => Number(item.dataset['pet']));
/** What is below the fold is drawn after the frame. */
const painted = () =>
  act(() => new Promise<void>((done) => void requestAnimationFrame(() => setTimeout(done))));

test('The cards that are seen come first, in the elements of those before; the others follow their frame', async () => {
  const { again } = await render(cards(1, 2, 3, 4, 5, 6));
  await painted();
  expect(shown()).toEqual([1, 2, 3, 4, 5, 6]);
  const before = items();
  await again(cards(11, 12, 13, 14, 15));
  expect(shown()).toEqual([11, 12, 13]);
  await painted();
  expect(shown()).toEqual([11, 12, 13, 14, 15]);
  await again(cards(12));
  expect(shown()).toEqual([12]);
  expect(items()[0]).toBe(before[0]);
});

test('The picture of one animal is never beside the name of another', async () => {
  const { again } = await render(cards(1, 2));
  const [picture] = document.querySelectorAll('img');
  await again(cards(3, 4));
  const [other] = document.querySelectorAll('img');
  expect(other?.getAttribute('src')).toContain('_3.');
  expect(other).not.toBe(picture);
});

test('The animal with the focus keeps it where the others come in another order', async () => {
  const { again } = await render(cards(1, 2, 3));
  const link = document.querySelector<HTMLElement>('[data-pet="1"] a');
  link?.focus();
  await again(cards(3, 2, 1));
  expect(shown()).toEqual([3, 2, 1]);
  expect(document.activeElement).toBe(link);
  expect(link?.textContent).toBe('A-1');
});
