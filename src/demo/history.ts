import { addDays, type Day } from '#src/domain/days.ts';
import type { AnimalType, Progress } from '#src/domain/enums.ts';
import type { DemoAnimal } from './animals.ts';

type DemoFeeding = { date_f: Day; food: string; progress: Progress };
type DemoMolt = { date_mt: Day; size: number };
type DemoEvent = { date_ev: Day; event: string };
type DemoHistory = {
  feedings: DemoFeeding[];
  molts: DemoMolt[];
  events: DemoEvent[];
  pre_molt: Day | null;
};

/** Pseudo-random numbers from 0 to 1, the same at each run, so that every demo is equal. */
export function dice(seed: number): () => number {
  let state = seed >>> 0;
  return () => {
    state = (Math.imul(state, 1_664_525) + 1_013_904_223) >>> 0;
    return state / 2 ** 32;
  };
}

/** Days between feedings and between molts, growth by a molt, and what is eaten. */
const habits: Record<AnimalType, { eats: number; molts: number; growth: number; foods: string[] }> =
  {
    tarantula: {
      eats: 9,
      molts: 150,
      growth: 1.28,
      foods: ['Dubia roach', 'House cricket', 'Locust'],
    },
    scorpion: { eats: 12, molts: 260, growth: 1.25, foods: ['House cricket', 'Locust'] },
    spider: { eats: 4, molts: 45, growth: 1.3, foods: ['Fruit flies', 'Banded cricket'] },
    insect: { eats: 3, molts: 28, growth: 1.3, foods: ['Fruit flies', 'Bramble leaves'] },
    reptile: { eats: 8, molts: 70, growth: 1.05, foods: ['Mouse', 'Rat, weaned', 'Gecko diet'] },
    other: { eats: 7, molts: 120, growth: 1.15, foods: ['Mealworm', 'Salad'] },
  };

const happenings = [
  'Rehoused',
  'Water dish cleaned',
  'Substrate changed',
  'Webbed up the entrance',
  'Mites treated',
];

/** Two plausible years, or as long as the animal is kept: refusals before a molt, a rest after it, growth with each. */
export function historyOf(
  animal: DemoAnimal,
  an_type: AnimalType,
  today: Day,
  seed: number,
): DemoHistory {
  const random = dice(seed);
  const habit = habits[an_type];
  const start = addDays(today, -animal.age);
  const history: DemoHistory = { feedings: [], molts: [], events: [], pre_molt: null };
  const moltEvery = habit.molts * (0.85 + random() * 0.3) * (animal.size > 10 ? 1.8 : 1);
  const favourite = habit.foods[Math.floor(random() * habit.foods.length)] ?? '';
  let nextMolt = moltEvery * (0.3 + random() * 0.6);
  for (let day = 0; day < animal.age - 1;) {
    const date = addDays(start, day);
    const toMolt = nextMolt - day;
    if (toMolt <= 0) {
      history.molts.push({ date_mt: date, size: 0 });
      nextMolt = day + moltEvery * (0.9 + random() * 0.3);
      day += 8;
      continue;
    }
    const refused = toMolt < habit.molts / 7 ? random() < 0.7 : random() < 0.03;
    const food = random() < 0.8 ? favourite : (habit.foods[0] ?? '');
    history.feedings.push({ date_f: date, food, progress: refused ? 2 : 0 });
    if (random() < 0.02) {
      const event = happenings[Math.floor(random() * happenings.length)] ?? '';
      history.events.push({ date_ev: date, event });
    }
    day += Math.max(1, Math.round(habit.eats * (0.7 + random() * 0.6)));
  }
  let size = animal.size;
  for (const molt of history.molts.toReversed()) {
    molt.size = Math.max(0.3, Math.round(size * 10) / 10);
    size /= habit.growth;
  }
  return history;
}
