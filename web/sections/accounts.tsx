import { Route } from 'wouter';
import { ForgotPasswordPage } from '#web/features/accounts/accounts/forgot-password.page.tsx';
import { LoginPage } from '#web/features/accounts/accounts/login.page.tsx';
import { ProfileEditPage } from '#web/features/accounts/accounts/profile-edit.page.tsx';
import { ProfilePage } from '#web/features/accounts/accounts/profile.page.tsx';
import { RegisterPage } from '#web/features/accounts/accounts/register.page.tsx';
import { ResetPasswordPage } from '#web/features/accounts/accounts/reset-password.page.tsx';
import { VerifyEmailPage } from '#web/features/accounts/accounts/verify-email.page.tsx';
import { SecurityPage } from '#web/features/accounts/second-factors/second-factors.page.tsx';
import { OwnMessageDetailsPage } from '#web/features/club/messages/own-message-details.page.tsx';
import { OwnMessagesPage } from '#web/features/club/messages/own-messages.page.tsx';
import { lazySection } from '#web/layout/lazy-section.ts';
import { Pages } from './section-pages.tsx';
import { animals } from '#web/texts/en/shared-animals.ts';
import { accounts } from '#web/texts/en/accounts.ts';
import { messages } from '#web/texts/en/messages.ts';
import { palette } from '#web/texts/en/palette.ts';
import { problems } from '#web/texts/en/problems.ts';
import { secondFactors } from '#web/texts/en/second-factors.ts';
import { errors } from '#web/texts/en/errors.ts';
import { addTexts } from '#web/texts/texts.ts';

const settings = lazySection(() => import('./settings.tsx'));

addTexts({ animals, errors, problems, palette, accounts, messages, secondFactors });

const screens = {
  '/login': LoginPage,
  '/register': RegisterPage,
  '/verify-email': VerifyEmailPage,
  '/forgot-password': ForgotPasswordPage,
  '/reset-password': ResetPasswordPage,
  '/profile': ProfilePage,
  '/profile/edit': ProfileEditPage,
  '/profile/security': SecurityPage,
  '/profile/messages': OwnMessagesPage,
  '/profile/messages/details': OwnMessageDetailsPage,
};

/** Login, registration, and everything under /profile. */
export default function AccountsSection() {
  return (
    <Pages of="accounts" screens={screens}>
      <Route path="/profile/settings" component={settings.Section} />
    </Pages>
  );
}
