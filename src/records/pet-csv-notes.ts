import { readOutcome } from '#src/domain/import/history-cells.ts';
import {
  isHere,
  readArchiveReason,
  readFlag,
  reasonOfHeading,
} from '#src/domain/import/pet-cells.ts';
import { restNote } from '#src/domain/import/rest-columns.ts';
import { deniesFeeder } from '#src/domain/paste/meal-words.ts';
import type { ReadOptions } from './csv-columns.ts';
import { isEmptyCell, type PetRecord } from './pet-csv-cells.ts';

// What a row says that its fields can't hold, or not in the words of the row: the notes keep it.

type Noted = { record: PetRecord; notes: string[] };

/** What is left for the fields, and what goes to the notes. */
export function withNotes(written: PetRecord, options: ReadOptions): Noted {
  const steps = [ofStatus, withoutDay, ofReaction, ofFeeder];
  return steps.reduce<Noted>(
    ({ record, notes }, step) => {
      const said = step(record, options);
      return { record: said.record, notes: [...notes, ...said.notes] };
    },
    { record: written, notes: [] },
  );
}

/** 'Deceased: yes' is no day but a reason, and what a status says of a kept animal goes to its notes. */
function ofStatus(
  { archive_date: day, archive_reason: status, ...record }: PetRecord,
  { headings = {} }: ReadOptions,
): Noted {
  const flag = day === undefined ? null : readFlag(day);
  const reason = flag === 1 ? reasonOfHeading(headings['archive_date']) : null;
  const isNote =
    status !== undefined &&
    !isHere(status) &&
    readArchiveReason(status) === null &&
    !/^$|reason|grund/iu.test(headings['archive_reason'] ?? '');
  return {
    record: {
      ...record,
      ...(flag === null && day !== undefined && { archive_date: day }),
      ...(flag === 1 && { archived: 'yes' }),
      ...(reason && { archive_reason: reason }),
      ...(status !== undefined && !isNote && { archive_reason: status }),
    },
    notes: isNote ? [restNote(headings['archive_reason'] ?? '', status)] : [],
  };
}

/** A price or a seller without a day is no purchase that can be stored: the notes keep it. */
function withoutDay(record: PetRecord, { headings = {} }: ReadOptions): Noted {
  const { price, currency = '', seller, ...rest } = record;
  if (record.date || record.kept_since || (!price && !seller)) return { record, notes: [] };
  const said = [
    ...(price ? [restNote(headings['price'] ?? 'Price', `${price} ${currency}`.trim())] : []),
    ...(seller ? [restNote(headings['seller'] ?? 'From', seller)] : []),
  ];
  return { record: rest, notes: said };
}

/** A reaction that is no outcome of a meal, or of one without a day, goes to the notes. */
function ofReaction(record: PetRecord, { headings = {} }: ReadOptions): Noted {
  const { progress = '', ...rest } = record;
  const isOutcome = readOutcome(progress.trim()) !== null && !isEmptyCell(record.date_f);
  if (isEmptyCell(progress) || isOutcome) return { record, notes: [] };
  return {
    record: rest,
    notes: [restNote(headings['progress'] ?? 'Reaction', progress)],
  };
}

/** 'no roaches' among the feeders is none. */
function ofFeeder(record: PetRecord, { headings = {} }: ReadOptions): Noted {
  const { food = '', ...rest } = record;
  if (!deniesFeeder(food)) return { record, notes: [] };
  return { record: rest, notes: [restNote(headings['food'] ?? 'Feeder', food)] };
}
