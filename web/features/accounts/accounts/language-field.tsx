import { chooseLanguage, useLanguage } from '#web/state/language.ts';
import { languageOf, type Language } from '#web/state/language-device.ts';
import { setSetting } from '#web/state/settings.ts';
import { useTexts } from '#web/texts/texts.ts';
import { SelectField } from '#web/ui/select-field.tsx';

const names = { en: 'English', de: 'Deutsch' } as const;

/** Applies immediately, here and on every device of the account. */
export function LanguageField() {
  const { accounts } = useTexts();
  const language = useLanguage();
  function choose(next: Language) {
    void chooseLanguage(next);
    setSetting('language', next);
  }
  return (
    <SelectField<Language>
      label={accounts.language}
      value={language}
      onChange={choose}
      options={[
        { value: 'auto', label: accounts.languageOfBrowser(names[languageOf('auto')]) },
        { value: 'en', label: names.en },
        { value: 'de', label: names.de },
      ]}
    />
  );
}
