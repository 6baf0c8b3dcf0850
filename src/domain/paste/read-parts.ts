import type { Above } from './above.ts';
import { bySize } from './by-size.ts';
import type { ListRules, PastedFields } from './fields.ts';
import { LONGEST, readLine, type PastedLine } from './read-line.ts';
import { partsOf } from './several.ts';
import { isTaskAhead } from './tasks.ts';

/** A line as one or more: what 'both' and 'all' say behind the last one is perhaps said of those before it. */
export function readParts(
  text: string,
  no: number,
  rules: ListRules,
  above: Above,
  from: number,
): PastedLine[] {
  // what a messenger wrote is out of sight, while all else stays in its place
  const own = ' '.repeat(from) + text.slice(from);
  const parts = text.length > LONGEST ? [] : partsOf(own, rules.index);
  if (parts.length < 2) return bySize({ ...readLine(own, no, rules, above), text });
  const title = readLine(/^[^:]{2,30}(?=:\s)/.exec(own)?.[0] ?? '', no, rules, above);
  const { gender, status } = title.fields;
  const shared = title.kind === 'heading' && {
    gender: gender?.value ?? null,
    ...(status && { status: { value: status.value, sure: true } }),
  };
  const read = parts.map((span, at) => {
    const part = readLine(own.slice(...span), no, rules, {
      ...above,
      ...(at > 0 && shared ? shared : {}),
    });
    const notes = part.notes.filter(({ text: note }) => !JOINING.test(note));
    return { ...part, notes, text: text.slice(...span), part: at + 1 };
  });
  // 'repot: GBB, B. hamorii' is to be done with all of them
  if (isTaskAhead(own) && read[0]?.kind === 'unread') for (const part of read) part.kind = 'unread';
  const last = read.at(-1);
  if (last && OF_ALL.test(last.text)) {
    const { count } = last.fields;
    // 'both' are those of the line, not two of the last
    if (count?.from && OF_ALL.test(last.text.slice(...count.from))) delete last.fields.count;
    for (const part of read.slice(0, -1)) part.fields = { ...ofAll(last.fields), ...part.fields };
  }
  return read;
}

const JOINING = /^(?:and|und|plus|sowie|oraz|i|a|y|e|et|en|és)$/i;
const OF_ALL = /(?<!\p{L})(?:both|all|each|alle|beide|je|jeweils)(?!\p{L})/iu;

function ofAll(last: PastedFields): PastedFields {
  const { gender, kept_since, hatched, last_fed, refused, last_molt, price, stage, origin } = last;
  const told = { gender, kept_since, hatched, last_fed, refused, last_molt, price, stage, origin };
  return Object.fromEntries(
    Object.entries(told).flatMap(([key, field]) =>
      field ? [[key, { ...field, sure: false, from: null }]] : [],
    ),
  );
}
