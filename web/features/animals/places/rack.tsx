import type { AnimalType } from '#src/domain/enums.ts';
import { freeIn, rowsOf, type DrawnPlace, type Rack, type Row } from '#src/domain/places/rooms.ts';
import { countSigns, type SlotSign } from '#src/domain/places/slot-signs.ts';
import { useSkins } from '#web/components/skins.ts';
import { useTexts } from '#web/texts/texts.ts';
import { classes } from '#web/ui/classes.ts';

/** How the slot of an animal is drawn. */
export const signClasses: Record<SlotSign, string> = {
  due: 'is-due',
  refused: 'is-refused',
  pre_molt: 'is-pre-molt',
  fresh_molt: 'is-fresh-molt',
  not_due: '',
};

/** The signs of the animals in a place, in their order. */
type SignsOf = (place_id: number) => readonly SlotSign[];

/** A rack from the front, with a sentence for those who don't see it. */
export function RackDrawing({ rack, signsOf }: { rack: Rack<DrawnPlace>; signsOf: SignsOf }) {
  const { places } = useTexts();
  const { all, due, refused } = countSigns(
    rack.shelves.flatMap(({ place }) => [...signsOf(place.id)]),
  );
  const rows = rowsOf(rack);
  return (
    <div
      className="rack"
      role="img"
      aria-label={places.drawing(rack.place.name, rows.length, all, due, refused)}
    >
      {rows.map((row) => (
        <RowDrawing key={row.place.id} row={row} signsOf={signsOf} />
      ))}
    </div>
  );
}

function RowDrawing({ row, signsOf }: { row: Row<DrawnPlace>; signsOf: SignsOf }) {
  return (
    <span className={row.mark ? 'shelf' : 'shelf unmarked'}>
      {row.mark && <b>{row.mark}</b>}
      <span className="slots">
        {row.shelves.map(({ place }) => (
          <Slots key={place.id} row={row} place={place} signs={signsOf(place.id)} />
        ))}
      </span>
    </span>
  );
}

function Slots(props: { row: Row<DrawnPlace>; place: DrawnPlace; signs: readonly SlotSign[] }) {
  const { row, place, signs } = props;
  return (
    <>
      {signs.map((sign, at) => (
        <i key={at} className={classes('slot', signClasses[sign])} />
      ))}
      {Array.from({ length: freeIn(row, place, signs.length) }, (_, at) => (
        <i key={`free ${at}`} className="slot is-free" />
      ))}
    </>
  );
}

const keySigns = ['due', 'refused', 'pre_molt', 'fresh_molt', 'not_due'] as const;

/** What the signs mean; once on a page. */
export function SlotKey({ of }: { of: readonly { an_type: AnimalType }[] }) {
  const { places } = useTexts();
  const words = { ...places.keyWords, ...useSkins(of).signs };
  return (
    <ul className="slot-key" aria-label={places.key}>
      {keySigns.map((sign) => (
        <li key={sign}>
          <i className={classes('slot', signClasses[sign])} />
          {words[sign]}
        </li>
      ))}
      <li>
        <i className="slot is-free" />
        {places.keyWords.free}
      </li>
    </ul>
  );
}
