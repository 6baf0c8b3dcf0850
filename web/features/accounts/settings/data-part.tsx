import { paths } from '#web/paths.ts';
import { useSwitchSetting } from '#web/state/settings.ts';
import { useTexts } from '#web/texts/texts.ts';
import { ButtonLink } from '#web/ui/button.tsx';
import { Switch } from '#web/ui/switch.tsx';
import { Setting, SettingPart } from './setting.tsx';

export function DataPart() {
  const { accounts, clubNumbers, settings } = useTexts();
  const [takesPart, setTakesPart] = useSwitchSetting('club_numbers');
  return (
    <SettingPart id="data" title={accounts.yourData}>
      <Setting name={settings.export} hint={settings.exportHint}>
        <ButtonLink icon="database" href={paths.data()}>
          {settings.open}
        </ButtonLink>
      </Setting>
      <div id="club">
        <Setting name={clubNumbers.setting} hint={clubNumbers.settingHint}>
          <Switch checked={takesPart} onChange={setTakesPart}>
            <span className="visually-hidden">{clubNumbers.setting}</span>
          </Switch>
        </Setting>
      </div>
    </SettingPart>
  );
}
