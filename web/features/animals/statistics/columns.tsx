export type Part = { value: number; look: 'ink' | 'hollow' | 'knee' };

/** How much of its cell a column takes, in percent. */
const WIDTH = 68;

/** Stacked columns from zero, the first part lowest, drawn in the SVG of a chart. */
export function Columns({ columns, of }: { columns: readonly (readonly Part[])[]; of: number }) {
  const cell = 100 / Math.max(1, columns.length);
  const width = (cell * WIDTH) / 100;
  return columns.flatMap((parts, at) => {
    let below = 0;
    return parts.map(({ value, look }, part) => {
      const height = (value / of) * 100;
      below += height;
      const x = at * cell + (cell - width) / 2;
      return (
        value > 0 && (
          <rect
            key={`${at} ${part}`}
            className={`column ${look}`}
            {...{ x, width, height }}
            y={100 - below}
          />
        )
      );
    });
  });
}
