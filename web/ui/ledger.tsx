import type { ReactNode } from 'react';
import { Icon, type IconName } from './icon.tsx';

/** A record by date: days in the margin (`iso`: with the year), entries to the right of its line. */
export function Ledger(props: { label?: string; iso?: boolean; children: ReactNode }) {
  const { label, iso = false, children } = props;
  return (
    <ol className={iso ? 'ledger iso' : 'ledger'} aria-label={label}>
      {children}
    </ol>
  );
}

export function LedgerEntry(props: {
  /** The shown date; `dateTime` is the machine-readable day or instant. */
  when: ReactNode;
  dateTime?: string;
  icon?: IconName;
  what: ReactNode;
  note?: ReactNode;
  end?: ReactNode;
}) {
  const { when, dateTime, icon, what, note, end } = props;
  return (
    <li>
      <time className="when" dateTime={dateTime}>
        {when}
      </time>
      <div className="entry-content">
        {icon !== undefined && <Icon name={icon} />}
        {what}
        {note !== undefined && note !== null && <p>{note}</p>}
      </div>
      {end !== undefined && <div className="trailing">{end}</div>}
    </li>
  );
}
