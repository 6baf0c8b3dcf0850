import { setSetting } from '#web/state/settings.ts';
import { chooseLanguage } from '#web/state/language.ts';
import { spokenLanguage, useTexts, type Spoken } from '#web/texts/texts.ts';
import type { Choice } from '#web/ui/choice.tsx';
import { Segmented } from '#web/ui/segmented.tsx';

/** In the footer of each page; the profile can also leave it to the browser. */
export function LanguageSwitch() {
  const { layout } = useTexts();
  return (
    <Segmented
      label={layout.language}
      choices={choices}
      value={spokenLanguage()}
      onChange={choose}
    />
  );
}

// Each in its own language: who looks for it may not read the current one.
const choices: Choice<Spoken>[] = [
  { value: 'en', label: named('en', 'EN', 'English') },
  { value: 'de', label: named('de', 'DE', 'Deutsch') },
];

function named(lang: Spoken, short: string, name: string) {
  return (
    <abbr lang={lang} title={name}>
      {short}
    </abbr>
  );
}

function choose(language: Spoken): void {
  void chooseLanguage(language);
  setSetting('language', language);
}
