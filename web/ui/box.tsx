import { useId, type ReactNode } from 'react';

/** A section under a rule: heading, an optional end slot, content. Not a card. */
export function Box({
  id: name,
  title,
  end,
  children,
}: {
  /** Where an address may lead to it. */
  id?: string;
  title: ReactNode;
  end?: ReactNode;
  children?: ReactNode;
}) {
  const id = useId();
  return (
    <section id={name} className="box" aria-labelledby={id}>
      <div className="box-head">
        <h2 id={id}>{title}</h2>
        {end}
      </div>
      {children}
    </section>
  );
}
