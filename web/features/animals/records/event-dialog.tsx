import { useState } from 'react';
import type { Day } from '#src/domain/days.ts';
import type { AnimalType } from '#src/domain/enums.ts';
import { eventDayProblem } from '#src/domain/form-checks.ts';
import { limits } from '#src/domain/limits.ts';
import { bindFields } from '#web/lib/bind-fields.ts';
import { useDraft } from '#web/lib/draft.ts';
import { useToday } from '#web/lib/today.ts';
import { useTexts } from '#web/texts/texts.ts';
import { ChipGroup } from '#web/ui/chips.tsx';
import { RecentDateField } from '#web/ui/date-field.tsx';
import { Dialog } from '#web/ui/dialog.tsx';
import { DialogEnd } from '#web/ui/dialog-end.tsx';
import { TextArea } from '#web/ui/text-field.tsx';
import { formOf, type EntryDialogProps } from './feed-dialog.tsx';

export type EventDraft = { date_ev: Day; event: string };

/** `an_type`: none of several animals. */
type Props = EntryDialogProps<EventDraft> & { an_type?: AnimalType };

/** What happened or is planned, in the keeper's words; frequent events are one tap away. */
export function EventDialog(props: Props) {
  const { an_type, title, start, save, onClose, onDelete } = props;
  const { pets } = useTexts();
  const today = useToday();
  const [draft, change] = useDraft(start, formOf(props));
  const bind = bindFields({ draft, change, problems: save.problems });
  const [wrong, setWrong] = useState(false);
  const frequent = [...pets.eventChips, ...(an_type ? pets.youngChips[an_type] : [])];
  const wrongDay = eventDayProblem(draft.date_ev, today);

  function submit() {
    const event = draft.event.trim();
    setWrong(!event);
    if (event && !wrongDay) void save.run({ ...draft, event });
  }
  return (
    <Dialog
      title={title}
      onClose={onClose}
      onSubmit={submit}
      actions={
        <DialogEnd save={pets.saveEvent} icon="flag" {...{ busy: save.busy, onClose, onDelete }} />
      }
    >
      {start.event === '' && (
        <ChipGroup
          label={pets.eventWords}
          value={draft.event}
          onChange={(event) => change({ event })}
          choices={frequent.map((words) => ({ value: words, label: words }))}
        />
      )}
      <TextArea
        label={pets.eventWords}
        maxLength={limits.event}
        {...bind('event')}
        problem={wrong ? pets.eventNeeded : save.problems['event']}
      />
      <RecentDateField
        label={pets.when}
        today={today}
        {...bind('date_ev')}
        problem={wrongDay ?? save.problems['date_ev']}
        live={wrongDay !== null}
      />
    </Dialog>
  );
}
