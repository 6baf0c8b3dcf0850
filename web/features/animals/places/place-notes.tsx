import { useState } from 'react';
import { useAction } from '#web/lib/action.ts';
import { api } from '#web/lib/api.ts';
import type { CallResult } from '#web/lib/ask.ts';
import { useEdit } from '#web/lib/edit.ts';
import { formatShortDay } from '#web/lib/format.ts';
import { lastingKey } from '#web/lib/lasting-key.ts';
import { useToday } from '#web/lib/today.ts';
import { undoBy } from '#web/lib/undo.ts';
import { texts, useTexts } from '#web/texts/texts.ts';
import { Box } from '#web/ui/box.tsx';
import { Button } from '#web/ui/button.tsx';
import { Ledger, LedgerEntry } from '#web/ui/ledger.tsx';
import { NoteDialog, type NoteDraft } from './note-dialog.tsx';
import type { PlaceDetail } from './use-place.ts';
import { rearranged } from './use-places.ts';

type Entry = PlaceDetail['entries'][number];

/** When a place was cleaned, and what else was noted of it, the newest first. */
export function PlaceNotes({ place }: { place: PlaceDetail }) {
  const { places } = useTexts();
  const [adding, setAdding] = useState(false);
  return (
    <Box
      title={places.notes}
      end={
        <Button variant="quiet" icon="plus" onClick={() => setAdding(true)}>
          {places.addNote}
        </Button>
      }
    >
      {place.entries.length === 0 ? (
        <p className="muted">{places.noNotes}</p>
      ) : (
        <Ledger label={places.log}>
          {place.entries.map((entry) => (
            <NoteEntry key={lastingKey(entry.id)} place={place} entry={entry} />
          ))}
        </Ledger>
      )}
      {adding && <AddNote place={place} onClose={() => setAdding(false)} />}
    </Box>
  );
}

function NoteEntry({ place, entry }: { place: PlaceDetail; entry: Entry }) {
  const { places } = useTexts();
  const [editing, setEditing] = useState(false);
  const title = places.noteKinds[entry.kind];
  const when = formatShortDay(entry.date);
  return (
    <LedgerEntry
      when={when}
      dateTime={entry.date}
      icon={entry.kind === 'cleaned' ? 'wash' : 'flag'}
      what={<strong>{title}</strong>}
      note={entry.text || undefined}
      end={
        <>
          <Button
            variant="quiet"
            icon="pencil"
            label={places.changeNote(title, when)}
            onClick={() => setEditing(true)}
          />
          {editing && <EditNote place={place} entry={entry} onClose={() => setEditing(false)} />}
        </>
      }
    />
  );
}

function AddNote({ place, onClose }: { place: PlaceDetail; onClose: () => void }) {
  const { places } = useTexts();
  const today = useToday();
  const add = useAction((note: NoteDraft) => api.place.notes.add.post({ id: place.id, ...note }), {
    errorTitle: places.errorNote,
    invalidates: rearranged,
    success: ({ id }) => ({
      text: places.saidNoted,
      undo: undo(() => api.place.notes.delete.delete({ id })),
    }),
    done: onClose,
  });
  return (
    <NoteDialog
      title={places.noteTitle(place.name)}
      start={{ date: today, kind: 'note', text: '' }}
      save={add}
      onClose={onClose}
    />
  );
}

type EditProps = { place: PlaceDetail; entry: Entry; onClose: () => void };

function EditNote({ place, entry, onClose }: EditProps) {
  const { places } = useTexts();
  const { id, date, kind, text } = entry;
  const start: NoteDraft = { date, kind, text };
  const labels = { date: places.when, kind: places.kind, text: places.noteWords };
  const edit = useEdit(() => start, entry.rev, { labels });
  const options = { errorTitle: places.errorNote, invalidates: rearranged, done: onClose };
  const save = useAction(
    (note: NoteDraft) => edit(note, (changes) => api.place.notes.update.put({ ...changes, id })),
    { ...options, success: places.saidChanged },
  );
  const remove = useAction(() => api.place.notes.delete.delete({ id }), {
    ...options,
    success: () => ({
      text: places.saidDeleted,
      undo: undo(() => api.place.notes.add.post({ id: place.id, ...start })),
    }),
  });
  return (
    <NoteDialog
      title={places.editNote}
      start={start}
      save={save}
      onClose={onClose}
      onDelete={() => void remove.run()}
    />
  );
}

const undo = (call: () => CallResult<unknown>) =>
  undoBy({ errorTitle: texts().places.errorUndo, invalidates: rearranged }, call);
