import { click, eventually, find, press, render, type } from '#web/testing/render.tsx';
import { expect, mock, test } from 'bun:test';
import { SearchField } from './search-field.tsx';

const input = () => find<HTMLInputElement>('input');

test('it searches once, a moment after the last key', async () => {
  const onSearch = mock((_text: string) => {});
  await render(<SearchField label="Search" value="" onSearch={onSearch} />);
  await type(input(), 'ro');
  await type(input(), 'rosa ');
  await eventually(() => expect(onSearch.mock.calls).toEqual([['rosa']]));
});

test('Enter searches at once, and the clear button takes it back', async () => {
  const onSearch = mock((_text: string) => {});
  await render(<SearchField label="Search" value="" onSearch={onSearch} />);
  await type(input(), 'nyx');
  await press(input(), 'Enter');
  expect(onSearch.mock.calls).toEqual([['nyx']]);
  await click(find('button[aria-label="Clear"]'));
  expect(onSearch.mock.lastCall).toEqual(['']);
  expect(document.activeElement).toBe(input());
});

test('it follows the address when Back changes it', async () => {
  const { again } = await render(<SearchField label="Search" value="nyx" onSearch={() => {}} />);
  await again(<SearchField label="Search" value="" onSearch={() => {}} />);
  expect(input().value).toBe('');
});
