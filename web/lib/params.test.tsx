import { openPart } from '#web/testing/open-part.tsx';
import { afterEach, describe, expect, test } from 'bun:test';
import { navigate } from 'wouter/use-browser-location';
import { clickButton, pageText, says, settled } from '#web/testing/screen.ts';
import { useChoiceParam, useFlagParam, useIdParam, usePageParam, useTextParam } from './params.ts';
import { currentQuery, replaceQuery } from '#web/ui/page-query.ts';

let leave = () => {};
afterEach(() => leave());

function Probe() {
  const id = useIdParam();
  const [page, setPage] = usePageParam();
  const [search, setSearch] = useTextParam('search');
  const [archived, setArchived] = useFlagParam('archived');
  const [sort, setSort] = useChoiceParam('sort', ['name', 'id'], 'name');
  return (
    <>
      {JSON.stringify({ id, page, search, archived, sort })}
      <button onClick={() => setPage(page + 1)}>next</button>
      <button onClick={() => setSearch('hamorii & co')}>search</button>
      <button onClick={() => (setArchived(true), setSort('id'))}>filter</button>
      <button onClick={() => (setArchived(false), setSort('name'), setSearch(''))}>clear</button>
    </>
  );
}

const open = (path: string) => {
  leave = openPart(<Probe />, path);
};
const shows = (part: string) => settled(() => pageText().includes(part));

test.each([
  ['7', 7],
  ['-2', -2],
  ['0x7', null],
  ['7e1', null],
  ['7.0', null],
  ['%207', null],
  ['Infinity', null],
  ['99999999999999999', null],
  ['', null],
])('the id %s is %p', async (text, id) => {
  open(`/pets/details?id=${text}`);
  await shows(`"id":${id}`);
});

test.each([
  ['2', 2],
  ['-1', 0],
  ['x', 0],
  ['1.5', 0],
])('the page %s is %p', async (text, page) => {
  open(`/pets?page=${text}`);
  await shows(`"page":${page}`);
});

test.each([
  ['100%25', '100%'],
  ['%252541', '%2541'],
  ['/species?search=a%2526b', '/species?search=a%26b'],
])('the text %s is decoded once', async (typed, text) => {
  open(`/pets?search=${typed}`);
  await shows(`"search":"${text}"`);
});

test('a page is an entry in the history, a search is not and starts at the first page', async () => {
  open('/pets');
  const before = history.length;
  history.replaceState({ scroll: 'first' }, '');
  await clickButton('next');
  await shows('"page":1');
  expect(history.length).toBe(before + 1);
  expect(history.state?.scroll).not.toBe('first');
  history.replaceState({ scroll: 'second' }, '');
  await clickButton('search');
  await shows('"search":"hamorii & co"');
  await settled(() => window.location.search === '?search=hamorii+%26+co');
  expect(history.state?.scroll).toBe('second');
  expect(history.length).toBe(before + 1);
});

test('two filters set at once both apply, and defaults are left out of the address', async () => {
  open('/pets?page=3&sort=nonsense');
  await shows('"sort":"name"');
  await clickButton('filter');
  await settled(() => window.location.search === '?sort=id&archived=true');
  await clickButton('clear');
  await settled(() => window.location.search === '');
});

describe('a changed filter', () => {
  test('is shown before it is in the address', async () => {
    open('/pets');
    await shows('"search":""');
    replaceQuery('?search=hamorii+%26+co');
    expect([currentQuery(), window.location.search]).toEqual(['?search=hamorii+%26+co', '']);
    await settled(says('"search":"hamorii & co"'));
    await settled(() => window.location.search === '?search=hamorii+%26+co');
  });

  test('is in the entry that a tap right after it leaves', async () => {
    open('/pets');
    await shows('"search":""');
    replaceQuery('?search=ada');
    await clickButton('next');
    await shows('"page":1');
    expect(window.location.search).toBe('?search=ada&page=1');
    history.back();
    await settled(() => window.location.search === '?search=ada');
    await shows('"page":0,"search":"ada"');
  });

  test('is not put into a page that came meanwhile', async () => {
    open('/pets');
    await shows('"search":""');
    replaceQuery('?search=ada');
    navigate('/species');
    expect([currentQuery(), window.location.search]).toEqual(['', '']);
    await shows('"search":""');
  });

  test('stays shown while a dialog leaves the history before it is written', async () => {
    open('/pets');
    await shows('"search":""');
    replaceQuery('?search=ada');
    window.dispatchEvent(new Event('popstate'));
    expect(currentQuery()).toBe('?search=ada');
    await settled(() => window.location.search === '?search=ada');
  });
});
