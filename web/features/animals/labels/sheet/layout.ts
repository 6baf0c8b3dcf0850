import {
  mostCopies,
  nudgeOf,
  type LabelDesign,
  type LabelSettings,
} from '#src/domain/labels/label-settings.ts';
import {
  pagesOf,
  perPage,
  positions,
  type Place,
  type Sheet,
} from '#src/domain/labels/label-sheets.ts';
import type { PlacedLabel } from './sheet-page.tsx';
import type { LabelArt } from '#web/features/animals/labels/drawing/use-label-art.ts';

export type PlacedPages = {
  pages: PlacedLabel[][];
  count: number;
  /** Places of the first sheet before the first label. */
  used: Place[];
  /** The first free place after the last label, or null when the last sheet is full. */
  nextFree: number | null;
};

/** Distributes labels to sheets. */
export function placeLabels(
  arts: readonly LabelArt[],
  sheet: Sheet,
  settings: LabelSettings,
  { start, copies }: LabelDesign,
): PlacedPages {
  const nudge = nudgeOf(settings, sheet.key);
  const each = Math.min(copies, mostCopies(arts.length));
  const all = arts.flatMap((art) => Array.from({ length: each }, () => art));
  const places = positions(sheet, all.length, start, nudge);
  const pages: PlacedLabel[][] = Array.from({ length: pagesOf(places) }, () => []);
  all.forEach((art, at) => {
    const place = places[at];
    if (place) pages[place.page]?.push({ art, place });
  });
  const room = perPage(sheet);
  const first = Math.min(start, room) - 1;
  const last = (first + all.length) % room;
  return {
    pages,
    count: all.length,
    used: positions(sheet, first, 1, nudge),
    nextFree: all.length === 0 || last === 0 ? null : last + 1,
  };
}
