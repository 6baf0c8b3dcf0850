import type { LengthUnit, WeightUnit } from '#src/domain/animal/units.ts';
import { currencies } from '#src/domain/trade/currencies.ts';
import { useUnits } from '#web/lib/size.ts';
import { useWeekStart, type WeekStart } from '#web/lib/week-start.ts';
import { chooseLanguage, useLanguage } from '#web/state/language.ts';
import { languageOf, type Language } from '#web/state/language-device.ts';
import { setSetting, useSetting } from '#web/state/settings.ts';
import { locale, useTexts } from '#web/texts/texts.ts';
import { Segmented } from '#web/ui/segmented.tsx';
import { SelectField } from '#web/ui/select-field.tsx';
import { Setting, SettingPart } from './setting.tsx';
import { ZoneSetting } from './zone-setting.tsx';

const names = { en: 'English', de: 'Deutsch' } as const;

/** Language, currency, units, week. */
export function WordsPart() {
  const { accounts, settings } = useTexts();
  const [currency, setCurrency] = useSetting('display_currency');
  const [weekStart, setWeekStart] = useWeekStart();
  const [units, setUnits] = useUnits();
  return (
    <SettingPart id="words" title={settings.words}>
      <Setting name={accounts.language}>
        <LanguageField />
      </Setting>
      <Setting name={settings.currency} hint={settings.currencyHint}>
        <SelectField<string>
          label={settings.currency}
          hideLabel
          value={currency}
          onChange={setCurrency}
          options={currencies.map((value) => ({ value, label: `${value}, ${nameOf(value)}` }))}
        />
      </Setting>
      <Setting name={settings.lengths} hint={settings.unitsHint}>
        <Segmented<LengthUnit>
          label={settings.lengths}
          value={units.length}
          onChange={(length) => setUnits({ length })}
          choices={[
            { value: 'cm', label: settings.centimetres },
            { value: 'in', label: settings.inches },
          ]}
        />
      </Setting>
      <Setting name={settings.weights}>
        <Segmented<WeightUnit>
          label={settings.weights}
          value={units.weight}
          onChange={(weight) => setUnits({ weight })}
          choices={[
            { value: 'g', label: settings.grams },
            { value: 'oz', label: settings.ounces },
          ]}
        />
      </Setting>
      <Setting name={settings.weekStart}>
        <Segmented<WeekStart>
          label={settings.weekStart}
          value={weekStart}
          onChange={setWeekStart}
          choices={[
            { value: 'monday', label: settings.monday },
            { value: 'sunday', label: settings.sunday },
          ]}
        />
      </Setting>
      <ZoneSetting />
    </SettingPart>
  );
}

const nameOf = (currency: string) =>
  new Intl.DisplayNames(locale(), { type: 'currency' }).of(currency) ?? currency;

/** Applies immediately, here and on every device of the account. */
function LanguageField() {
  const { accounts } = useTexts();
  const language = useLanguage();
  function choose(next: Language) {
    void chooseLanguage(next);
    setSetting('language', next);
  }
  return (
    <SelectField<Language>
      label={accounts.language}
      hideLabel
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
