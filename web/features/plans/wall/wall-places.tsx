import { formatTime } from '#web/lib/format-time.ts';
import { formatCount } from '#web/lib/format.ts';
import { useTexts } from '#web/texts/texts.ts';
import { classes } from '#web/ui/classes.ts';
import { Icon } from '#web/ui/icon.tsx';
import { vars } from '#web/ui/vars.ts';
import type { Wall } from './use-wall.ts';

/** What is still to do, place by place. */
export function WallPlaces({ wall: { places } }: { wall: Wall }) {
  const { wall } = useTexts();
  if (places.length === 0) return <p className="wall-nothing">{wall.nothing}</p>;
  return (
    <ul className="wall-places">
      {places.map((place) => (
        <PlaceRow key={place.place_id ?? 0} place={place} />
      ))}
    </ul>
  );
}

function PlaceRow({ place }: { place: Wall['places'][number] }) {
  const { wall } = useTexts();
  const { due, done, done_at, refused, foods, next, remark } = place;
  const finished = done_at ? wall.doneAt(formatTime(done_at)) : wall.allDone;
  return (
    <li className={classes(due === 0 && 'is-done') || undefined}>
      <b className="num">
        {due === 0 ? <Icon name="check" label={wall.allDone} /> : formatCount(due)}
      </b>
      <div>
        <h2>{place.name ?? wall.nowhere}</h2>
        <p>{due === 0 ? finished : foods.join(', ')}</p>
        {next && <p>{wall.next(next.name || next.sc_name, next.place, next.slot)}</p>}
        {due > 0 && remark && <p className="wall-remark">{remark}</p>}
        {refused > 0 && (
          <p className="wall-refused">
            <Icon name="refused" />
            {wall.refusedLast(refused)}
          </p>
        )}
      </div>
      <div
        className="wall-bar"
        role="img"
        aria-label={wall.doneOf(done, due + done)}
        style={vars({ '--done': done / (due + done) })}
      >
        <span />
      </div>
    </li>
  );
}
