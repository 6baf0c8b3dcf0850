import { isArchivedElsewhere, type Archived } from '#src/domain/animal/archive-start.ts';
import { isRecord } from '#src/domain/is-record.ts';
import type { Device } from '#web/device/device.ts';
import type { QueueEntry } from '#web/device/entries.ts';
import { realId } from '#web/device/ids.ts';
import { archivingOf } from '#web/device/started-from.ts';
import type { Version } from '#web/state/dialogs.ts';
import { texts } from '#web/texts/texts.ts';
import { formatDay } from './format.ts';

export type Both = { mine: Archived; theirs: Archived };

/**
 * A refused archiving of an animal that somebody else has archived since, or taken back: as it was meant, and as the last sync
 * told it. Null where no sync has told it yet.
 */
export function archivedTwice({ synced, ids }: Device, entry: QueueEntry): Both | null {
  const { path, pets, body, today, state, refusal } = entry;
  const [pet = 0, ...others] = pets;
  const isRefused =
    state === 'refused' &&
    isRecord(refusal?.value) &&
    refusal.value['code'] === 'changed_elsewhere';
  if (!isRefused || !path.startsWith('/pet/archive') || others.length > 0) return null;
  const animal = synced?.animals.get(realId(pet, ids));
  const was = [body['was']].flat()[0] as Archived | undefined;
  if (!animal || !was) return null;
  const theirs = archivingOf(animal);
  const archived = (body['archived'] ?? 1 - was.archived) as 0 | 1;
  const { reason = null, date = today, note = '' } = archived ? body : { date: null };
  const mine = { archived, archive_reason: reason, archive_date: date, archive_note: note };
  return isArchivedElsewhere(theirs, was, mine as Archived)
    ? { mine: mine as Archived, theirs }
    : null;
}

/** Reason, day and note are one choice. */
export const archiveVersions = ({ mine, theirs }: Both): Version[] => [
  {
    name: 'archived',
    label: texts().pets.archive,
    mine: archiveWords(mine),
    theirs: archiveWords(theirs),
  },
];

function archiveWords({ archived, archive_reason, archive_date, archive_note }: Archived): string {
  const { feeding, pets } = texts();
  if (!archived) return feeding.notArchived;
  const reason = archive_reason ? pets.reasons[archive_reason] : pets.archivedFact;
  return [reason, archive_date && formatDay(archive_date), archive_note].filter(Boolean).join(', ');
}
