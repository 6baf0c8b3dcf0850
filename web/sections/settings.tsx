import { SettingsPage } from '#web/features/accounts/settings/settings.page.tsx';
import { Pages } from './section-pages.tsx';
import { animals } from '#web/texts/en/shared-animals.ts';
import { accounts } from '#web/texts/en/accounts.ts';
import { palette } from '#web/texts/en/palette.ts';
import { problems } from '#web/texts/en/problems.ts';
import { secondFactors } from '#web/texts/en/second-factors.ts';
import { settings } from '#web/texts/en/settings.ts';
import { clubNumbers } from '#web/texts/en/club-numbers.ts';
import { errors } from '#web/texts/en/errors.ts';
import { addTexts } from '#web/texts/texts.ts';

addTexts({ animals, errors, problems, palette, accounts, clubNumbers, secondFactors, settings });

const screens = {
  '/profile/settings': SettingsPage,
};

/** The settings; part of the accounts' section, loaded separately. */
export default function SettingsSection() {
  return <Pages of="settings" screens={screens} />;
}
