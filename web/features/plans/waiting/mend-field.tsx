import { useState, type FormEvent } from 'react';
import { sendAgain } from '#web/lib/note-feedings.ts';
import type { RefusedItem } from '#web/state/shown-queue.ts';
import { useTexts } from '#web/texts/texts.ts';
import { Button } from '#web/ui/button.tsx';
import { TextField } from '#web/ui/text-field.tsx';

type MendFieldProps = {
  place: number;
  mend: NonNullable<RefusedItem['mend']>;
  reason: string;
};

/** The field that the server refused, to be typed and sent again. */
export function MendField({ place, mend, reason }: MendFieldProps) {
  const { field, value: before } = mend;
  const { feeding } = useTexts();
  const [value, setValue] = useState(before);
  const isNumber = /^-?\d+(\.\d+)?$/.test(before);
  const said = isNumber ? Number(value.trim().replace(',', '.')) : value.trim();
  const isTyped = value.trim() !== '' && !Number.isNaN(said) && String(said) !== before;
  function submit(event: FormEvent) {
    event.preventDefault();
    if (isTyped) void sendAgain(place, { [field]: said });
  }
  return (
    <form className="mend" onSubmit={submit}>
      <TextField
        label={feeding.fields[field] ?? feeding.mendField}
        value={value}
        problem={reason}
        inputMode={isNumber ? 'decimal' : undefined}
        onChange={setValue}
      />
      <Button type="submit" icon="check" disabled={!isTyped}>
        {feeding.mend}
      </Button>
    </form>
  );
}
