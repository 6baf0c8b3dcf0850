import type { ReactNode } from 'react';
import { classes } from '#web/ui/classes.ts';
import { vars } from '#web/ui/vars.ts';

export type Bar = {
  key: string | number;
  name: ReactNode;
  /** Its length; the longest one fills its row. */
  value: number;
  said: ReactNode;
  hollow?: boolean;
  /** Of molts. */
  knee?: boolean;
  /** Of all that have no bar: a number alone, beside which the others would look like nothing. */
  sum?: boolean;
};

/** Values to compare, each a bar from zero with its name before it and its number behind it. */
export function HorizontalBars({ bars, label }: { bars: readonly Bar[]; label: string }) {
  const longest = Math.max(...bars.map(({ value, sum }) => (sum ? 0 : value)), 0) || 1;
  return (
    <ul className="horizontal-bars" aria-label={label}>
      {bars.map(({ key, name, value, said, hollow, knee, sum }) => (
        <li key={key}>
          <span>{name}</span>
          <span
            className={classes(
              'horizontal-bar',
              hollow && 'hollow',
              knee && 'knee',
              (sum || value === 0) && 'at-zero',
            )}
            style={vars({ '--v': sum ? 0 : (value / longest) * 100 })}
            aria-hidden
          />
          <span className="value">{said}</span>
        </li>
      ))}
    </ul>
  );
}
