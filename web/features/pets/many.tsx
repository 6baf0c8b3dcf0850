import type { Progress } from '#src/domain/vocabulary.ts';
import { useAction } from '#web/lib/action.ts';
import { api } from '#web/lib/api.ts';
import { useToday } from '#web/lib/today.ts';
import { setSetting, useSetting } from '#web/state/settings.ts';
import { useTexts } from '#web/texts/texts.ts';
import { ArchiveDialog, type ArchiveDraft } from './archive-dialog.tsx';
import { EventDialog, type EventDraft } from './event-dialog.tsx';
import { FeedDialog, type FeedingDraft } from './feed-dialog.tsx';
import { recorded, undo } from './undo.ts';

export type ManyProps = { ids: number[]; onClose: () => void; onDone: () => void };

/** One feeding for all that are chosen. */
export function FeedMany({ ids, onClose, onDone }: ManyProps) {
  const { pets } = useTexts();
  const [food] = useSetting('last_feeder');
  const today = useToday();
  const feed = useAction(
    (draft: FeedingDraft) => api.pet.feeding.feed_many.post({ ids, ...draft }),
    {
      errorTitle: pets.errorFeeding,
      invalidates: recorded,
      success: ({ fed, before }, draft) => ({
        text: pets.fedMany(fed),
        undo: undo(...undoCalls(draft, before)),
      }),
      done(_answer, draft) {
        if (draft.food) setSetting('last_feeder', draft.food);
        onDone();
      },
    },
  );
  return (
    <FeedDialog
      title={pets.feedMany(ids.length)}
      start={{ date_f: today, food, progress: 0 }}
      busy={feed.busy}
      problems={feed.problems}
      onSave={(draft) => void feed.run(draft)}
      onClose={onClose}
    />
  );
}

/** New records go, older ones say again what they said. */
function undoCalls(draft: FeedingDraft, before: { id: number; was: Progress | null }[]) {
  const { date_f, food } = draft;
  const groups = Map.groupBy(before, (row) => row.was);
  return [...groups].map(([was, rows]) => {
    const ids = rows.map((row) => row.id);
    return was === null
      ? () => api.pet.feeding.delete_many.delete({ ids, date_f, food })
      : () => api.pet.feeding.feed_many.post({ ids, date_f, food, progress: was });
  });
}

/** One event for all that are chosen. */
export function EventMany({ ids, onClose, onDone }: ManyProps) {
  const { pets } = useTexts();
  const today = useToday();
  const add = useAction((draft: EventDraft) => api.pet.events.add_many.post({ ids, ...draft }), {
    errorTitle: pets.errorEvent,
    invalidates: recorded,
    success: ({ rows }) => ({
      text: pets.fedMany(rows.length),
      undo: undo(() =>
        api.pet.events.delete_many.delete({
          ids: rows.filter((row) => row.known === 0).map((row) => row.id),
        }),
      ),
    }),
    done: onDone,
  });
  return (
    <EventDialog
      title={pets.eventMany(ids.length)}
      start={{ date_ev: today, event: '' }}
      busy={add.busy}
      problems={add.problems}
      onSave={(draft) => void add.run(draft)}
      onClose={onClose}
    />
  );
}

/** Archives all that are chosen. */
export function ArchiveMany({ ids, onClose, onDone }: ManyProps) {
  const { pets } = useTexts();
  const archive = useAction(
    (draft: ArchiveDraft) => api.pet.archive_all.put({ ids, archived: 1, ...draft }),
    {
      errorTitle: pets.errorArchiving,
      invalidates: recorded,
      success: ({ changed }) => ({
        text: pets.archivedMany(changed.length),
        undo: undo(() => api.pet.archive_all.put({ ids: changed, archived: 0 })),
      }),
      done: onDone,
    },
  );
  return (
    <ArchiveDialog
      title={pets.archiveMany(ids.length)}
      busy={archive.busy}
      onArchive={(draft) => void archive.run(draft)}
      onClose={onClose}
    />
  );
}
