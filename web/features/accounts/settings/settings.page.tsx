import { Page } from '#web/layout/page.tsx';
import { LogoutButton } from '#web/features/accounts/accounts/logout-button.tsx';
import { SessionsBox } from '#web/features/accounts/sessions/sessions-box.tsx';
import { useSession } from '#web/state/session.ts';
import { useTexts } from '#web/texts/texts.ts';
import { useBeginAtPart } from '#web/ui/begin-at-part.ts';
import { DataPart } from './data-part.tsx';
import { FeedingPart } from './feeding-part.tsx';
import { LookPart } from './look-part.tsx';
import { ProgramsPart } from './programs-part.tsx';
import { RemindersPart } from './reminders-part.tsx';
import { SettingsNav } from './settings-nav.tsx';
import { SignInPart } from './sign-in-part.tsx';
import { VersionLine } from './version-line.tsx';
import { WordsPart } from './words-part.tsx';

/** All that a keeper can choose, on one page. */
export function SettingsPage() {
  const { accounts, layout, settings } = useTexts();
  const user = useSession()?.user;
  useBeginAtPart();
  if (!user) return null;
  const parts = [
    { id: 'look', label: settings.look },
    { id: 'words', label: settings.words },
    { id: 'feed', label: settings.feeding },
    { id: 'come', label: settings.reminders },
    { id: 'in', label: settings.loggedIn },
    { id: 'key', label: settings.signIn },
    { id: 'prog', label: settings.programs },
    { id: 'data', label: accounts.yourData },
  ];
  return (
    <Page title={layout.settings} sub={`${user.uname}, ${user.email}`} actions={<LogoutButton />}>
      <div className="settings">
        <SettingsNav parts={parts} />
        <div className="stack">
          <LookPart />
          <WordsPart />
          <FeedingPart />
          <RemindersPart />
          <div id="in">
            <SessionsBox />
          </div>
          <SignInPart />
          <ProgramsPart />
          <DataPart />
          <VersionLine />
        </div>
      </div>
    </Page>
  );
}
