import type { ReactNode } from 'react';

/** One setting: its name, what it does, and the control at the end of the line. */
export function Setting(props: { name: string; hint?: ReactNode; children: ReactNode }) {
  const { name, hint, children } = props;
  return (
    <div className="set">
      <div>
        <p className="set-name">{name}</p>
        {hint !== undefined && <p className="hint">{hint}</p>}
      </div>
      {children}
    </div>
  );
}

/** A part of the settings, which an address can lead to. */
export function SettingPart(props: {
  id: string;
  title: string;
  end?: ReactNode;
  children: ReactNode;
}) {
  const { id, title, end, children } = props;
  return (
    <section className="box" id={id} aria-labelledby={`${id}-title`}>
      <div className="box-head">
        <h2 id={`${id}-title`}>{title}</h2>
        {end}
      </div>
      {children}
    </section>
  );
}
