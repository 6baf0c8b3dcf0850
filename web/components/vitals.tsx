import type { ReactNode } from 'react';
import { daysBetween, type Day } from '#src/domain/days.ts';
import { useToday } from '#web/lib/today.ts';
import { useTexts } from '#web/texts/texts.ts';
import { Icon, type IconName } from '#web/ui/icon.tsx';

/** The three facts that decide about an animal, before everything else of it. */
export function Vitals({ children }: { children: ReactNode }) {
  return <dl className="vitals">{children}</dl>;
}

export function Vital(props: {
  icon: IconName;
  label: string;
  note?: ReactNode;
  children: ReactNode;
}) {
  const { icon, label, note, children } = props;
  return (
    <div>
      <dt>
        <Icon name={icon} />
        {label}
      </dt>
      <dd>
        {children}
        {note && <small>{note}</small>}
      </dd>
    </div>
  );
}

/** 'today', '4d', '5 mo' */
export function useAge() {
  const { animals } = useTexts();
  const today = useToday();
  return (day: Day) => {
    const age = daysBetween(day, today);
    if (age <= 0) return animals.today;
    return animals.days(age);
  };
}
