import { useLayoutEffect, useRef, useState, type RefObject } from 'react';

/** Drawn beyond what is in sight, in pixels, so that a quick scroll meets no gap. */
const BEYOND = 320;
/** The range moves by so much at once: a step of the wheel draws some rows or none. */
const STEP = 160;

/** What is above the table, such as a line of chips, may come or go without a scroll. */
const MOVED = 64;

type Range = readonly [number, number];

/**
 * Which part of an element is drawn, in pixels from its top: what is in sight, and more beyond its edges. `sight`: what
 * was in sight when it was last scrolled. The page may scroll, or the box around the element where that is too wide for the page.
 */
export function useVisibleRange(body: RefObject<HTMLElement | null>) {
  const [range, setRange] = useState<Range>([0, 2 * window.innerHeight]);
  const sight = useRef<Range>(range);
  useLayoutEffect(() => {
    const measure = () => {
      if (!body.current) return;
      const [first, last] = (sight.current = sightOf(body.current));
      const next = [
        Math.max(0, Math.floor((first - BEYOND) / STEP) * STEP),
        Math.ceil((last + BEYOND) / STEP) * STEP,
      ] as const;
      setRange((now) => (now[0] === next[0] && now[1] === next[1] ? now : next));
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
  return { range, sight };
}

/** The part that may be in sight now, with what is above the table as it is or gone. */
export const around = ([first, last]: Range): Range => [first - MOVED, last + MOVED];

function sightOf(body: HTMLElement): Range {
  const { top } = body.getBoundingClientRect();
  const box = body.closest('.pet-grid-box')?.getBoundingClientRect();
  return [Math.max(0, box?.top ?? 0) - top, window.innerHeight - top];
}
