import type { DrawingParts } from './drawings.ts';

/** A step on the screen of a phone or computer. The words beside it say the same. */
export function Drawing({ parts, isPhone }: { parts: DrawingParts; isPhone: boolean }) {
  return (
    <svg className="dev" viewBox="0 0 160 200" aria-hidden="true">
      {isPhone ? (
        <>
          <rect className="case" x="34" y="4" width="92" height="192" rx="12" />
          <rect className="screen" x="40" y="16" width="80" height="168" rx="2" />
        </>
      ) : (
        <>
          <rect className="case" x="4" y="28" width="152" height="110" rx="5" />
          <rect className="screen" x="10" y="34" width="140" height="98" />
          <path className="case" d="M0 150h160l-10 12H10z" />
          <rect className="ln" x="24" y="42" width="112" height="82" rx="3" />
          <path className="ln" d="M24 57h112" />
        </>
      )}
      {parts.map((part) => (
        <Part key={part} part={part} />
      ))}
    </svg>
  );
}

function Part({ part }: { part: string }) {
  const [, look = '', shape = ''] = /^(\w+) (.*)$/.exec(part) ?? [];
  if (/^[Mm]/.test(shape)) return <path className={look} d={shape} />;
  const [x, y, width, height, rx] = shape.split(' ');
  if (height === undefined) return <circle className={look} cx={x} cy={y} r={width} />;
  return <rect className={look} x={x} y={y} width={width} height={height} rx={rx} />;
}
