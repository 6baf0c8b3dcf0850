import type { ReactNode } from 'react';
import { Link } from 'wouter';
import { useTexts } from '#web/texts/texts.ts';

/**
 * Breadcrumbs: links to the pages above, the page's own name last. On one line; the title attribute has what is cut
 * off.
 */
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
            <Link href={crumb.href}>
              <span title={titleOf(crumb.label)}>{crumb.label}</span>
            </Link>
          </li>
        ))}
        <li>
          <span aria-current="page" title={titleOf(here)}>
            {here}
          </span>
        </li>
      </ol>
    </nav>
  );
}

const titleOf = (label: ReactNode) => (typeof label === 'string' ? label : undefined);
