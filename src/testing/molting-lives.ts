import { addDays, type Day } from '#src/domain/days.ts';

export type Molt = { date_mt: Day; size: number | null };

/** A rule that an animal molts by. `grows`: the factor of its gaps and sizes with each molt, until `adult` days. */
type Rule = {
  name: string;
  first: readonly [number, number];
  grows: readonly [number, number];
  adult: number;
  noise: number;
};

/** From slings to adults; noise as part of a gap, of which two thirds of all gaps lie within. */
const rules: readonly Rule[] = [
  { name: 'tarantula', first: [25, 60], grows: [1.08, 1.35], adult: 400, noise: 0.14 },
  { name: 'slow tarantula', first: [60, 120], grows: [1.1, 1.3], adult: 700, noise: 0.16 },
  { name: 'mantis', first: [12, 25], grows: [1, 1.15], adult: 60, noise: 0.1 },
  { name: 'snake', first: [35, 160], grows: [1, 1.04], adult: 200, noise: 0.12 },
  { name: 'scorpion', first: [40, 90], grows: [1.15, 1.5], adult: 365, noise: 0.18 },
];

/** In winter, when it is cooler, gaps are longer. */
const WINTER = 1.15;
const isWinter = (day: Day) => ['11', '12', '01', '02'].includes(day.slice(5, 7));

/** The molts of `count` animals whose rules are known, ten each, the same ones for the same seed. */
export function moltingLives(count: number, seed: number): Molt[][] {
  const random = randomOf(seed);
  const between = ([from, to]: readonly [number, number]) => from + random() * (to - from);
  return Array.from({ length: count }, (_, nth) => {
    const rule = rules[nth % rules.length] as Rule;
    const [grows, sizes] = [between(rule.grows), between([1.12, 1.4])];
    let day = addDays('2015-01-01', Math.floor(random() * 365));
    let [gap, size] = [between(rule.first), between([0.5, 2])];
    return Array.from({ length: 10 }, () => {
      const molt = { date_mt: day, size: random() < 0.8 ? Math.round(size * 100) / 100 : null };
      const noise = Math.exp(rule.noise * normal(random));
      day = addDays(day, Math.max(6, Math.round(gap * noise * (isWinter(day) ? WINTER : 1))));
      size *= gap < rule.adult ? sizes : 1.02;
      gap = Math.min(gap * grows, rule.adult);
      return molt;
    });
  });
}

/** A life as a careless keeper writes it down: molts that are forgotten, noted twice, or in a wrong year. */
export function carelessly(molts: readonly Molt[], seed: number): Molt[] {
  const random = randomOf(seed);
  return molts.flatMap((molt) => {
    const slip = random();
    const wrong = random() < 0.5 ? addDays(molt.date_mt, -3653) : `2095${molt.date_mt.slice(4)}`;
    if (slip < 0.03) return [];
    if (slip < 0.06) return [molt, { ...molt, date_mt: addDays(molt.date_mt, 2) }];
    if (slip < 0.08) return [{ ...molt, date_mt: wrong }];
    if (slip < 0.1 && molt.size) return [{ ...molt, size: molt.size / 10 }];
    return [molt];
  });
}

/** Mulberry32. */
function randomOf(seed: number): () => number {
  let state = seed;
  return () => {
    state = (state + 0x6d2b79f5) | 0;
    let mixed = Math.imul(state ^ (state >>> 15), 1 | state);
    mixed = (mixed + Math.imul(mixed ^ (mixed >>> 7), 61 | mixed)) ^ mixed;
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 4294967296;
  };
}

const normal = (random: () => number): number =>
  Math.sqrt(-2 * Math.log(1 - random())) * Math.cos(2 * Math.PI * random());
