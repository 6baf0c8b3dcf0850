import { useState } from 'react';
import { LoadFailed } from '#web/components/load-failed.tsx';
import { Page } from '#web/layout/page.tsx';
import { formatTime } from '#web/lib/format-time.ts';
import { formatWeekday } from '#web/lib/format.ts';
import { useTexts } from '#web/texts/texts.ts';
import { Skeleton } from '#web/ui/skeleton.tsx';
import { useNow } from '#web/lib/use-now.ts';
import { useWall } from './use-wall.ts';
import { WallFoot } from './wall-foot.tsx';
import { WallPlaces } from './wall-places.tsx';
import { WallSide } from './wall-side.tsx';
import { takeWallToken } from './wall-token.ts';

/** Today's round, to be read across the room from a tablet that nobody touches. */
export function WallPage() {
  const { wall } = useTexts();
  const [token] = useState(takeWallToken);
  const now = useNow();
  const { load, shown, isOld, refused } = useWall(token, now);
  if (refused)
    return (
      <Page title={wall.title} narrow>
        <p>{wall.noToken}</p>
        <p className="muted">{wall.howTo}</p>
      </Page>
    );
  if (load.failed && !shown)
    return (
      <Page title={wall.title} bare narrow>
        <LoadFailed load={load} level={1} />
      </Page>
    );
  return (
    <Page title={wall.title} bare className="wall">
      <header className="wall-top">
        <div>
          <h1>{shown ? formatWeekday(shown.day) : wall.title}</h1>
          {shown && <p>{wall.sums(shown.due, shown.due + shown.done)}</p>}
        </div>
        <p className="wall-clock num" aria-hidden>
          {formatTime(new Date(now).toISOString())}
        </p>
      </header>
      {shown ? <WallPlaces wall={shown} /> : <Skeleton />}
      {shown && <WallSide wall={shown} />}
      <WallFoot time={shown?.time} now={now} isOld={isOld} />
    </Page>
  );
}
