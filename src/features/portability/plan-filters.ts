// The filters that plans follow, in the files of exports: species are called by their names, places by the ids that
// they have in the same file.

import {
  mapPlanFilter,
  planFilterProblem,
  tidyPlanFilter,
} from '#src/domain/feeding/plan-filter.ts';
import type { Issue } from '#src/domain/problems/codes.ts';
import { limits } from '#src/domain/limits.ts';

/** No record has this id: a species or place that is gone is nobody's. */
const NOBODY = '0';

export const exportedFilter = (
  fp_filter: string,
  nameOf: (sc_id: number) => string | undefined,
): string =>
  mapPlanFilter(fp_filter, { sc_id: (id) => encodeURIComponent(nameOf(Number(id)) ?? '') });

export const storedFilter = (
  exported: string,
  ids: {
    sc_id: (name: string) => number | null | undefined;
    place_id: (id: number) => number | undefined;
  },
): string =>
  tidyPlanFilter(
    mapPlanFilter(exported, {
      sc_id: (name) => String(ids.sc_id(decoded(name) ?? '') ?? NOBODY),
      place_id: (id) => String(ids.place_id(Number(id)) ?? NOBODY),
    }),
  );

/** What is wrong with one of a file, or null. */
export const exportedFilterProblem = (exported: string): Issue | null =>
  planFilterProblem(
    mapPlanFilter(exported, {
      // a name that is none is reported like an id that is none
      sc_id: (name) =>
        (decoded(name)?.length ?? limits.sc_name + 1) > limits.sc_name ? '?' : NOBODY,
    }),
  );

function decoded(text: string): string | null {
  try {
    return decodeURIComponent(text);
  } catch {
    return null;
  }
}
