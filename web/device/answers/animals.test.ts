import { expect, test } from 'bun:test';
import * as fc from 'fast-check';
import { addDays, type Day } from '#src/domain/days.ts';
import { adminPetSorts, animalTypes, sortDirections } from '#src/domain/enums.ts';
import { addAnimals, randomAnimals, searches } from '#src/testing/random-animals.ts';
import { storyRuns } from '#src/testing/story-runs.ts';
import { createTestApp, type TestApp } from '#src/testing/test-app.ts';
import { answerOf } from '#web/device/answers.ts';
import { syncedCollection } from '#web/testing/synced-collection.ts';

const TODAY = '2026-03-10';
const KEEPER = 3;

const page = {
  offset: fc.option(fc.nat({ max: 40 }), { nil: undefined }),
  limit: fc.option(fc.integer({ min: 1, max: 100 }), { nil: undefined }),
};
const filter = {
  search: fc.option(fc.constantFrom(...searches), { nil: undefined }),
  archived: fc.constantFrom(undefined, '0', '1', 'true'),
  an_type: fc.option(fc.constantFrom(...animalTypes), { nil: undefined, freq: 1 }),
};
const listQuery = fc.record({
  ...{ ...filter, ...page },
  sort_by: fc.option(fc.constantFrom(...adminPetSorts), { nil: undefined }),
  asc: fc.option(fc.constantFrom(...sortDirections), { nil: undefined }),
});
const historyQuery = fc.record({
  ...page,
  kind: fc.constantFrom(undefined, undefined, 'feeding', 'molt', 'event'),
});
const story = fc.record({
  animals: randomAnimals,
  lists: fc.array(listQuery, { minLength: 15, maxLength: 15 }),
  histories: fc.array(historyQuery, { minLength: 4, maxLength: 4 }),
  later: fc.constantFrom(0, 0, 1, 30),
});

type Query = Record<string, string | number | undefined>;

test('the device answers the reads of animals as the server does', async () => {
  await fc.assert(
    fc.asyncProperty(story, async ({ animals, lists, histories, later }) => {
      const app = createTestApp({ now: `${TODAY}T12:00:00Z` });
      const ids = addAnimals(app.db, animals, TODAY);
      const both = await bothSides(app, addDays(TODAY, later));

      for (const query of lists) await both.same('/pet/list', query);
      for (const { search, archived, an_type } of lists)
        await both.same('/pet/ids', { search, archived, an_type });
      for (const { search, offset, limit } of lists)
        await both.same('/sales/pets', { search, offset, limit });
      for (const archived of [undefined, '0', '1', 'false'])
        await both.same('/pet/overview', { archived });
      for (const path of wholeReads) await both.same(path);
      const named = JSON.stringify([...ids, 999, ...ids].toReversed());
      await both.same(`/pet/labels/${encodeURIComponent(named)}`, { known: 1 });
      await both.same(`/pet/labels/${encodeURIComponent(JSON.stringify(ids))}`);

      const codes = [...Array(14).keys()].filter((code) => !ids.includes(code));
      for (const code of codes) await both.sameIfAnswered(`/pet/quickview/${code}`);
      for (const { id, tag, feedings, records } of both.collection.animals.values()) {
        for (const call of ['detail', 'basic', 'quickview', 'history'])
          await both.same(`/pet/${call}/${id}`);
        await both.same(`/pet/quickview/${tag.toLowerCase()}`);
        const hasAll = feedings.length === records.feeding;
        const same = hasAll ? both.same : both.sameIfAnswered;
        for (const { kind, ...paging } of histories) {
          await same('/pet/timeline', { id, kind, ...paging });
          await same('/pet/feeding/list', { id, ...paging });
          await both.same('/pet/molt/list', { id, ...paging });
          await both.same('/pet/events/list', { id, ...paging });
        }
      }
    }),
    storyRuns(12),
  );
});

const wholeReads = [
  '/pet/count',
  '/pet/archived_count',
  '/pet/available_feeders',
  '/pet/all_labels',
  '/user_config/all',
];

/** Asks the device and the server, on a day at or after that of the sync. */
async function bothSides(app: TestApp, today: Day) {
  const settings = { short_sc_name: 'true', last_feeder: '"Dubia"', display_currency: '"CHF"' };
  for (const [conf_key, conf_val] of Object.entries(settings))
    await app.as(KEEPER).post('user_config/set', { conf_key, conf_val });
  const collection = await syncedCollection(app, KEEPER, TODAY);
  const device = (path: string, query: Query) =>
    answerOf(collection, { path, query: paramsOf(query), today });
  async function sameIfAnswered(path: string, query: Query = {}) {
    const answer = device(path, query);
    if (answer === undefined) return false;
    const address = `${path.slice(1)}?${paramsOf(query)}`;
    const { status, data } = await app.as(KEEPER).get(address, undefined, { 'x-today': today });
    expect({ address, status, data: answer }).toEqual({ address, status: 200, data });
    return true;
  }
  return {
    collection,
    sameIfAnswered,
    /** The same, where the device must have an answer. */
    same: async (path: string, query: Query = {}) => {
      const isAnswered = await sameIfAnswered(path, query);
      expect({ path, query, isAnswered }).toEqual({ path, query, isAnswered: true });
    },
  };
}

const paramsOf = (query: Query): URLSearchParams =>
  new URLSearchParams(
    Object.entries(query).flatMap(([name, value]) =>
      value === undefined ? [] : [[name, String(value)]],
    ),
  );
