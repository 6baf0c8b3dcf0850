import { addDays, daysBetween, type Day } from '#src/domain/days.ts';
import type { AnimalType } from '#src/domain/enums.ts';
import { wordsFor } from '#web/components/words-for.ts';
import { formatMonth, formatShortDay } from '#web/lib/format.ts';
import { lengthText } from '#web/lib/size.ts';
import { useToday } from '#web/lib/today.ts';
import { useTexts } from '#web/texts/texts.ts';
import { Box } from '#web/ui/box.tsx';
import { useWide } from '#web/ui/use-wide.ts';
import { vars } from '#web/ui/vars.ts';
import { ChartLegend } from './chart-legend.tsx';
import {
  eventSide,
  moltSide,
  placeOf,
  withoutCrowding,
  type Feeding,
  type Molt,
  type Side,
} from './charts.ts';

type Props = {
  an_type: AnimalType;
  feedings: readonly Feeding[];
  molts: readonly Molt[];
  events: readonly { date_ev: Day; event: string }[];
  since: Day;
};

/** The last twelve months on one line: meals on it, molts above, events below. */
export function YearLine({ an_type, feedings, molts, events, since }: Props) {
  const pets = wordsFor(an_type, useTexts().pets);
  const today = useToday();
  const isWide = useWide();
  const at = (day: Day) => placeOf(day, since, today);
  const inYear = (day: Day) => day >= since && day <= today;
  const eaten = feedings.filter((one) => one.progress !== 1 && inYear(one.date_f));
  const molted = molts
    .filter((molt) => inYear(molt.date_mt))
    .map((molt) => ({ ...molt, at: at(molt.date_mt) }));
  const happened = events
    .filter((one) => inYear(one.date_ev))
    .map((one) => ({ ...one, at: at(one.date_ev) }));
  const width = isWide ? 16 : 22;
  const sideOf = moltSide(width);
  const moltLabels = withoutCrowding(molted, width, sideOf);
  const eventLabels = withoutCrowding(happened, isWide ? 26 : 52, eventSide);
  const fed = eaten.filter((one) => one.progress === 0).length;
  const axis = [0, 25, 50, 75, 100].map((percent) => formatMonth(dayAt(percent, since, today)));
  return (
    <Box title={pets.year}>
      <div
        className="timeline"
        role="img"
        aria-label={pets.yearAlt(fed, eaten.length - fed, molted.length, happened.length)}
      >
        <ol className="timeline-line" aria-hidden>
          {happened.map((one) => (
            <li
              key={`${one.date_ev} ${one.event}`}
              className="event"
              style={vars({ '--at': one.at })}
            >
              {eventLabels.has(one) && (
                <b className={looks[eventSide(one.at)]}>{shortened(one.event)}</b>
              )}
            </li>
          ))}
          {eaten.map((one) => (
            <li
              key={`${one.date_f} ${one.food}`}
              className={one.progress === 0 ? 'fed' : 'refused'}
              style={vars({ '--at': at(one.date_f) })}
            />
          ))}
          {molted.map((one) => (
            <li key={one.date_mt} className="molt" style={vars({ '--at': one.at })}>
              {moltLabels.has(one) && (
                <b className={looks[sideOf(one.at)]}>
                  {formatShortDay(one.date_mt)}
                  {one.size !== null && (
                    <>
                      {isWide ? ', ' : <br />}
                      {lengthText(one.size)}
                    </>
                  )}
                </b>
              )}
            </li>
          ))}
        </ol>
        <ol className="timeline-axis" aria-hidden>
          {axis.map((label, index) => (
            <li key={index}>{label}</li>
          ))}
        </ol>
      </div>
      <ChartLegend marks={['fed', 'refused', 'molt', 'event']} an_type={an_type} ticks />
    </Box>
  );
}

/** What stands where it is by itself has no class. */
const looks = { left: 'to-left', right: 'to-right', around: undefined } satisfies Record<
  Side,
  string | undefined
>;

const shortened = (text: string) => (text.length > 28 ? `${text.slice(0, 27)}…` : text);

function dayAt(percent: number, from: Day, to: Day): Day {
  return addDays(from, Math.round((daysBetween(from, to) * percent) / 100));
}
