import { useEffect, useRef } from 'react';

/** So far from the edges of the window a dragged entry scrolls the page, in px: the faster, the nearer it is. */
const TOP = 96;
const BOTTOM = 160;
const SLOWER = 8;

/** What is under a dragged entry: another one, or a list without one there. */
type Over = { entry: number } | { list: number };

type Handlers = {
  /** Returns whether it is one of those that are sorted. */
  onOver: (id: number, over: Over) => boolean;
  onEnd: (dropped: boolean) => void;
};

/** Follows the pointer wherever it goes: the entry that it holds moves in the page meanwhile. */
export function useDrag(dragged: number | null, { onOver, onEnd }: Handlers): void {
  const handlers = useRef({ onOver, onEnd });
  useEffect(() => {
    handlers.current = { onOver, onEnd };
  });
  useEffect(() => {
    if (dragged === null) return;
    const id = dragged;
    let at: { x: number; y: number } | null = null;
    function look() {
      const under = at && document.elementFromPoint(at.x, at.y);
      for (const over of oversOf(under))
        if (('entry' in over && over.entry === id) || handlers.current.onOver(id, over)) return;
    }
    // held at the edge the page goes on scrolling
    let frame = requestAnimationFrame(scroll);
    function scroll() {
      frame = requestAnimationFrame(scroll);
      if (at && scrolledAtEdge(at.y)) look();
    }
    function move({ clientX, clientY }: PointerEvent) {
      at = { x: clientX, y: clientY };
      look();
    }
    const drop = () => handlers.current.onEnd(true);
    const cancel = () => handlers.current.onEnd(false);
    window.addEventListener('pointermove', move);
    window.addEventListener('pointerup', drop);
    window.addEventListener('pointercancel', cancel);
    return () => {
      cancelAnimationFrame(frame);
      window.removeEventListener('pointermove', move);
      window.removeEventListener('pointerup', drop);
      window.removeEventListener('pointercancel', cancel);
    };
  }, [dragged]);
}

/** What an element stands in, the innermost first. */
function* oversOf(under: Element | null): Generator<Over> {
  for (let part = under?.closest<HTMLElement>(MARKED); part;) {
    const { sorted, sortedList } = part.dataset;
    if (sorted !== undefined) yield { entry: Number(sorted) };
    if (sortedList !== undefined) yield { list: Number(sortedList) };
    part = part.parentElement?.closest<HTMLElement>(MARKED);
  }
}

const MARKED = '[data-sorted], [data-sorted-list]';

function scrolledAtEdge(y: number): boolean {
  const before = window.scrollY;
  const below = y - (window.innerHeight - BOTTOM);
  if (y < TOP) window.scrollBy(0, (y - TOP) / SLOWER);
  else if (below > 0) window.scrollBy(0, below / SLOWER);
  return window.scrollY !== before;
}
