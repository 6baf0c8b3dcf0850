import { dayOf, isDay } from '#src/domain/days.ts';
import { genders, type Gender } from '#src/domain/enums.ts';
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
export function lineText(line: WaitingLine, texts: LineTexts): string {
  // what was recorded of several animals counts as often in the headings
  const records = line.records > 1 && texts.feeding.records(line.records);
  return [doneText(line, texts), ...valuesOf(line, texts), ...restOf(line), records]
    .filter(Boolean)
    .join(', ');
}

type LineTexts = Pick<Texts, 'feeding' | 'animals'>;
type Said = Pick<WaitingLine, 'write' | 'body' | 'where'>;

/** What was done: 'Molt', 'One animal less', 'Notes changed'. */
function doneText({ write, body }: Said, { feeding }: LineTexts): string {
  const { words } = kindOf({ write, body });
  const count = Number(body['count']);
  const isCounted = words === 'more' || words === 'fewer' || words === 'part';
  if (isCounted && count !== 1) return feeding.countBy[words](count);
  if (write !== 'PUT /pet/update') return feeding.lines[words];
  const names = Object.keys(body).map((name) => feeding.fields[name]);
  const known = [...new Set(names.filter((name) => name !== undefined))];
  return known.length === 0 ? feeding.lines[words] : feeding.changed(known);
}

/** The values alone, such as those that are stored instead: '44 g'. */
export const valueText = (said: Said, texts: LineTexts): string =>
  valuesOf(said, texts).filter(Boolean).join(', ');

function valuesOf({ write, body, where }: Said, { feeding, animals }: LineTexts) {
  const isCount = /_(count|part)$/.test(write);
  // an edit is told by the names of its fields
  if (write === 'PUT /pet/update') return [];
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
    gender,
  } = body;
  return [
    conf_key === 'last_feeder' &&
      typeof conf_val === 'string' &&
      (conf_val.replaceAll('"', '') || feeding.noFeeder),
    typeof food === 'string' && food,
    typeof size === 'number' && lengthText(size),
    measured(body),
    where,
    write.endsWith('/update_gender') && isGender(gender) && animals.gender[gender],
    typeof count === 'number' && !isCount && formatNumber(count),
    typeof s_count === 'number' && s_count > 1 && `${formatNumber(s_count)} ×`,
    typeof price === 'number' &&
      (typeof currency === 'string' ? showAmount(price, currency) : formatNumber(price)),
    shortened(event ?? text),
  ];
}

const restOf = (line: WaitingLine) => [
  shortened(line.fileName),
  line.bytes !== null && formatBytes(line.bytes),
  otherDay(line),
];

const isGender = (value: unknown): value is Gender => genders.some((one) => one === value);

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
