import type { Gender } from '#src/domain/enums.ts';
import { formatDay } from '#web/lib/format.ts';
import { formatPartialDay } from '#web/lib/format-partial-day.ts';
import { sayIssue } from '#web/texts/say-issue.ts';
import { useTexts } from '#web/texts/texts.ts';
import { Button } from '#web/ui/button.tsx';
import { Dialog } from '#web/ui/dialog.tsx';
import { DialogEnd } from '#web/ui/dialog-end.tsx';
import { columnsFor } from './columns.ts';
import type { PastePlan } from './paste.ts';
import { valueOf, type CellValue, type EditField } from './row.ts';

type Props = {
  plan: PastePlan;
  places: readonly { id: number; path: string }[];
  onApply: () => void;
  onClose: () => void;
};

/** So many lines are read before somebody agrees. */
const SHOWN = 100;

/** What a paste would change, cell by cell, and what of it can't be read. */
export function PasteDialog({ plan, places, onApply, onClose }: Props) {
  const { animals, common, petTable } = useTexts();
  const { changes, unread, beyond } = plan;
  const say = (field: EditField, value: CellValue) => said(field, value) || petTable.empty;
  const none = changes.length === 0;

  function said(field: EditField, value: CellValue): string {
    if (value === null) return '';
    if (field === 'gender') return animals.gender[value as Gender];
    if (field === 'kept_since') return formatDay(String(value));
    if (field === 'hatched') return formatPartialDay(String(value));
    if (field === 'place_id') return places.find(({ id }) => id === value)?.path ?? '';
    return String(value);
  }
  const end = none ? (
    <Button onClick={onClose}>{common.close}</Button>
  ) : (
    <DialogEnd save={petTable.pasteApply(changes.length)} icon="check" onClose={onClose} />
  );
  return (
    <Dialog
      title={none ? petTable.pasteNothing : petTable.pasteTitle(changes.length)}
      onClose={onClose}
      onSubmit={none ? undefined : onApply}
      actions={end}
    >
      {none && unread.length === 0 && <p>{petTable.pasteNothingText}</p>}
      {!none && (
        <ul className="paste-list">
          {changes.slice(0, SHOWN).map(({ row, field, value }) => (
            <li key={`${row.id} ${field}`}>
              <strong>{row.name}</strong> <span>{petTable.heads[headOf(field)]}</span>{' '}
              <s>{say(field, valueOf(row, field))}</s> <b>{say(field, value)}</b>
            </li>
          ))}
          {changes.length > SHOWN && <li>{petTable.pasteMore(changes.length - SHOWN)}</li>}
        </ul>
      )}
      {unread.length > 0 && (
        <>
          <p>{petTable.pasteUnread(unread.length)}</p>
          <ul className="paste-list">
            {unread.slice(0, SHOWN).map(({ row, field, text, problem }) => (
              <li key={`${row.id} ${field}`}>
                <strong>{row.name}</strong> <span>{petTable.heads[headOf(field)]}</span>{' '}
                <b>{text || petTable.empty}</b> {sayIssue(problem)}
              </li>
            ))}
          </ul>
        </>
      )}
      {beyond > 0 && <p>{petTable.pasteBeyond(beyond)}</p>}
    </Dialog>
  );
}

const columns = columnsFor(true);

const headOf = (field: EditField) => columns.find(({ edits }) => edits === field)?.key ?? 'name';
