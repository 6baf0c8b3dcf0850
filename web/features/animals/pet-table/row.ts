import type { AnimalGroup } from '#src/domain/animal/animal-groups.ts';
import type { LevelPlace } from '#src/domain/places/place-levels.ts';
import type { Day } from '#src/domain/days.ts';
import type { Gender } from '#src/domain/enums.ts';
import type { PartialDay } from '#src/domain/partial-days.ts';
import type { TableRow } from '#src/features/animals/pets/pet-table.service.ts';

export type { TableRow };
export type TableGroup = AnimalGroup<TableRow>;

/** What can be edited in place, as the calls take it. */
export type Editable = {
  name: string;
  gender: Gender;
  an_count: number;
  kept_since: Day | null;
  hatched: PartialDay | null;
  notes: string;
  place_id: number | null;
};

export type EditField = keyof Editable;
export type CellValue = Editable[EditField];

/** One cell that is to hold something else. */
export type Edit = { id: number; field: EditField; value: CellValue };

/** A place that animals can stand in. */
export type TablePlace = { id: number; path: string };

/** The same with what it stands in. */
export type TreePlace = TablePlace & LevelPlace;

/** What a cell holds. */
export const valueOf = (row: TableRow, field: EditField): CellValue => row[field];
