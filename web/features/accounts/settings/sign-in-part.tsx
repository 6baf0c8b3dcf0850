import { paths } from '#web/paths.ts';
import { useTexts } from '#web/texts/texts.ts';
import { ButtonLink } from '#web/ui/button.tsx';
import { Setting, SettingPart } from './setting.tsx';

/** Name, address, password and second step, each on its own page. */
export function SignInPart() {
  const { accounts, secondFactors, settings } = useTexts();
  return (
    <SettingPart id="key" title={settings.signIn}>
      <Setting name={settings.account} hint={settings.accountHint}>
        <ButtonLink icon="pencil" href={paths.profileEdit()}>
          {settings.change}
        </ButtonLink>
      </Setting>
      <Setting name={secondFactors.title} hint={settings.secondStepHint}>
        <ButtonLink
          icon="key"
          href={paths.profileSecurity()}
          label={`${settings.setUp}: ${secondFactors.title}`}
        >
          {settings.setUp}
        </ButtonLink>
      </Setting>
      <Setting name={accounts.profile} hint={settings.profileHint}>
        <ButtonLink icon="user" href={paths.profile()}>
          {settings.open}
        </ButtonLink>
      </Setting>
    </SettingPart>
  );
}
