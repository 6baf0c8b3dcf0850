import { useTexts } from '#web/texts/texts.ts';

/** What the keys do in the palette. `animal`: one is chosen; `inside`: its actions are shown. */
export function PaletteFoot({ animal, inside }: { animal: boolean; inside: boolean }) {
  const { palette } = useTexts();
  return (
    <p className="pal-foot">
      <span>
        <kbd>↑</kbd> <kbd>↓</kbd> {palette.move}
      </span>
      <span>
        <kbd>{palette.enter}</kbd> {palette.openKey}
      </span>
      {animal && (
        <span>
          <kbd>{palette.tab}</kbd> {palette.ofAnimal}
        </span>
      )}
      {inside && (
        <span>
          <kbd>{palette.escape}</kbd> {palette.backKey}
        </span>
      )}
    </p>
  );
}
