import { wordsFor } from '#web/components/words-for.ts';
import { fedText, moltText } from '#web/features/animals/records/detail-words.ts';
import { measuredText } from '#web/features/animals/records/measurement-words.ts';
import { formatDay } from '#web/lib/format.ts';
import { useSizes } from '#web/lib/size.ts';
import { useToday } from '#web/lib/today.ts';
import { useTexts } from '#web/texts/texts.ts';
import { growthRows } from './growth-rows.ts';
import { SheetTable } from './sheet-table.tsx';
import type { Sheet } from './use-sheet.ts';

const unsaid = { outcome: null, molt_no: null, sex_by: null, gender: null, note: '' };

/** Each molt and measurement, with what else was noted of the molt. */
export function SheetGrowth({ sheet }: { sheet: Sheet }) {
  const pets = wordsFor(sheet.pet.an_type, useTexts().pets);
  useSizes();
  const { rows, kinds, isThinned } = growthRows(sheet.history, sheet.pet.an_type);
  const molts = new Map(sheet.molts.map((molt) => [molt.day, molt]));
  return (
    <SheetTable
      title={pets.growth}
      none={pets.noHistory}
      note={isThinned ? pets.sheet.thinned : undefined}
      heads={[pets.day, ...kinds.map((kind) => pets.measure.kinds[kind]), pets.molt]}
      rows={rows.map(({ day, molted, values }) => ({
        key: day,
        cells: [
          formatDay(day),
          ...kinds.map((kind) => {
            const value = values[kind];
            return value === undefined ? '' : measuredText(kind, value);
          }),
          molted ? moltText(molts.get(day) ?? unsaid, [pets.molted], pets) : '',
        ],
      }))}
    />
  );
}

export function SheetRefusals({ sheet }: { sheet: Sheet }) {
  const { pets } = useTexts();
  const { feedings, since } = sheet.history;
  return (
    <SheetTable
      title={pets.sheet.refusals(formatDay(since))}
      none={pets.sheet.none}
      heads={[pets.day, pets.feeder]}
      rows={feedings
        .filter(({ progress }) => progress === 2)
        .toReversed()
        .map(({ date_f, food }, at) => ({ key: at, cells: [formatDay(date_f), food] }))}
    />
  );
}

/** Fed, offered or refused, the newest first. */
export function SheetFeedings({ sheet: { feedings } }: { sheet: Sheet }) {
  const { pets } = useTexts();
  const outcomes = [pets.fed, pets.attempt, pets.refused];
  return (
    <SheetTable
      title={pets.sheet.feedings(feedings.length)}
      none={pets.noHistory}
      heads={[pets.day, pets.feeder, pets.state]}
      rows={feedings.map((entry) => ({
        key: entry.id,
        cells: [formatDay(entry.day), fedText(entry, pets), outcomes[entry.progress ?? 0]],
      }))}
    />
  );
}

/** None is no finding, as no refusal is one, and would often take a page of its own. */
export function SheetEvents({ sheet: { events } }: { sheet: Sheet }) {
  const { pets } = useTexts();
  const today = useToday();
  if (events.length === 0) return null;
  return (
    <SheetTable
      title={pets.filters.event}
      none={pets.noHistory}
      heads={[pets.day, pets.event]}
      rows={events.map(({ id, day, event }) => ({
        key: id,
        cells: [formatDay(day), day > today ? `${pets.planned}: ${event}` : event],
      }))}
    />
  );
}
