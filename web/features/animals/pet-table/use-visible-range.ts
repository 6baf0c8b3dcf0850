import { useLayoutEffect, useState, type RefObject } from 'react';

/** Drawn beyond what is in sight, in pixels, so that a quick scroll meets no gap. */
const BEYOND = 320;
/** The range moves by so much at once: a step of the wheel draws some rows or none. */
const STEP = 160;

/**
 * Which part of an element is in sight, in pixels from its top. The page may scroll, or the box around the element where
 * that is too wide for the page.
 */
export function useVisibleRange(body: RefObject<HTMLElement | null>): readonly [number, number] {
  const [range, setRange] = useState<readonly [number, number]>([0, 2 * window.innerHeight]);
  useLayoutEffect(() => {
    const measure = () => {
      const next = body.current && rangeOf(body.current);
      if (next) setRange((now) => (now[0] === next[0] && now[1] === next[1] ? now : next));
    };
    measure();
    // captured: the box around the table scrolls without the event reaching the window
    const listening = { capture: true, passive: true };
    window.addEventListener('scroll', measure, listening);
    window.addEventListener('resize', measure);
    return () => {
      window.removeEventListener('scroll', measure, listening);
      window.removeEventListener('resize', measure);
    };
  }, [body]);
  return range;
}

/** The part of such a range that may be in sight, without what is drawn beyond it. */
export const inSight = ([from, to]: readonly [number, number]): readonly [number, number] => [
  from === 0 ? 0 : from + BEYOND,
  to - BEYOND,
];

function rangeOf(body: HTMLElement): [number, number] {
  const { top } = body.getBoundingClientRect();
  const box = body.closest('.pet-grid-box')?.getBoundingClientRect();
  const first = Math.max(0, box?.top ?? 0) - top - BEYOND;
  const last = window.innerHeight - top + BEYOND;
  return [Math.max(0, Math.floor(first / STEP) * STEP), Math.ceil(last / STEP) * STEP];
}
