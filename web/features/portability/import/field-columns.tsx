import { useTexts } from '#web/texts/texts.ts';
import { Box } from '#web/ui/box.tsx';
import { ColumnChoice } from './column-choice.tsx';
import type { PetImport } from './use-pet-import.ts';

/** The columns that a field has. */
export function FieldColumns(all: PetImport) {
  const { imports } = useTexts();
  return (
    <Box title={imports.columns} end={<span className="small muted">{imports.columnsHint}</span>}>
      <div className="fields import-columns">
        {all.draft.assignment.map((key, at) =>
          key === null ? null : <ColumnChoice key={at} at={at} all={all} />,
        )}
      </div>
    </Box>
  );
}
