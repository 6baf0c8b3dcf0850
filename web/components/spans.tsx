import type { ReactNode } from 'react';
import type { ExpectedMolt } from '#src/domain/animal/expected-molt.ts';
import { addDays, daysBetween, type Day } from '#src/domain/days.ts';
import type { AnimalType } from '#src/domain/enums.ts';
import { formatShortDay } from '#web/lib/format.ts';
import { sizeText, units } from '#web/lib/size.ts';
import { useToday } from '#web/lib/today.ts';
import { useTexts, type Texts } from '#web/texts/texts.ts';
import { wordsFor } from './words-for.ts';
import { classes } from '#web/ui/classes.ts';
import { vars } from '#web/ui/vars.ts';

type Spanned = {
  id: number;
  an_type: AnimalType;
  title: ReactNode;
  end?: ReactNode;
  expected: ExpectedMolt;
};

/** Expected molts as bars on one ruler of weeks: the days in words, the reason below. `days`: how far the ruler goes. */
export function Spans({ rows, days }: { rows: readonly Spanned[]; days: number }) {
  const { plans, animals } = useTexts();
  const today = useToday();
  return (
    <ul className="spans" style={vars({ '--days': days, '--week': days > MANY_WEEKS ? 28 : 7 })}>
      {rows.map(({ id, an_type, title, end, expected }) => (
        <li key={id}>
          <div className="between">
            {title !== null && <span>{title}</span>}
            <strong className="small">{spanWords(expected, today, plans.molting)}</strong>
          </div>
          <Bar expected={expected} today={today} days={days} />
          <p className="small muted">{reasonWords(expected, wordsFor(an_type, plans.molting))}</p>
          {end}
        </li>
      ))}
      <li className="axis" aria-hidden>
        <p className="spans-axis">
          <span>{animals.today}</span>
          {[1, 2, 3].map((third) => (
            <span key={third}>
              {formatShortDay(addDays(today, Math.round((days * third) / 3)))}
            </span>
          ))}
        </p>
      </li>
    </ul>
  );
}

/** Six weeks, or as many as a longer span needs. */
export const rulerDays = ({ to }: ExpectedMolt, today: Day): number =>
  Math.max(42, Math.ceil((daysBetween(today, to) + 1) / 7) * 7);

/** Beyond half a year the ruler has a tick every four weeks. */
const MANY_WEEKS = 182;

function Bar({ expected, today, days }: { expected: ExpectedMolt; today: Day; days: number }) {
  const from = Math.max(0, daysBetween(today, expected.from));
  const to = Math.min(days, daysBetween(today, expected.to) + 1);
  return (
    <div className="track" aria-hidden>
      <i
        className={classes('span', expected.from <= today && 'begun')}
        style={vars({ '--from': Math.min(from, days), '--to': to })}
      />
    </div>
  );
}

type Words = Texts['plans']['molting'];

/** "26 Nov to 10 Dec"; of a span that has begun only when it ends. */
export const spanWords = ({ from, to }: ExpectedMolt, today: Day, molting: Words): string =>
  from <= today
    ? molting.by(formatShortDay(to))
    : molting.between(formatShortDay(from), formatShortDay(to));

/** "3 to 6 cm", "80+ cm"; null for any size. */
function sizesText([from, to]: readonly number[], molting: Words): string | null {
  if (from === undefined) return null;
  const sizes =
    to === undefined ? `${sizeText(from)}+` : molting.between(sizeText(from), sizeText(to));
  return `${sizes} ${units().length}`;
}

/** "Its last gaps: 88, 120 days; 92 days now; refused twice." */
export function reasonWords({ reasons }: ExpectedMolt, molting: Words): string {
  const said = reasons.map(({ code, numbers }) => {
    const [first = 0, second = 0, third = 0, ...sizes] = numbers;
    switch (code) {
      case 'gaps':
        return molting.gaps(numbers.join(', '));
      case 'usual':
        return molting.usual(first, second, third, sizesText(sizes, molting));
      case 'since':
        return molting.since(first);
      case 'refused':
        return molting.refused(first);
      case 'pre_molt':
        return molting.preMolt(first);
    }
  });
  const sentence = said.join('; ');
  return `${sentence.charAt(0).toUpperCase()}${sentence.slice(1)}.`;
}
