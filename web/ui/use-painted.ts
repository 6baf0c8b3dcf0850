import { startTransition, useEffect, useState } from 'react';

/**
 * A value as it was drawn and painted last; the new one follows right after its frame. For what nobody waits for: it is
 * drawn behind the frame that shows a keystroke or a tap. `first`: before anything was painted.
 */
export function usePainted<Value>(value: Value, first: Value = value): Value {
  const [painted, setPainted] = useState(first);
  useEffect(() => {
    if (painted === value) return;
    let timer: ReturnType<typeof setTimeout>;
    const frame = requestAnimationFrame(() => {
      timer = setTimeout(() => startTransition(() => setPainted(value)));
    });
    return () => {
      cancelAnimationFrame(frame);
      clearTimeout(timer);
    };
  }, [painted, value]);
  return painted;
}
