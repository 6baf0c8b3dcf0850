import { Link } from 'wouter';
import { paths } from '#web/paths.ts';
import { useTexts } from '#web/texts/texts.ts';
import { LanguageSwitch } from './language-switch.tsx';
import { setSetting } from '#web/state/settings.ts';
import type { Theme } from '#web/state/theme-device.ts';
import { chooseTheme, useTheme } from '#web/state/theme.ts';
import type { Choice } from '#web/ui/choice.tsx';
import { Segmented } from '#web/ui/segmented.tsx';

export function Footer() {
  const { layout } = useTexts();
  const links = [
    { href: paths.guide(), label: layout.guide },
    { href: paths.contact(), label: layout.contact },
    { href: paths.donate(), label: layout.donate },
    { href: paths.legal(), label: layout.legal },
    { href: paths.sitemap(), label: layout.sitemap },
  ];
  return (
    <footer className="foot">
      <div className="foot-in">
        <ul>
          {links.map(({ href, label }) => (
            <li key={href}>
              <Link href={href}>{label}</Link>
            </li>
          ))}
        </ul>
        <div className="foot-choices">
          <LanguageSwitch />
          <ThemeSwitch />
        </div>
      </div>
    </footer>
  );
}

/** Day, night, the red lamp, or the device's own choice. */
function ThemeSwitch() {
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
