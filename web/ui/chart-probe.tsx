import { useState, type PointerEvent } from 'react';
import { vars } from './vars.ts';

type ProbePoint = { x: number; y: number; text: readonly string[] };

/** Lies over a chart and shows the value nearest to a finger, the mouse, or the arrow keys on a dark slip. */
export function ChartProbe({ label, points }: { label: string; points: readonly ProbePoint[] }) {
  const [at, setAt] = useState<number | null>(null);
  const shown = at === null ? undefined : points[at];
  function near(event: PointerEvent<HTMLDivElement>) {
    const { left, width } = event.currentTarget.getBoundingClientRect();
    const x = (100 * (event.clientX - left)) / Math.max(1, width);
    const away = points.map((point) => Math.abs(point.x - x));
    setAt(away.indexOf(Math.min(...away)));
  }
  return (
    <div
      className="chart-probe"
      onPointerDown={near}
      onPointerMove={near}
      onPointerLeave={(event) => event.pointerType === 'mouse' && setAt(null)}
    >
      <input
        type="range"
        className="visually-hidden"
        aria-label={label}
        aria-valuetext={shown?.text.join(', ')}
        min={0}
        max={Math.max(0, points.length - 1)}
        value={at ?? points.length - 1}
        onFocus={() => setAt((now) => now ?? points.length - 1)}
        onBlur={() => setAt(null)}
        onChange={(event) => setAt(Number(event.currentTarget.value))}
      />
      {shown && (
        <>
          <span className="probe-mark" style={vars({ '--x': shown.x, '--y': shown.y })} />
          <span
            className={shown.y > 60 ? 'tip below' : 'tip'}
            style={vars({ '--x': shown.x, '--y': shown.y })}
          >
            {shown.text.map((line) => (
              <span key={line}>{line}</span>
            ))}
          </span>
        </>
      )}
    </div>
  );
}
