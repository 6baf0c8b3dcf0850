import type { ReactNode } from 'react';
import { EmptySkin } from './empty-skin.tsx';

/** Nothing is here yet: the shed skin, what is missing, and the one thing to do. */
export function Empty({
  title,
  children,
  action,
}: {
  title: ReactNode;
  children?: ReactNode;
  action?: ReactNode;
}) {
  return (
    <div className="empty">
      <EmptySkin />
      <h2>{title}</h2>
      {children !== undefined && <p>{children}</p>}
      {action !== undefined && <div className="cluster">{action}</div>}
    </div>
  );
}
