import type { Page } from 'playwright-core';
import type { Day } from '#src/domain/days.ts';
import type { Progress } from '#src/domain/enums.ts';
import type { Json } from '#src/testing/test-app.ts';
import type { App } from './app-script.ts';

declare const app: App;

/** An animal, by the id that a device knows it by. */
export type Animal = { id: number; name: string };

/** What the taps say: of two notes about the same thing the later one. */
export type Ledger = Map<string, number>;

const foods = ['Dubia roach', 'Locust'];
const feeding = (name: string, day: string, food: string) => `${name} ${day} ${food}`;

/** Notes one thing at random in a page of the app, and in the ledger what is then true. */
export async function tapIn(
  page: Page,
  roll: (most: number) => number,
  { animals, own, ledger, day, sc_id }: Taps,
): Promise<void> {
  const mine = await page.evaluate((given) => app.known(given), own);
  const all = [...animals, ...mine];
  const { id, name } = all[roll(all.length)] ?? { id: 0, name: '' };
  const food = foods[roll(2)] ?? '';
  const progress = roll(3) as Progress;
  const kinds = {
    async feed() {
      await page.evaluate((body) => app.recorded(app.api.pet.feeding.feed.post(body)), {
        id,
        date_f: day,
        food,
        progress,
      });
      ledger.set(feeding(name, day, food), progress);
    },
    async feedMany() {
      const body = { ids: animals.map((one) => one.id), date_f: day, food, progress: 0 as const };
      await page.evaluate((given) => app.recorded(app.api.pet.feeding.feed_many.post(given)), body);
      for (const one of animals) ledger.set(feeding(one.name, day, food), 0);
    },
    async takeBack() {
      const fed = mine.flatMap((one) => foods.map((what) => ({ ...one, what })));
      const one = fed.find((each) => ledger.has(feeding(each.name, day, each.what)));
      if (!one) return kinds.feed();
      const body = { id: one.id, date_f: day, food: one.what };
      await page.evaluate((given) => app.recorded(app.api.pet.feeding.delete.delete(given)), body);
      ledger.delete(feeding(one.name, day, one.what));
    },
    async molt() {
      const size = 1 + roll(9);
      const body = { id, date_mt: day, size };
      await page.evaluate((given) => app.recorded(app.api.pet.molt.add.post(given)), body);
      ledger.set(`${name} ${day} molted`, size);
    },
    async event() {
      const event = `event ${roll(3)}`;
      const body = { id, date_ev: day, event };
      await page.evaluate((given) => app.recorded(app.api.pet.events.add.post(given)), body);
      ledger.set(`${name} ${day} ${event}`, 1);
    },
    async hatch() {
      await page.evaluate(
        (given) => app.recorded(app.api.pet.increment_count.put({ id: given, count: 1 })),
        id,
      );
      ledger.set(`${name} animals`, (ledger.get(`${name} animals`) ?? 1) + 1);
    },
    async add() {
      const added = { p_sc_id: sc_id, name: `Newcomer ${ledger.size}.${roll(1_000_000)}` };
      const newcomer = await page.evaluate(
        (body) => app.recorded(app.api.pet.add.post(body)),
        added,
      );
      own.push({ id: newcomer.id, name: added.name });
      ledger.set(`${added.name} animals`, 1);
    },
  };
  const names = Object.keys(kinds) as (keyof typeof kinds)[];
  await kinds[names[roll(names.length)] ?? 'feed']();
}

export type Taps = {
  /** Of all devices. */
  animals: readonly Animal[];
  /** Those that this page has added. */
  own: Animal[];
  ledger: Ledger;
  day: Day;
  sc_id: number;
};

/** The lines of a ledger, or of what the server exports: one that is there twice is listed twice. */
export const linesOf = (ledger: Ledger): string[] =>
  [...ledger].map(([what, value]) => `${what}: ${value}`).toSorted();

export const exportedLines = ({ pets }: Json): string[] =>
  (pets as Json[])
    .flatMap(({ name, an_count, feedings, molts, events }) => [
      `${name} animals: ${an_count}`,
      ...feedings.map((one: Json) => `${feeding(name, one.date_f, one.food)}: ${one.progress}`),
      ...molts.map((one: Json) => `${name} ${one.date_mt} molted: ${one.size}`),
      ...events.map((one: Json) => `${name} ${one.date_ev} ${one.event}: 1`),
    ])
    .toSorted();
