import type { ReactNode } from 'react';
import { usePainted } from './use-painted.ts';

/** What is below the fold: drawn once what is above it has been painted. */
export function AfterPaint({ children }: { children: ReactNode }) {
  return usePainted(true, false) && children;
}
