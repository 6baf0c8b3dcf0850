import { useState } from 'react';
import type { Day } from '#src/domain/days.ts';
import { placeNoteKinds, type PlaceNoteKind } from '#src/domain/enums.ts';
import { limits } from '#src/domain/limits.ts';
import type { Save } from '#web/lib/action.ts';
import { bindFields } from '#web/lib/bind-fields.ts';
import { useDraft } from '#web/lib/draft.ts';
import { useToday } from '#web/lib/today.ts';
import { useTexts } from '#web/texts/texts.ts';
import { RecentDateField } from '#web/ui/date-field.tsx';
import { Dialog } from '#web/ui/dialog.tsx';
import { DialogEnd } from '#web/ui/dialog-end.tsx';
import { Segmented } from '#web/ui/segmented.tsx';
import { TextArea } from '#web/ui/text-field.tsx';

export type NoteDraft = { date: Day; kind: PlaceNoteKind; text: string };

/** That a place was cleaned, or what else there is to note of it. */
export function NoteDialog(props: {
  title: string;
  start: NoteDraft;
  save: Save<NoteDraft>;
  onClose: () => void;
  onDelete?: () => void;
}) {
  const { title, start, save, onClose, onDelete } = props;
  const { places } = useTexts();
  const today = useToday();
  const [draft, change] = useDraft(start, title);
  const [tried, setTried] = useState(false);
  const bind = bindFields({ draft, change, problems: save.problems });
  const isNote = draft.kind === 'note';
  const empty = isNote && !draft.text.trim();
  function submit() {
    setTried(true);
    if (!empty) void save.run({ ...draft, text: draft.text.trim() });
  }
  return (
    <Dialog
      title={title}
      onClose={onClose}
      onSubmit={submit}
      actions={
        <DialogEnd
          save={places.saveNote}
          icon="check"
          {...{ busy: save.busy, onClose, onDelete }}
        />
      }
    >
      <Segmented
        label={places.kind}
        choices={placeNoteKinds.map((value) => ({ value, label: places.noteKinds[value] }))}
        value={draft.kind}
        onChange={(kind) => change({ kind })}
      />
      <TextArea
        label={isNote ? places.noteWords : places.noteOptional}
        {...bind('text', limits.place_note)}
        problem={tried && empty ? places.noteNeeded : save.problems['text']}
      />
      <RecentDateField label={places.when} today={today} max={today} {...bind('date')} />
    </Dialog>
  );
}
