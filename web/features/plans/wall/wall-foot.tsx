import { Lights } from '#web/components/lights.tsx';
import { formatTime } from '#web/lib/format-time.ts';
import { useTexts } from '#web/texts/texts.ts';
import { Icon } from '#web/ui/icon.tsx';

/** How old it is, and the light: the only thing to touch. */
export function WallFoot(props: { time: string | undefined; isOld: boolean; refused: boolean }) {
  const { time, isOld, refused } = props;
  const { wall } = useTexts();
  const asOf = time === undefined ? '' : wall.asOf(formatTime(time));
  return (
    <footer className="wall-foot">
      <span role="status">
        <Icon name={isOld ? 'offline' : 'check'} />
        {[asOf, refused ? wall.revoked : isOld ? wall.noNetwork : ''].filter(Boolean).join(', ')}
      </span>
      <span>{wall.readOnly}</span>
      <Lights />
    </footer>
  );
}
