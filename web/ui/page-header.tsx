import type { ReactNode } from 'react';

/** The page heading with the knee. `sub` is the line below it, `below` what else belongs to it. */
export function Head({
  title,
  sub,
  crumbs,
  actions,
  below,
  className,
}: {
  title: ReactNode;
  sub?: ReactNode;
  crumbs?: ReactNode;
  actions?: ReactNode;
  below?: ReactNode;
  className?: string;
}) {
  return (
    <header className="page-header">
      {crumbs}
      <div className="head-row">
        <div className="head-text">
          <h1 className={className}>{title}</h1>
          {sub !== undefined && sub !== null && <p className="sub">{sub}</p>}
          {below}
        </div>
        {actions !== undefined && <div className="actions">{actions}</div>}
      </div>
    </header>
  );
}
