import { paths } from '#web/paths.ts';
import { useTexts } from '#web/texts/texts.ts';
import { ButtonLink } from '#web/ui/button.tsx';
import { Setting, SettingPart } from './setting.tsx';

export function DataPart() {
  const { accounts, settings } = useTexts();
  return (
    <SettingPart id="data" title={accounts.yourData}>
      <Setting name={settings.export} hint={settings.exportHint}>
        <ButtonLink icon="database" href={paths.data()}>
          {settings.open}
        </ButtonLink>
      </Setting>
    </SettingPart>
  );
}
