import { useState, type ReactNode } from 'react';
import type { Load } from '#web/lib/load.ts';
import { isUnsaved } from '#web/ui/leave-guard.ts';
import { LoadFailed } from './load-failed.tsx';

/**
 * What was loaded; before that a skeleton, and in its place that there is none, or a way to try again. Below what was deleted
 * elsewhere a form stays in which something is typed: it can be copied, and is left with a question.
 */
export function Loaded<T>(props: {
  load: Load<T>;
  skeleton: ReactNode;
  notFound?: ReactNode;
  /** 1 where the page has no other heading. */
  level?: 1;
  children: (data: T) => ReactNode;
}) {
  const { load, skeleton, notFound, level, children } = props;
  const [last, keep] = useState(load.data);
  if (load.data !== undefined && load.data !== last) keep(() => load.data);
  if (load.loading) return skeleton;
  const isGone = load.missing && notFound !== undefined;
  const shown = load.data === undefined && isGone && isUnsaved() ? last : load.data;
  if (shown === undefined) return isGone ? notFound : <LoadFailed load={load} level={level} />;
  return (
    <>
      {isGone && notFound}
      {children(shown)}
    </>
  );
}
