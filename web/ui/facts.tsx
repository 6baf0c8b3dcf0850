import type { ReactNode } from 'react';

/** Facts about one thing: pairs of label and value. */
export function Facts({ children }: { children: ReactNode }) {
  return <dl className="facts">{children}</dl>;
}

export function Fact({ label, children }: { label: ReactNode; children: ReactNode }) {
  return (
    <div>
      <dt>{label}</dt>
      <dd>{children}</dd>
    </div>
  );
}

type Sum = { label: ReactNode; value: ReactNode; note?: ReactNode; plus?: boolean };

/** Large numbers in a line: sums of an inventory. */
export function Sums({ sums }: { sums: readonly Sum[] }) {
  return (
    <dl className="sums">
      {sums.map((sum, at) => (
        <div key={at}>
          <dt>{sum.label}</dt>
          <dd className={sum.plus ? 'plus' : undefined}>
            {sum.value}
            {sum.note !== undefined && <small>{sum.note}</small>}
          </dd>
        </div>
      ))}
    </dl>
  );
}
