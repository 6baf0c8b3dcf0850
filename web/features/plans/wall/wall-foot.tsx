import { Lights } from '#web/components/lights.tsx';
import { formatTime } from '#web/lib/format-time.ts';
import { formatInstant, formatInstantDay } from '#web/lib/format.ts';
import { useTexts } from '#web/texts/texts.ts';
import { Icon } from '#web/ui/icon.tsx';

type WallFootProps = { time: string | undefined; now: number; isOld: boolean };

/** How old it is, always in sight, and the light: the only thing to touch. */
export function WallFoot({ time, now, isOld }: WallFootProps) {
  const { wall } = useTexts();
  const asOf = time === undefined ? '' : wall.asOf(shortTime(time, new Date(now).toISOString()));
  return (
    <footer className="wall-foot">
      <span role="status">
        <Icon name={isOld ? 'offline' : 'check'} />
        {[asOf, isOld ? wall.noNetwork : ''].filter(Boolean).join(', ')}
      </span>
      <span>{wall.readOnly}</span>
      <Lights />
    </footer>
  );
}

/** With the day, where it is another one. */
const shortTime = (time: string, now: string) =>
  formatInstantDay(time) === formatInstantDay(now) ? formatTime(time) : formatInstant(time);
