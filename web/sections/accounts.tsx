import { Route, Switch } from 'wouter';
import { ForgotPasswordPage } from '#web/features/accounts/forgot-password.page.tsx';
import { LoginPage } from '#web/features/accounts/login.page.tsx';
import { ProfileEditPage } from '#web/features/accounts/profile-edit.page.tsx';
import { ProfilePage } from '#web/features/accounts/profile.page.tsx';
import { RegisterPage } from '#web/features/accounts/register.page.tsx';
import { ResetPasswordPage } from '#web/features/accounts/reset-password.page.tsx';
import { VerifyEmailPage } from '#web/features/accounts/verify-email.page.tsx';
import { OwnMessageDetailsPage } from '#web/features/messages/own-message-details.page.tsx';
import { OwnMessagesPage } from '#web/features/messages/own-messages.page.tsx';
import { KeeperRoute } from '#web/layout/guards.tsx';
import { NotFoundPage } from '#web/layout/not-found.page.tsx';
import { paths } from '#web/paths.ts';
import { accounts } from '#web/texts/en/accounts.ts';
import { messages } from '#web/texts/en/messages.ts';
import { addTexts } from '#web/texts/texts.ts';

addTexts({ accounts, messages });

/** The door and everything under /profile. Paths are absolute; one line per page. */
export default function AccountsSection() {
  return (
    <Switch>
      <Route path={paths.login()} component={LoginPage} />
      <Route path={paths.register()} component={RegisterPage} />
      <Route path={paths.verifyEmail()} component={VerifyEmailPage} />
      <Route path={paths.forgotPassword()} component={ForgotPasswordPage} />
      <Route path={paths.resetPassword()} component={ResetPasswordPage} />
      <KeeperRoute path={paths.profile()} component={ProfilePage} />
      <KeeperRoute path={paths.profileEdit()} component={ProfileEditPage} />
      <KeeperRoute path={paths.profileMessages()} component={OwnMessagesPage} />
      <KeeperRoute path="/profile/messages/details" component={OwnMessageDetailsPage} />
      <Route component={NotFoundPage} />
    </Switch>
  );
}
