import type { TableRow } from '#web/features/animals/pet-table/row.ts';

/** A row of the table of animals of which only what matters is said. */
export const aRow = (changes: Partial<TableRow> = {}): TableRow => ({
  ...{ id: 1, name: 'Rosa', sc_id: 4, sc_name: 'Brachypelma hamorii', cm_name: '' },
  ...{ an_type: 'tarantula', gender: 'f', an_count: 1, has_img: 0, img_version: 0, tag: 'AB12CD' },
  ...{ uid: 3, uname: 'Svenja', archived: 0, pre_molt: null, date_f: null, food: null },
  ...{ progress: null, offer_date: null, refusals: 0, refused_since: null, mmt: null, size: null },
  ...{ weight: null, weight_date: null },
  ...{
    kept_since: null,
    hatched: null,
    notes: '',
    archive_reason: null,
    archive_date: null,
    rev: 1,
  },
  ...{ due: 0, plan_date: null, next_date: null, muted: 0, plans: [] },
  ...{ place_id: null, place: null, slot: null },
  ...changes,
});
