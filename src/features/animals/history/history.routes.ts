import { t } from 'elysia';
import { addDays } from '#src/domain/days.ts';
import type { Context } from '#src/platform/context.ts';
import { choice, IdParam, IdText, paging } from '#src/platform/http/params.ts';
import { createRouter } from '#src/platform/http/router.ts';
import { countHistory, listForCharts, listTimeline, timelineKinds } from './history.queries.ts';
import { requirePet } from '#src/features/animals/pets/pets.service.ts';

const YEAR = 365;

/** A pet's past: one merged list, and the data of its charts. For its owner and the administrator. */
export const historyRoutes = (context: Context) =>
  createRouter(context, '/pet')
    .get(
      '/timeline',
      ({ user, query: { id, kind, offset = 0, limit = 12 } }) => {
        requirePet(context, user, id);
        const counts = countHistory(context.db, id);
        const all = Object.values(counts).reduce((sum, n) => sum + n, 0);
        const count = kind ? counts[kind] : all;
        return { rows: listTimeline(context.db, id, kind ?? null, offset, limit), count };
      },
      {
        user: true,
        query: t.Object({ id: IdText, kind: t.Optional(choice(timelineKinds)), ...paging }),
      },
    )
    .get(
      '/history/:id',
      ({ user, params, today }) => {
        requirePet(context, user, params.id);
        const since = addDays(today, -YEAR);
        return { since, ...listForCharts(context.db, params.id, since) };
      },
      { user: true, params: IdParam },
    );
