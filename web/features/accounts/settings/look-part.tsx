import { Lights } from '#web/components/lights.tsx';
import { useSwitchSetting } from '#web/state/settings.ts';
import { useTexts } from '#web/texts/texts.ts';
import { Switch } from '#web/ui/switch.tsx';
import { Setting, SettingPart } from './setting.tsx';

/** What the pages look like, and what keys do. */
export function LookPart() {
  const { layout, palette, settings } = useTexts();
  const [keys, setKeys] = useSwitchSetting('single_keys');
  const [pictures, setPictures] = useSwitchSetting('show_pictures');
  const [short, setShort] = useSwitchSetting('short_sc_name');
  return (
    <SettingPart id="look" title={settings.look}>
      <Setting name={layout.light} hint={settings.lightHint}>
        <Lights />
      </Setting>
      <Setting name={settings.pictures} hint={settings.picturesHint}>
        <Switch checked={pictures} onChange={setPictures}>
          <span className="visually-hidden">{settings.pictures}</span>
        </Switch>
      </Setting>
      <Setting name={settings.shortNames} hint={settings.shortNamesHint}>
        <Switch checked={short} onChange={setShort}>
          <span className="visually-hidden">{settings.shortNames}</span>
        </Switch>
      </Setting>
      <Setting name={palette.singleKeys} hint={palette.singleKeysHint}>
        <Switch checked={keys} onChange={setKeys}>
          <span className="visually-hidden">{palette.singleKeys}</span>
        </Switch>
      </Setting>
    </SettingPart>
  );
}
