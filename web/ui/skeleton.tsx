import { useTexts } from '#web/texts/texts.ts';
import { vars } from './vars.ts';

/** Where words will stand. `index` makes neighbours differ, always in the same way. */
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

/** Facts of one thing while they are loaded. */
export function SkeletonFacts({ count = 6 }: { count?: number }) {
  const { ui } = useTexts();
  return (
    <ul className="rows" aria-busy="true" aria-label={ui.loading}>
      {Array.from({ length: count }, (_, row) => (
        <li key={row}>
          <Skeleton width={24} />
          <Skeleton index={row} />
        </li>
      ))}
    </ul>
  );
}
