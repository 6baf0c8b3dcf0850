import { setSetting } from '#web/state/settings.ts';
import type { Theme } from '#web/state/theme-device.ts';
import { chooseTheme, useTheme } from '#web/state/theme.ts';
import { useTexts } from '#web/texts/texts.ts';
import type { Choice } from '#web/ui/choice.ts';
import { Segmented } from '#web/ui/segmented.tsx';

/** Day, night, the red lamp, or the device's own choice. */
export function ThemeSwitch() {
  const { layout } = useTexts();
  const theme = useTheme();
  const choices: Choice<Theme>[] = [
    { value: 'auto', label: layout.themes.auto, icon: 'auto' },
    { value: 'light', label: layout.themes.light, icon: 'sun' },
    { value: 'dark', label: layout.themes.dark, icon: 'moon' },
    { value: 'red', label: layout.themes.red, icon: 'lamp' },
  ];
  return <Segmented label={layout.light} choices={choices} value={theme} onChange={choose} />;
}

function choose(theme: Theme): void {
  chooseTheme(theme);
  setSetting('theme', theme);
}
