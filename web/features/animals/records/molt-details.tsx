import { useState } from 'react';
import { limits } from '#src/domain/limits.ts';
import {
  moltOutcomes,
  type AnimalType,
  type MoltOutcome,
  type SexSign,
} from '#src/domain/enums.ts';
import { sexSignsOf } from '#src/domain/animal/sex-signs.ts';
import { wordsFor } from '#web/components/words-for.ts';
import { useTexts } from '#web/texts/texts.ts';
import { ChipGroup } from '#web/ui/chips.tsx';
import { Fold } from '#web/ui/fold.tsx';
import { NumberField, TextField } from '#web/ui/text-field.tsx';
import { MOST_LETTERS } from './detail-words.ts';

export type DetailsDraft = {
  outcome: MoltOutcome | null;
  /** As typed. */
  molt_no: string;
  note: string;
  sex_by: SexSign | null;
};

type Props = {
  an_type: AnimalType | undefined;
  draft: DetailsDraft;
  change: (part: Partial<DetailsDraft>) => void;
  /** A sex was seen, and one may say how. */
  asksSign: boolean;
  problems: Record<string, string | undefined>;
};

/** How a molt went: closed until something is said of it. */
export function MoltDetails({ an_type, draft, change, asksSign, problems }: Props) {
  const { recordDetails: words } = wordsFor(an_type, useTexts().pets);
  const { outcome, molt_no, note, sex_by } = draft;
  const [noted] = useState(sex_by);
  const signs = sexSignsOf(an_type, noted);
  const isSaid = outcome !== null || molt_no !== '' || note !== '' || sex_by !== null;
  const unsaid = { value: 'unsaid', label: words.unsaid } as const;
  const hasProblem = Boolean(problems['molt_no'] ?? problems['note']);
  return (
    <Fold title={words.howItWent} hasProblem={isSaid || hasProblem}>
      <ChipGroup
        label={words.outcome}
        legend
        value={outcome ?? 'unsaid'}
        onChange={(next) => change({ outcome: next === 'unsaid' ? null : next })}
        choices={[
          unsaid,
          ...moltOutcomes.map((one) => ({ value: one, label: words.outcomes[one] })),
        ]}
      />
      {asksSign && (
        <ChipGroup
          label={words.sexBy}
          legend
          value={sex_by ?? 'unsaid'}
          onChange={(next) => change({ sex_by: next === 'unsaid' ? null : next })}
          choices={[unsaid, ...signs.map((one) => ({ value: one, label: words.signs[one] }))]}
        />
      )}
      <NumberField
        label={words.moltNo}
        maxLength={MOST_LETTERS}
        value={molt_no}
        onChange={(typed) => change({ molt_no: typed })}
        problem={problems['molt_no']}
      />
      <TextField
        label={words.note}
        maxLength={limits.molt_note}
        value={note}
        onChange={(typed) => change({ note: typed })}
        problem={problems['note']}
      />
    </Fold>
  );
}
