import { useState } from 'react';

/**
 * A record while it is typed. Every change is made to the newest draft: two that come within one moment, as a
 * chosen option and the next field's first letter do, are both kept.
 */
export function useDraft<Draft>(start: Draft | (() => Draft)) {
  const [draft, setDraft] = useState(start);
  const change = (part: Partial<Draft>) => setDraft((newest) => ({ ...newest, ...part }));
  return [draft, change] as const;
}
