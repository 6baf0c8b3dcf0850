import { dayOf, isDay } from '#src/domain/days.ts';
import { measurementKinds } from '#src/domain/animal/measurements.ts';
import { measuredText } from '#web/features/animals/records/measurement-words.ts';
import { lengthText } from '#web/lib/size.ts';
import type { WaitingLine } from '#web/state/shown-queue.ts';
import { formatBytes } from '#web/lib/format-bytes.ts';
import { formatNearDay, formatNumber } from '#web/lib/format.ts';
import { showAmount } from '#web/lib/money.ts';
import type { Texts } from '#web/texts/texts.ts';
import { kindOf } from './line-kind.ts';

/** What was recorded, in the keeper's words: 'Molt, 4.5 cm', 'Fed, Dubia', 'Picture, IMG_12.jpg, 2.1 MB'. */
export function lineText(line: WaitingLine, { feeding }: Pick<Texts, 'feeding'>): string {
  const { body, bytes, fileName, where } = line;
  const {
    conf_key,
    conf_val,
    food,
    size,
    count,
    s_count,
    event,
    text,
    total_price: price,
    currency,
  } = body;
  const details = [
    conf_key === 'last_feeder' &&
      typeof conf_val === 'string' &&
      (conf_val.replaceAll('"', '') || feeding.noFeeder),
    typeof food === 'string' && food,
    typeof size === 'number' && lengthText(size),
    measured(body),
    where,
    typeof count === 'number' && formatNumber(count),
    typeof s_count === 'number' && s_count > 1 && `${formatNumber(s_count)} ×`,
    typeof price === 'number' &&
      (typeof currency === 'string' ? showAmount(price, currency) : formatNumber(price)),
    shortened(event ?? text),
    shortened(fileName),
    bytes !== null && formatBytes(bytes),
    otherDay(line),
  ];
  return [feeding.lines[kindOf(line).words], ...details].filter(Boolean).join(', ');
}

const days = ['date_f', 'date_mt', 'date_ms', 'date_ev', 's_date', 'pre_molt'];

/** The day that it is of, unless it was noted then. */
function otherDay({ body, at }: WaitingLine): string {
  const noted = dayOf(new Date(at));
  const day = days.map((name) => body[name]).find((value) => typeof value === 'string');
  return typeof day === 'string' && isDay(day) && day !== noted ? formatNearDay(day, noted) : '';
}

function measured({ kind, value }: WaitingLine['body']): string {
  const known = measurementKinds.find((one) => one === kind);
  return known && typeof value === 'number' ? measuredText(known, value) : '';
}

const LONGEST = 60;

function shortened(value: unknown): string {
  if (typeof value !== 'string') return '';
  return value.length > LONGEST ? `${value.slice(0, LONGEST)}…` : value;
}
