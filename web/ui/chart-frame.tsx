import { useId, type ReactNode } from 'react';
import { AsTable, type ChartTable } from './as-table.tsx';
import { vars } from './vars.ts';

/** A position in the chart, in percent from its lower left corner. */
type ChartPoint = { x: number; y: number };

/** `isSmall`: round and smaller than the others. */
type ChartDot = ChartPoint & { isSmall?: boolean };

/**
 * The frame of a chart. Its SVG (0 to 100 in both directions, stretched) draws lines only; text and dots are HTML, so
 * text never scales. Screen readers get the summary and a table.
 */
export function ChartFrame(props: {
  title: ReactNode;
  /** After the title: the unit, or the legend. */
  sub?: ReactNode;
  /** What the chart shows, as a sentence. */
  finding: string;
  /** Labels of the axes, y from the top down. */
  yLabels: readonly string[];
  xLabels: readonly string[];
  /** x labels are centred in equal cells, for bars. */
  cells?: boolean;
  height?: string;
  /** Shapes for the SVG: <path className="stroke"> and <path className="fill">. */
  shapes?: ReactNode;
  dots?: readonly ChartDot[];
  /** Days that are marked by a line across the chart: how far from the left, in percent. */
  marks?: readonly number[];
  /** Lies over the drawing, and can be used. */
  over?: ReactNode;
  values?: readonly (ChartPoint & { text: string })[];
  /** Bars: the heights of each cell, in percent. */
  bars?: readonly (readonly number[])[];
  table: ChartTable;
}) {
  const { title, sub, finding, yLabels, xLabels, cells = false, height } = props;
  const id = useId();
  return (
    <figure className="chart" aria-labelledby={id} style={vars({ '--h': height })}>
      <figcaption className="box-head">
        <h2 id={id}>{title}</h2>
        {sub}
      </figcaption>
      <div className="plot">
        <div className="y" aria-hidden>
          {yLabels.map((label, at) => (
            // two of them may read the same: values of a narrow range are rounded
            <span key={at}>{label}</span>
          ))}
        </div>
        <div
          className="area"
          role="img"
          aria-label={finding}
          style={vars({ '--rows': Math.max(1, yLabels.length - 1) })}
        >
          <Drawing {...props} />
        </div>
        {props.over}
        <div className={cells ? 'x cells' : 'x'} aria-hidden>
          {xLabels.map((label, at) => (
            <span key={at}>{label}</span>
          ))}
        </div>
      </div>
      <AsTable {...props.table} />
    </figure>
  );
}

function Drawing(props: Parameters<typeof ChartFrame>[0]) {
  const { shapes, dots = [], marks = [], values = [], bars } = props;
  return (
    <>
      {shapes !== undefined && (
        <svg viewBox="0 0 100 100" preserveAspectRatio="none" aria-hidden>
          {shapes}
        </svg>
      )}
      {bars !== undefined && (
        <div className="bars">
          {bars.map((cell, at) => (
            <span key={at}>
              {cell.map((percent, bar) => (
                <i key={bar} style={vars({ '--v': percent })} />
              ))}
            </span>
          ))}
        </div>
      )}
      {marks.map((x) => (
        <span key={x} className="mark" style={vars({ '--x': x })} />
      ))}
      {dots.map((dot) => (
        <span
          key={`${dot.x} ${dot.y}`}
          className={dot.isSmall ? 'point' : 'dot'}
          style={place(dot)}
        />
      ))}
      {values.map((value) => (
        <span key={`${value.x} ${value.y}`} className="value" style={place(value)}>
          {value.text}
        </span>
      ))}
    </>
  );
}

function place({ x, y }: ChartPoint) {
  return vars({ '--x': x, '--y': y });
}
