import { startTransition, useEffect, useState } from 'react';
import { afterFrame } from './after-frame.ts';

/**
 * A value as it was drawn and painted last; the new one follows right after its frame. For what nobody waits for: it is
 * drawn behind the frame that shows a keystroke or a tap. `first`: before anything was painted.
 */
export function usePainted<Value>(value: Value, first: Value = value): Value {
  const [painted, setPainted] = useState(first);
  useEffect(() => {
    if (painted === value) return;
    return afterFrame(() => startTransition(() => setPainted(value)));
  }, [painted, value]);
  return painted;
}
