import { formatNumber } from '#web/lib/format.ts';
import { useTexts } from '#web/texts/texts.ts';
import { classes } from '#web/ui/classes.ts';
import { vars } from '#web/ui/vars.ts';

/** The widths that a list's rulers may share, in cm. */
const WIDTHS = [6, 12, 20, 32];

/**
 * One width for all rulers of a list, so that they are comparable: the smallest that holds all but the longest tenth,
 * which is drawn broken. Sizes in cm.
 */
export function rulerWidth(sizes: readonly (number | null)[]): number {
  const known = sizes.filter((size) => size !== null).toSorted((a, b) => a - b);
  const most = known[Math.ceil(known.length * 0.9) - 1] ?? 0;
  return WIDTHS.find((width) => width >= most) ?? WIDTHS.at(-1) ?? most;
}

/** A leg span drawn to scale, with a tick for each centimetre; `was` marks the growth of the last molt. */
export function Ruler({ size, was, of = 20 }: { size: number; was?: number | null; of?: number }) {
  const { animals } = useTexts();
  const over = size > of;
  const shown = Math.min(size, of);
  const grew = was !== undefined && was !== null && was < size;
  return (
    <p
      className={classes('scale', over && 'over')}
      style={vars({
        '--cm': shown,
        '--of': of,
        '--tick': of > 20 ? 5 : 1,
        '--was': grew ? Math.min(was, of) : undefined,
      })}
    >
      <span className={grew ? 'scale-bar was' : 'scale-bar'} />
      <span>
        {grew && <span className="visually-hidden">{animals.grewFrom}</span>}
        {grew
          ? animals.grew(formatNumber(was), formatNumber(size))
          : animals.cm(formatNumber(size))}
      </span>
    </p>
  );
}
