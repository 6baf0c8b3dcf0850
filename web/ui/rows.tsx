import type { ReactNode } from 'react';
import { Link } from 'wouter';
import { Icon } from './icon.tsx';

/** A list to scan, separated by hairlines. */
export function Rows({ label, children }: { label?: string; children: ReactNode }) {
  return (
    <ul className="rows" aria-label={label}>
      {children}
    </ul>
  );
}

/** One entry. With `href` its title covers the whole row as a link; the content of `end` is not part of the link. */
export function Row(props: {
  title: ReactNode;
  href?: string;
  plate?: ReactNode;
  /** Beside the title, not part of the link's name. */
  beside?: ReactNode;
  line?: ReactNode;
  end?: ReactNode;
  children?: ReactNode;
}) {
  const { title, href, plate, beside, line, end, children } = props;
  return (
    <li>
      {plate}
      <div className="main">
        {href === undefined ? <strong>{title}</strong> : <Link href={href}>{title}</Link>} {beside}
        {line !== undefined && <span className="secondary">{line}</span>}
        {children}
      </div>
      {end !== undefined && <div className="trailing">{end}</div>}
    </li>
  );
}

/** An entry that is only a link. */
export function WayOn(props: {
  href: string;
  title: ReactNode;
  beside?: ReactNode;
  line?: ReactNode;
  plate?: ReactNode;
  end?: ReactNode;
}) {
  const { href, title, beside, line, plate, end } = props;
  return (
    <li>
      <Link className="row-link" href={href}>
        {plate}
        <span className="main">
          <strong>{title}</strong> {beside}
          {line !== undefined && <span className="secondary">{line}</span>}
        </span>
        <span className="trailing">
          {end}
          <Icon name="right" />
        </span>
      </Link>
    </li>
  );
}
