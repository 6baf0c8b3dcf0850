import type { ReactElement } from 'react';
import type { Line } from './lines.ts';
import { createRowKeys } from '#web/ui/row-keys.ts';

type RowLine = Extract<Line, { kind: 'row' }>;
type Drawn = { id: number; element: ReactElement };

/** The animals that are drawn, each with the elements of one that was there before. */
export function createDrawnRows() {
  const keysOf = createRowKeys();
  let before = new Map<number, Drawn>();
  /**
   * `here`: the animal that the keyboard is at; `held`: that keeps its elements, as a field is typed into there. `sight`: the pixels that may be in sight, where only these are to be drawn again;
   * beyond them a line stays as it was, unless its animal stands elsewhere now.
   */
  return (
    lines: readonly RowLine[],
    here: number | null,
    held: boolean,
    sight: readonly [number, number] | null,
    draw: (line: RowLine, key: number) => ReactElement,
  ): ReadonlyMap<number, ReactElement> => {
    const keys = keysOf(
      lines.map(({ row }) => row.id),
      held ? here : null,
      false,
      here,
    );
    const isWanted = ({ row, top, height }: RowLine) =>
      !sight || row.id === here || (top < sight[1] && top + height > sight[0]);
    const seen = new Set(lines.filter(isWanted).map(({ row }) => row.id));
    const now = new Map<number, Drawn>();
    const elements = lines.map((line): [number, ReactElement] => {
      const { id } = line.row;
      const key = keys.get(id) ?? -1;
      const old = before.get(key);
      const stays = old && !seen.has(id) && !seen.has(old.id) && old.id !== here;
      const drawn = stays ? old : { id, element: draw(line, key) };
      now.set(key, drawn);
      return [id, drawn.element];
    });
    before = now;
    return new Map(elements);
  };
}
