import { render } from '#web/testing/render.tsx';
import { expect, test } from 'bun:test';
import { Pagination } from './pagination.tsx';

async function draw(count: number | undefined, page: number) {
  const { container } = await render(<Pagination count={count} page={page} />);
  const numbers = [...container.querySelectorAll('li:not(.edge)')].map((li) => li.textContent);
  return { container, shown: numbers.join(' ') };
}

test.each([
  [480, 11, '1 … 8 9 10 11 12 13 14 15 16 17 … 40'],
  [480, 0, '1 2 3 4 5 6 … 40'],
  [480, 39, '1 … 36 37 38 39 40'],
  [25, 0, '1 2 3'],
])('%p entries at page %p show %p', async (count, page, shown) => {
  expect((await draw(count, page)).shown).toBe(shown);
});

test.each([undefined, 0, 12])('%p entries need no pages', async (count) => {
  expect((await draw(count, 0)).container.innerHTML).toBe('');
});

test('the edges lead to first, previous, next and last, and lead nowhere at the end', async () => {
  window.history.replaceState(null, '', '/pets?search=rosea&page=2');
  const { container } = await draw(36, 2);
  const edges = [...container.querySelectorAll('li.edge > *')].map(
    (edge) => edge.getAttribute('href') ?? edge.getAttribute('aria-disabled'),
  );
  expect(edges).toEqual(['/pets?search=rosea', '/pets?search=rosea&page=1', 'true', 'true']);
  expect(container.querySelector('[aria-current="page"]')?.textContent).toBe('3');
  expect(container.querySelector('.position')?.textContent).toBe('3 of 3');
});
