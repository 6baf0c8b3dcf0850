import { useLayoutEffect, useRef, useState, type ReactNode } from 'react';
import { vars } from '#web/ui/vars.ts';
import { LEADING, widthOf, type Column } from './columns.ts';

/**
 * The box around the table. Where its columns fit, the page scrolls, and the table's head stays at the top of the window;
 * else the box scrolls to the side, and so it has to scroll down as well.
 */
export function GridBox(props: { columns: readonly Column[]; row: number; children: ReactNode }) {
  const { columns, row, children } = props;
  const box = useRef<HTMLDivElement>(null);
  const [isWide, setWide] = useState(false);
  const needed = widthOf(columns);
  useLayoutEffect(() => {
    const element = box.current;
    if (!element) return;
    const measure = () => {
      const letter = Number.parseFloat(getComputedStyle(document.documentElement).fontSize) || 16;
      const spare = element.clientWidth - needed * letter;
      setWide(element.clientWidth > 0 && spare < 0);
      element.style.setProperty('--spare', `${Math.max(0, spare)}px`);
    };
    const watching = new ResizeObserver(measure);
    watching.observe(element);
    measure();
    return () => watching.disconnect();
  }, [needed]);
  return (
    <div
      ref={box}
      className={isWide ? 'pet-grid-box is-wide' : 'pet-grid-box'}
      style={vars({ '--row': `${row}px`, '--needed': `${needed}rem` })}
    >
      {children}
    </div>
  );
}

/** The widths of the columns: rows come and go, and must not move them. */
export function ColumnWidths({ columns }: { columns: readonly Column[] }) {
  const growing = columns.reduce((sum, { width, grows }) => sum + (grows ? width : 0), 0);
  // a percentage within calc() counts as no width in a table
  const spareFor = (width: number) => `calc(${width}rem + var(--spare, 0px) * ${width / growing})`;
  return (
    <colgroup>
      {LEADING.map((width, at) => (
        <col key={at} style={{ width: `${width}rem` }} />
      ))}
      {columns.map(({ key, width, grows }) => (
        <col key={key} style={{ width: grows ? spareFor(width) : `${width}rem` }} />
      ))}
    </colgroup>
  );
}
