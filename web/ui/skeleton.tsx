import { useTexts } from '#web/texts/texts.ts';
import { vars } from './vars.ts';

/** A placeholder for text. `index` varies the width, always in the same way. */
export function Skeleton({ width, index = 0 }: { width?: number; index?: number }) {
  const percent = width ?? WIDTHS[index % WIDTHS.length];
  return <span className="skeleton" style={vars({ '--w': `${percent}%` })} />;
}

const WIDTHS = [60, 42, 78, 52, 66, 48, 72];

/** As many entries as the list will have. */
export function SkeletonRows({ count = 12, plate = false }: { count?: number; plate?: boolean }) {
  const { ui } = useTexts();
  return (
    <ul className="rows" aria-busy="true" aria-label={ui.loading}>
      {Array.from({ length: count }, (_, row) => (
        <li key={row}>
          {plate && <span className="plate" />}
          <span className="main stack close">
            <Skeleton index={row} />
            <Skeleton index={row + 3} />
          </span>
        </li>
      ))}
    </ul>
  );
}

/** Facts that are loading. */
export function SkeletonFacts({ count = 6 }: { count?: number }) {
  const { ui } = useTexts();
  return (
    <ul className="facts is-loading" aria-busy="true" aria-label={ui.loading}>
      {Array.from({ length: count }, (_, row) => (
        <li key={row}>
          <Skeleton width={80} />
          <Skeleton index={row} />
        </li>
      ))}
    </ul>
  );
}

/** A text that is loading; `ruled` like the keeper's own notes. */
export function SkeletonText({ lines = 3, ruled = false }: { lines?: number; ruled?: boolean }) {
  const { ui } = useTexts();
  return (
    <div className={ruled ? 'ruled' : undefined} role="status" aria-busy="true">
      <span className="visually-hidden">{ui.loading}</span>
      {Array.from({ length: lines }, (_, line) => (
        <Skeleton key={line} width={line === lines - 1 ? 46 : 92 - 3 * (line % 3)} />
      ))}
    </div>
  );
}
