import type { MailTemplate } from '#src/platform/mail/mail-content.ts';

export const passwordResetMail: MailTemplate<[url: string]> = {
  en: (url) => ({
    subject: 'Reset your password',
    lines: [
      'Hello,',
      'a new password was requested for your account at Exuvia. Open the link to set one.',
    ],
    link: { label: 'Set a new password', url },
    after: [
      'The link works once, for one hour. A newer one makes it void.',
      'If you did not request it, you need not do anything: your password stays as it is.',
    ],
  }),
  de: (url) => ({
    subject: 'Neues Passwort setzen',
    lines: [
      'Hallo,',
      'für das Konto bei Exuvia wurde ein neues Passwort angefordert. Über den Link lässt es sich setzen.',
    ],
    link: { label: 'Neues Passwort setzen', url },
    after: [
      'Der Link gilt einmal, eine Stunde lang. Ein neuerer macht ihn ungültig.',
      'Wer das nicht angefordert hat, braucht nichts zu tun: Das Passwort bleibt, wie es ist.',
    ],
  }),
};
