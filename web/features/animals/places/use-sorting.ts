import { useEffect, useRef, useState, type KeyboardEvent } from 'react';

type Sorting = {
  ids: readonly number[];
  /** Stores the new order; resolves when it shows. */
  onSorted: (ids: number[]) => Promise<unknown>;
};

/** Marks an entry that a dragged one can take the place of. */
export const sortedEntry = (id: number) => ({ 'data-sorted': id });

/**
 * The order of a list while it is changed: by dragging a grip, or with the arrow keys on it. What the keys changed is stored
 * with Enter, or when the grip loses the focus; Escape takes it back.
 */
export function useSorting({ ids, onSorted }: Sorting) {
  const [draft, setDraft] = useState<readonly number[] | null>(null);
  const [dragged, setDragged] = useState<number | null>(null);
  const newest = useRef(draft);
  const order = draft ?? ids;

  function show(next: readonly number[] | null) {
    newest.current = next;
    setDraft(next);
  }
  function put(id: number, at: number) {
    const now = newest.current ?? ids;
    const rest = now.filter((one) => one !== id);
    const next = rest.toSpliced(Math.max(0, Math.min(at, rest.length)), 0, id);
    if (next.some((one, place) => one !== now[place])) show(next);
  }
  async function store() {
    const next = newest.current;
    if (!next) return;
    if (next.some((one, at) => one !== ids[at])) await onSorted([...next]);
    if (newest.current === next) show(null);
  }
  useDrag(dragged, {
    onOver(id, over) {
      put(id, (newest.current ?? ids).indexOf(over));
    },
    onEnd(dropped) {
      setDragged(null);
      if (dropped) void store();
      else show(null);
    },
  });

  function onKeyDown(id: number, event: KeyboardEvent) {
    const at = order.indexOf(id);
    const to: Record<string, number> = {
      ArrowUp: at - 1,
      ArrowLeft: at - 1,
      ArrowDown: at + 1,
      ArrowRight: at + 1,
      Home: 0,
      End: order.length - 1,
    };
    const next = to[event.key];
    if (next !== undefined) put(id, next);
    else if (event.key === 'Escape' && draft) show(null);
    else if (event.key === 'Enter' && draft) void store();
    else return;
    event.preventDefault();
    event.stopPropagation();
  }
  return {
    order,
    dragged,
    /** Of the button that the entry is dragged by. */
    grip: (id: number) => ({
      onPointerDown(event: { button: number; preventDefault: () => void }) {
        if (event.button === 0) setDragged(id);
      },
      onKeyDown: (event: KeyboardEvent) => onKeyDown(id, event),
      onBlur: () => void (dragged === null && store()),
    }),
  };
}

/** So far from the edges of the window a dragged entry scrolls the page, by so much; in px. */
const EDGE = 96;
const STEP = 16;

function scrollAtEdge(y: number): void {
  if (y < EDGE) window.scrollBy(0, -STEP);
  else if (y > window.innerHeight - 2 * EDGE) window.scrollBy(0, STEP);
}

/** Follows the pointer wherever it goes: the entry that it holds moves in the page meanwhile. */
function useDrag(
  dragged: number | null,
  {
    onOver,
    onEnd,
  }: { onOver: (id: number, over: number) => void; onEnd: (dropped: boolean) => void },
): void {
  const handlers = useRef({ onOver, onEnd });
  useEffect(() => {
    handlers.current = { onOver, onEnd };
  });
  useEffect(() => {
    if (dragged === null) return;
    function move({ clientX, clientY }: PointerEvent) {
      scrollAtEdge(clientY);
      const under = document.elementFromPoint(clientX, clientY);
      const over = Number(under?.closest('[data-sorted]')?.getAttribute('data-sorted') ?? NaN);
      if (Number.isInteger(over) && over !== dragged && dragged !== null)
        handlers.current.onOver(dragged, over);
    }
    const drop = () => handlers.current.onEnd(true);
    const cancel = () => handlers.current.onEnd(false);
    window.addEventListener('pointermove', move);
    window.addEventListener('pointerup', drop);
    window.addEventListener('pointercancel', cancel);
    return () => {
      window.removeEventListener('pointermove', move);
      window.removeEventListener('pointerup', drop);
      window.removeEventListener('pointercancel', cancel);
    };
  }, [dragged]);
}
