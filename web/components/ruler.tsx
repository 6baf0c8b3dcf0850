import { toStored } from '#src/domain/animal/units.ts';
import { lengthText, sizeText, useUnits } from '#web/lib/size.ts';
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

/** A length drawn to scale, with a tick for each centimetre or inch; `was` marks the growth of the last molt. */
export function Ruler({ size, was, of = 20 }: { size: number; was?: number | null; of?: number }) {
  const { animals } = useTexts();
  const tick = useTick(of);
  const over = size > of;
  const shown = Math.min(size, of);
  const grew = was !== undefined && was !== null && was < size;
  return (
    <p
      className={classes('scale', over && 'over')}
      style={vars({
        '--cm': shown,
        '--of': of,
        '--tick': tick,
        '--was': grew ? Math.min(was, of) : undefined,
      })}
    >
      <span className={grew ? 'scale-bar was' : 'scale-bar'} />
      <span>
        {grew && <span className="visually-hidden">{animals.grewFrom}</span>}
        {grew ? animals.grew(sizeText(was), lengthText(size)) : lengthText(size)}
      </span>
    </p>
  );
}

/** What lies between two ticks, in cm: one of the keeper's units, on a long ruler more of them. */
export function useTick(of: number): number {
  const [{ length }] = useUnits();
  const one = toStored(1, length);
  return one * (of > 100 ? 10 : of > 20 ? 5 : 1);
}
