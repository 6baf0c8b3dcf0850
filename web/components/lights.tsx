import { useId } from 'react';
import type { Theme } from '#web/state/theme-device.ts';
import { chooseTheme, useTheme } from '#web/state/theme.ts';
import { useTexts } from '#web/texts/texts.ts';
import { ChoiceInput, type Choice } from '#web/ui/choice.tsx';

/** Day, night, the red lamp, or the device's own choice: on this device alone. */
export function Lights({ onChosen }: { onChosen?: () => void }) {
  const { layout } = useTexts();
  const theme = useTheme();
  const name = useId();
  const choices: Choice<Theme>[] = [
    { value: 'auto', label: layout.themes.auto, icon: 'auto' },
    { value: 'light', label: layout.themes.light, icon: 'sun' },
    { value: 'dark', label: layout.themes.dark, icon: 'moon' },
    { value: 'red', label: layout.themes.red, icon: 'lamp' },
  ];
  function choose(next: Theme) {
    chooseTheme(next);
    onChosen?.();
  }
  return (
    <fieldset className="lights">
      <legend className="visually-hidden">{layout.light}</legend>
      {choices.map((choice) => (
        <ChoiceInput
          key={choice.value}
          name={name}
          choice={choice}
          checked={choice.value === theme}
          onChange={() => choose(choice.value)}
        />
      ))}
    </fieldset>
  );
}
