import type { ReactNode } from 'react';
import { EmptySkin } from './empty-skin.tsx';

/** Empty state: the shed skin, what is missing, and the one thing to do. */
export function Empty({
  title,
  children,
  action,
  level,
}: {
  /** Undefined where the page's heading says it. */
  title: ReactNode | undefined;
  children?: ReactNode;
  action?: ReactNode;
  /** 1 where the page has no other heading. */
  level?: 1 | undefined;
}) {
  const Title = level ? 'h1' : 'h2';
  return (
    <div className="empty">
      <EmptySkin />
      {title !== undefined && <Title>{title}</Title>}
      {children !== undefined && <p>{children}</p>}
      {action !== undefined && <div className="cluster">{action}</div>}
    </div>
  );
}
