import { useTexts } from '#web/texts/texts.ts';
import { CalendarSetting } from './calendar-setting.tsx';
import { DigestSetting } from './digest-setting.tsx';
import { NoticesSetting } from './notices-setting.tsx';
import { SettingPart } from './setting.tsx';

/** What comes to the keeper outside of the app, each only when it was asked for. */
export function RemindersPart() {
  const { settings } = useTexts();
  return (
    <SettingPart id="come" title={settings.reminders}>
      <DigestSetting />
      <NoticesSetting />
      <CalendarSetting />
    </SettingPart>
  );
}
