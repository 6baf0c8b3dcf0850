import { click, find, render } from '#web/testing/render.tsx';
import { expect, mock, test } from 'bun:test';
import { act } from 'react';
import { reached } from '#web/state/network.ts';
import { animals } from '#web/texts/en/shared-animals.ts';
import { addTexts } from '#web/texts/texts.ts';
import { FeedingTag } from './feeding-tag.tsx';
import { GenderCount } from './gender-count.tsx';
import { MoltTag } from './molt-tag.tsx';
import { PetCard, type PetCardData } from './pet-card.tsx';
import { PetPicture } from './pet-picture.tsx';
import { rulerWidth } from './ruler.tsx';
import { SpeciesName } from './species-name.tsx';

addTexts({ animals });

const today = '2025-11-20';

test.each([
  ['Brachypelma hamorii', false, '<i>Brachypelma hamorii</i>'],
  ['Brachypelma hamorii', true, '<i>B. hamorii</i>'],
  ["Pamphobeteus sp. 'Machala'", false, "<i>Pamphobeteus</i> sp. 'Machala'"],
  ['Brachypelma', true, '<i>Brachypelma</i>'],
])('%p (short: %p) is set as %p', async (name, short, html) => {
  const { container } = await render(<SpeciesName name={name} short={short} />);
  expect(container.innerHTML.replaceAll(' class="sci" lang="la"', '')).toBe(html);
});

test('readers hear a gender count in words', async () => {
  const { container } = await render(<GenderCount gender="other" count={3} />);
  expect(container.querySelector('[aria-hidden]')?.textContent).toBe('0.0.3');
  expect(container.querySelector('.visually-hidden')?.textContent).toBe('3 unsexed');
});

test.each([
  ['2025-11-20', 0, 'tag fresh', 'fed today'],
  ['2025-11-18', 0, 'tag fresh', 'fed 2d ago'],
  ['2025-11-17', 0, 'tag', 'fed 3d ago'],
  ['2025-10-21', 0, 'tag', 'fed 30d ago'],
  ['2025-10-20', 0, 'tag overdue', 'fed 31d ago'],
  ['2025-06-01', 0, 'tag overdue', 'fed 6 months ago'],
  ['2025-11-18', 1, 'tag attempt', 'offered 2d ago'],
  [null, null, 'tag', 'no feeding noted'],
] as const)('A feeding of %p (progress %p) is %p: %p', async (date_f, progress, look, words) => {
  await render(<FeedingTag date_f={date_f} progress={progress} today={today} />);
  expect(find('.tag').className).toBe(look);
  expect(find('.tag').textContent).toBe(words);
});

test('A molt stands out for a week, until the animal ate', async () => {
  const { container, again } = await render(
    <MoltTag mmt="2025-11-13" date_f="2025-11-12" today={today} />,
  );
  expect(container.querySelector('.tag')?.className).toBe('tag molt');
  await again(<MoltTag mmt="2025-11-13" date_f="2025-11-14" today={today} />);
  expect(container.querySelector('.tag')?.className).toBe('tag');
  await again(<MoltTag mmt="2025-11-12" date_f={null} today={today} onlyFresh />);
  expect(container.innerHTML).toBe('');
});

test.each([
  [14, 1, '/uploads/thumb/tid_14.webp?v=3'],
  [14, 0, undefined],
  [-2, 1, '/uploads/thumb/tid_-2.webp?v=3'],
  [-4, 1, undefined],
])('The picture of animal %p (has one: %p) comes from %p', async (id, has_img, address) => {
  await render(<PetPicture pet={{ id, has_img, an_type: 'tarantula', img_version: 3 }} />);
  expect(document.querySelector('source')?.getAttribute('srcset')).toBe(address ?? undefined!);
  expect(document.querySelector('.plate.no-picture') === null).toBe(address !== undefined);
});

test.each([
  [[], 6],
  [[5.5, 4.2, null], 6],
  [[14.5, 15.5, 19], 20],
  [[4, 5, 6, 7, 8, 9, 10, 11, 12, 118], 12],
])('Sizes of %p cm share a ruler of %p', (sizes, width) => {
  expect(rulerWidth(sizes)).toBe(width);
});

const pet: PetCardData = {
  id: 14,
  tag: '7KQ2MX',
  place_id: null,
  place: null,
  slot: null,
  weight: null,
  weight_date: null,
  uid: 3,
  uname: 'Svenja',
  name: 'Rosalía',
  sc_name: 'Brachypelma hamorii',
  cm_name: 'Mexican redknee',
  gender: 'f',
  an_count: 1,
  archived: 0,
  archive_reason: null,
  has_img: 0,
  pre_molt: null,
  date_f: '2025-11-19',
  food: 'Dubia roach',
  progress: 0,
  refusals: 0,
  refused_since: null,
  sc_id: 1,
  img_version: 0,
  offer_date: null,
  mmt: '2025-06-03',
  size: 14.5,
  an_type: 'tarantula',
};

test('A card leads to its animal', async () => {
  await render(<PetCard pet={pet} today={today} shortNames />);
  expect(find('a').getAttribute('href')).toBe('/pets/details?id=14');
  expect(find('.sci').textContent).toBe('B. hamorii');
  expect(document.querySelectorAll('.tag')).toHaveLength(1);
});

test('an archived animal is neither hungry nor about to molt', async () => {
  await render(<PetCard pet={{ ...pet, archived: 1, pre_molt: '2025-11-01' }} today={today} />);
  expect([...document.querySelectorAll('.tag')].map((tag) => tag.textContent)).toEqual([
    'archived',
  ]);
});

test('of an archived animal it is said why it left', async () => {
  await render(<PetCard pet={{ ...pet, archived: 1, archive_reason: 'sold' }} today={today} />);
  expect([...document.querySelectorAll('.tag')].map((tag) => tag.textContent)).toEqual(['sold']);
});

test('A card to choose is a checkbox with the name of its animal', async () => {
  const onSelect = mock((_selected: boolean, _range: boolean) => {});
  await render(<PetCard pet={pet} today={today} select={{ selected: false, onSelect }} />);
  await click(find('input[aria-label="Select Rosalía"]'));
  expect(onSelect.mock.calls).toEqual([[true, false]]);
});

test('a picture that could not be loaded without a network is tried again with one', async () => {
  await render(<PetPicture pet={{ id: 14, has_img: 1, an_type: 'tarantula' }} />);
  const isShown = () => document.querySelector('img') !== null;
  const fail = () => act(() => find('img').dispatchEvent(new Event('error')));
  await act(() => reached(Promise.reject(new TypeError('no network'))).catch(() => {}));
  await fail();
  expect(isShown()).toBe(false);
  await act(() => reached(Promise.resolve()));
  expect(isShown()).toBe(true);
  await fail();
  expect(isShown()).toBe(false);
});
