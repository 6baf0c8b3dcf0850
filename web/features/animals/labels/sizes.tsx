import { sheetOf } from '#src/domain/labels/label-settings.ts';
import { labelSizes, sizesLike } from '#src/domain/labels/label-presets.ts';
import { useTexts } from '#web/texts/texts.ts';
import { ChipGroup } from '#web/ui/chips.tsx';
import type { LabelControls } from './use-label-settings.ts';

/** The label for a small box or a large one, on what the printer takes: most keepers choose no other sheet. */
export function Sizes({
  controls: { settings, design, changeDesign },
}: {
  controls: LabelControls;
}) {
  const { labels } = useTexts();
  const sizes = sizesLike(sheetOf(settings, design.sheet));
  if (sizes === null) return null;
  return (
    <ChipGroup
      label={labels.size}
      value={labelSizes.find((size) => sizes[size] === design.sheet) ?? null}
      onChange={(size) => changeDesign({ sheet: sizes[size], start: 1 })}
      choices={labelSizes.map((value) => ({ value, label: labels.sizes[value] }))}
    />
  );
}
