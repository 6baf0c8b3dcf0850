import { t } from 'elysia';
import type { Context } from '#src/platform/context.ts';
import { wholeText } from '#src/platform/http/params.ts';
import { createRouter } from '#src/platform/http/router.ts';
import { statisticsOf } from './statistics.service.ts';

const Year = wholeText({ minimum: 1950, maximum: 2200 });

/** What a keeper's records say, in numbers. */
export const statisticsRoutes = (context: Context) =>
  createRouter(context, '/statistics').get(
    '/collection',
    ({ uid, today, query }) =>
      statisticsOf(context.db, uid, Math.min(query.year ?? Infinity, yearOf(today)), today),
    {
      user: true,
      query: t.Object({ year: t.Optional(Year) }),
      detail: {
        description:
          'A year of the keeper’s collection in numbers, this year without one. fed and refused: offers with that outcome, open ones are neither; share: refusals as a part of 1. evenings: days on which something was offered. molts: those noted again within four days, or after less than a quarter of the gaps beside, count once, those before the animal hatched not at all; growth: cm above the size before, at a molt or measured by itself, of the most sizes of an animal that never shrink. Archived animals count with what was recorded of them in the year; pets, animals, genders and ages are of those kept now. places: where the animals stand now. meals: what was eaten, with what was bought of it. animals_of_year: who was there in the year, from the day since which it is kept, or its first record. fast: the longest time from a meal of a single animal to the next, or to its last refusal since, up to two years and after it hatched. stuck: molts that were not fine. findings: what differs from the same 90 days a year before, of this year alone; compared: 1 where 50 offers were noted of both. left_out: what does not count.',
      },
    },
  );

const yearOf = (day: string) => Number(day.slice(0, 4));
