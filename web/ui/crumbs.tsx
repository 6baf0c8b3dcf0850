import type { ReactNode } from 'react';
import { Link } from 'wouter';
import { useTexts } from '#web/texts/texts.ts';

/** Where the page stands: links down to it, its own name last. */
export function Crumbs({
  path,
  here,
}: {
  path: readonly { href: string; label: ReactNode }[];
  here: ReactNode;
}) {
  const { ui } = useTexts();
  return (
    <nav className="crumbs" aria-label={ui.breadcrumb}>
      <ol>
        {path.map((crumb) => (
          <li key={crumb.href}>
            <Link href={crumb.href}>{crumb.label}</Link>
          </li>
        ))}
        <li>
          <span aria-current="page">{here}</span>
        </li>
      </ol>
    </nav>
  );
}
