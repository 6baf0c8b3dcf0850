import type { ReactNode } from 'react';
import type { Load } from '#web/lib/load.ts';
import { LoadFailed } from './load-failed.tsx';

/** What was loaded; before that a skeleton, and in its place that there is none, or a way to try again. */
export function Loaded<T>(props: {
  load: Load<T>;
  skeleton: ReactNode;
  notFound?: ReactNode;
  /** 1 where the page has no other heading. */
  level?: 1;
  children: (data: T) => ReactNode;
}) {
  const { load, skeleton, notFound, level, children } = props;
  if (load.loading) return skeleton;
  if (load.missing && notFound) return notFound;
  return load.data === undefined ? <LoadFailed load={load} level={level} /> : children(load.data);
}
