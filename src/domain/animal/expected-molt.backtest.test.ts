import { expect, test } from 'bun:test';
import { addDays, daysBetween } from '#src/domain/days.ts';
import { readClub } from '#src/demo/club.ts';
import { carelessly, moltingLives, type Molt } from '#src/testing/molting-lives.ts';
import { expectedMolt, type MoltingAnimal } from './expected-molt.ts';

// What was foreseen on the day of each molt, from the third on, is compared with the next one. Both numbers are printed.

/** `noted`: where the keeper's notes differ from what happened. */
type Life = {
  animal: MoltingAnimal;
  molts: readonly Molt[];
  noted?: readonly Molt[];
};

test('the span holds the next molt of the example club', async () => {
  const { keepers } = await readClub('2026-11-25');
  const lives = keepers.flatMap(({ document }) =>
    document.pets.map(({ gender, molts }) => ({ animal: { ...anybody, gender }, molts })),
  );
  expectGood('example club', compare(lives));
});

test.each([1, 2, 3])('the span holds the next molt of generated lives, seed %d', (seed) => {
  const lives = moltingLives(500, seed);
  expectGood(`generated ${seed}`, compare(lives.map((molts) => ({ animal: anybody, molts }))));
});

test('mistakes of keepers make it no worse than promised', () => {
  const lives = moltingLives(500, 4).map((molts, nth) => ({
    ...{ animal: anybody, molts, noted: carelessly(molts, nth) },
  }));
  expectGood('careless keepers', compare(lives));
});

const anybody: Life['animal'] = {
  ...{ an_type: 'tarantula', gender: 'f', an_count: 1, archived: 0, hatched: null },
  ...{ name: '', notes: '', pre_molt: null, mmt: '2024-01-01' },
  ...{ refusals: 0, refused_since: null, offer_date: null },
};

type Compared = { cases: number; shown: number; held: number; widths: number[] };

function compare(lives: readonly Life[]): Compared {
  const found: Compared = { cases: 0, shown: 0, held: 0, widths: [] };
  for (const { animal, molts, noted = molts } of lives) {
    const days = molts.map(({ date_mt }) => date_mt).toSorted();
    for (const [nth, next] of days.entries()) {
      const last = days[nth - 1];
      if (last === undefined || nth < 3) continue;
      const known = noted.filter(({ date_mt }) => date_mt <= addDays(last, 2) || date_mt > '2090');
      found.cases++;
      const span = expectedMolt(
        animal,
        { molts: () => known, events: () => [], offers: () => [] },
        addDays(last, 2),
      );
      if (!span) continue;
      found.shown++;
      if (next >= span.from && next <= span.to) found.held++;
      found.widths.push(daysBetween(span.from, span.to) / daysBetween(last, span.to));
    }
  }
  return found;
}

function expectGood(name: string, { cases, shown, held, widths }: Compared) {
  const percent = (part: number, of: number) => Math.round((100 * part) / of);
  const width = widths.toSorted((a, b) => a - b)[Math.floor(widths.length / 2)] ?? 0;
  console.log(
    `${name}: the span held the next molt in ${percent(held, shown)} %, and was shown for ${percent(shown, cases)} % of`,
    `${cases}; half of the spans were at most ${Math.round(100 * width)} % of the time to their end`,
  );
  expect(held / shown).toBeGreaterThanOrEqual(0.7);
  expect(shown / cases).toBeGreaterThanOrEqual(0.5);
}
