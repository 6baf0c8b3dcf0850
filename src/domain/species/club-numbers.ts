import { isEnough } from './enough.ts';
import { fastsOf, gapsOf, mealGapsOf, sizeAtAge, type Life } from './life.ts';
import {
  countedOf,
  inSteps,
  middleOf,
  middlesBySize,
  MOST,
  usualGaps,
  type SizedSpan,
  type Span,
} from './spans.ts';
import { usualFoods, type UsualFood } from './usual-foods.ts';

type GrowthAt = Span & { years: number };

/**
 * What the records of a club say of a species. Each number is of three keepers and five animals at least, and none is a
 * record of anybody: days and sizes are the middle half, in steps.
 */
export type ClubNumbers = {
  keepers: number;
  animals: number;
  /** Days between molts, by the size before the molt. */
  molts: SizedSpan[];
  /** How many gaps between molts those of all sizes come from. */
  gaps: number;
  /** Sizes (cm) by age: of the females and males where there are enough, else of all. */
  growth: { of: 'f' | 'm' | 'all'; ages: GrowthAt[] }[];
  foods: UsualFood[];
  /** Days between meals, by size. */
  meals: SizedSpan[];
  /** Days without food before a molt. */
  fast: Span | null;
};

/** Null for too few keepers or animals. `lives`: of single animals, the newest first. */
export function clubNumbers(lives: readonly Life[]): ClubNumbers | null {
  const known = lives.filter(
    ({ molts, lengths, meals }) => molts.length + lengths.length + meals.length > 0,
  );
  if (!isEnough(known)) return null;
  const gaps = told(known, gapsOf);
  const fast = middleOf(told(known, (life) => fastsOf(life).slice(-MOST)));
  return {
    keepers: new Set(known.map(({ uid }) => uid)).size,
    animals: known.length,
    molts: middlesBySize(gaps),
    gaps: (countedOf(gaps) ?? []).reduce((sum, { values }) => sum + values.length, 0),
    growth: growthBySex(known),
    foods: usualFoods(known),
    meals: middlesBySize(told(known, steadyMeals), { newest: MOST }),
    fast: fast && inSteps(fast),
  };
}

/** The usual days between molts, by size, by which an animal without gaps of its own is foreseen. */
export const usualGapsOf = (lives: readonly Life[]) => usualGaps(told(lives, gapsOf));

const told = <Value>(lives: readonly Life[], values: (life: Life) => readonly Value[]) =>
  lives.map((life) => ({ uid: life.uid, values: values(life) }));

/** Fewer meals tell no rhythm. */
const MEALS = 4;
const steadyMeals = (life: Life) => {
  const gaps = mealGapsOf(life);
  return gaps.length >= MEALS - 1 ? gaps : [];
};

const AGES = [0.5, 1, 1.5, 2, 3, 4, 5, 6, 8, 10, 12, 15, 20];
const sexes = ['f', 'm'] as const;

function growthBySex(lives: readonly Life[]): ClubNumbers['growth'] {
  const bySex = sexes.flatMap((of) =>
    line(
      of,
      lives.filter(({ gender }) => gender === of),
    ),
  );
  return bySex.length > 0 ? bySex : line('all', lives);
}

/** One age alone is no line. */
function line(of: 'f' | 'm' | 'all', lives: readonly Life[]): ClubNumbers['growth'] {
  const ages = AGES.flatMap((years) => {
    const span = middleOf(
      told(lives, (life) => {
        const size = sizeAtAge(life, years);
        return size === null ? [] : [size];
      }),
    );
    return span ? [{ years, ...sizeSteps(span) }] : [];
  });
  return ages.length > 1 ? [{ of, ages }] : [];
}

function sizeSteps({ low, high, animals }: Span): Span {
  const step = high < 3 ? 0.2 : 0.5;
  const rounded = (cm: number) => Math.round(cm * 100) / 100;
  return {
    low: rounded(Math.floor(rounded(low / step)) * step),
    high: rounded(Math.ceil(rounded(high / step)) * step),
    animals,
  };
}

/** How far back meals tell what is usual. */
export const MEAL_DAYS = 730;
