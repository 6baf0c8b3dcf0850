import { useState } from 'react';
import { mayBeSameMolt } from '#src/domain/animal/counted-molts.ts';
import type { LengthKind } from '#src/domain/animal/measurements.ts';
import type { Day } from '#src/domain/days.ts';
import type { Gender } from '#src/domain/enums.ts';
import { limits } from '#src/domain/limits.ts';
import { bindFields } from '#web/lib/bind-fields.ts';
import { useDraft } from '#web/lib/draft.ts';
import { parseSize } from '#web/lib/parse-size.ts';
import { sizeText } from '#web/lib/size.ts';
import { parseWhole } from './detail-words.ts';
import { formOf, type EntryDialogProps } from './feed-dialog.tsx';
import type { DetailsDraft } from './molt-details.tsx';

/** `gender`: the sex seen on the exuvia; null when unknown. Size in cm. */
export type MoltDraft = {
  date_mt: Day;
  size: number | null;
  gender: Gender | null;
} & Partial<Details>;
type Details = Omit<DetailsDraft, 'molt_no'> & { molt_no: number | null };

export type MoltFormProps = Pick<EntryDialogProps<MoltDraft>, 'title' | 'of' | 'start' | 'save'> & {
  /** The last known size, in cm: one tap says that it is still the same. */
  before?: number | null;
  /** The day of its last molt, where a second one within a few days is asked about. */
  lastMolt?: Day | null;
  /** How the size is measured, where it is not the length by which the type is known. */
  other?: LengthKind | null;
  /** Asks how it went, too. */
  asksDetails?: boolean;
};

/** What is typed about a molt. One that may be noted already is asked about before it is saved: `asks`. */
export function useMoltForm(props: MoltFormProps) {
  const { start, save, before = null, lastMolt = null, asksDetails = false } = props;
  const { outcome = null, molt_no = null, note = '', sex_by = null, ...seen } = start;
  const form = formOf(props);
  const [draft, change] = useDraft(seen, form);
  const [details, changeDetails] = useDraft<DetailsDraft>(
    { ...{ outcome, note, sex_by }, molt_no: String(molt_no ?? '') },
    `${form} details`,
  );
  const typed = () => ({ size: start.size === null ? '' : sizeText(start.size) });
  const [{ size }, changeSize] = useDraft(typed, `${form} size`);
  const [wrong, setWrong] = useState<'size' | 'molt_no' | null>(null);
  const isAgain = mayBeSameMolt(lastMolt, draft.date_mt);
  const [asked, setAsked] = useState<Day | null>(null);
  const asks = isAgain && asked === draft.date_mt;

  function submit() {
    const parsed = parseSize(size, start.size, before);
    const number = parseWhole(details.molt_no, limits.molt_no);
    setWrong(parsed === 'wrong' ? 'size' : number === 'wrong' ? 'molt_no' : null);
    if (parsed === 'wrong' || number === 'wrong') return;
    // no sex was seen by anything
    const sex_by = draft.gender === null ? null : details.sex_by;
    const said = { ...details, note: details.note.trim(), molt_no: number, sex_by };
    if (isAgain && !asks) setAsked(draft.date_mt);
    else void save.run({ ...draft, size: parsed, ...(asksDetails && said) });
  }
  return {
    ...{ draft, change, details, changeDetails, size, wrong, asks, submit },
    setSize: (next: string) => changeSize({ size: next }),
    bind: bindFields({ draft, change, problems: save.problems }),
  };
}
