import { isDay } from '#src/domain/days.ts';
import type { PartialDay } from '#src/domain/partial-days.ts';
import { tellsCount } from './counts.ts';
import { FORMS } from './date-forms.ts';
import { EVENTS } from './date-readers.ts';
import { type DateRules } from './date-rules.ts';
import { toldKind, type DateKind } from './date-kinds.ts';
import { LEFT } from './words.ts';
import type { Field, Line, Span } from './line-taken.ts';

export type DateFields = Partial<Record<DateKind, Field<PartialDay>>>;

/** Every date, by the word beside it; one without such a word may be anything and is unsure. */
export function readDates(
  line: Line,
  rules: DateRules,
  kind: DateKind | null = null,
  known: DateFields = {},
): DateFields {
  const fields: DateFields = {};
  // a date with a word beside it comes before one that may be anything
  for (const isTold of [true, false]) readForms(isTold);
  return fields;

  function readForms(isTold: boolean): void {
    for (const [pattern, read] of FORMS) {
      for (const { text, groups, from } of line.findAll(pattern)) {
        const told = kind === null ? toldKind(line, from) : toldInColumn(line, from, kind);
        if (isTold && !kind && !told) continue;
        // a day behind 'died' without a word of its own is perhaps that of the death
        const isOfLeft = !kind && !told && !known.left && LEFT.test(line.before(from[0]));
        const meant = told?.kind ?? kind ?? (isOfLeft ? ('left' as const) : null);
        const day = read(groups, rules, meant, tellsCount(line, from));
        if (!day || (meant === null && !STANDS_ALONE.test(text.trim()))) continue;
        const at = meant ?? 'kept_since';
        if (fields[at] || known[at] || told?.isDenied) continue;
        const needsDay = !kind && (told?.needsDay || at === 'refused');
        if (needsDay && !isDay(day.value)) continue;
        if (!told && !kind && OF_ELSE.test(line.before(from[0]))) continue;
        // what happened on a day is not told by a month
        const isVague = EVENTS.includes(at) && !isDay(day.value);
        const sure = day.sure && meant !== null && !isOfLeft && !isVague && !told?.isVague;
        fields[at] = { value: day.value, sure, from };
        line.take([told?.from ?? from[0], Math.max(told?.to ?? 0, from[1])]);
        if (told?.keeps) line.leave(told.keeps);
      }
    }
  }
}

/** A cell is of what its heading says; among meals there may be a refusal: 'verweigert 18.11.'. */
function toldInColumn(line: Line, from: Span, kind: DateKind): ReturnType<typeof toldKind> {
  const told = toldKind(line, from);
  const isOfCell = told !== null && line.holds([told.from, told.to]);
  const isRefused = kind === 'last_fed' && told?.kind === 'refused';
  return isOfCell && (told.kind === kind || isRefused) ? { ...told, isVague: false } : null;
}

/** What happens to an animal beside what has a field: such a day is for the notes. */
const OF_ELSE =
  /(?<!\p{L})(?:re-?housed|re-?potted|transferred|paired|mated|weighed|measured|treated|vet|cleaned|umgesetzt|umgetopft|verpaart|gewogen|gemessen|behandelt|tierarzt|przesadzon\p{L}*|überführt|verhuisd|gewogen)[\s:(]*(?:on|am|at|op|le|el)?\s*$/iu;
/** A date that is one without a word beside it; a year may be that of its birth as well as since when it is kept. */
const STANDS_ALONE = /\d{4}.|.\d{4}|\p{L}{3}.*\d|\d[/-]\d+[/-]\d|\d\.\d+\.\d/u;
