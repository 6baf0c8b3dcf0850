import { grouped, plural } from '#src/domain/text/english-plural.ts';

export const accounts = {
  login: 'Log in',
  register: 'Sign up',
  email: 'Email address',
  password: 'Password',
  newPassword: 'New password',
  name: 'Name',
  passwordHint: ({ min, different }: { min: number; different: number }) =>
    `At least ${min} characters, ${different} of them different. No common password, nor your name or address, each also with digits behind; and not digits and signs alone.`,
  foreignDevice: 'This is not my device: keep nothing on it',
  endedByUpdate:
    'Exuvia was updated since you were here, and everybody logs in once after it. Your animals and records are as they were.',
  endedElsewhere:
    'This log-in was ended: with a new password, from another device, by the administrator, or when a backup was restored.',
  endedWithAccount: (waiting: number) =>
    `The account of this device was deleted, and its records were taken off it.${
      waiting === 0
        ? ''
        : waiting === 1
          ? ' One record that was not sent is still here, and can’t be sent without the account.'
          : ` ${waiting} records that were not sent are still here, and can’t be sent without the account.`
    }`,
  leftWaiting: (count: number) =>
    count === 1
      ? 'One record waits on this device, and is sent when you log in here.'
      : `${count} records wait on this device, and are sent when you log in here.`,
  resetPassword: 'Reset password',
  newHere: 'New here?',
  alreadyHere: 'Already have an account?',
  loggedInAs: (name: string) => `You are logged in as ${name}.`,
  alreadyLoggedIn: 'Already logged in!',
  toProfile: 'Profile',
  firstRun: 'This is the first account of this server: it becomes the administrator’s.',
  invite: 'Invitation code',
  inviteHint: 'Registration needs an invitation by the administrator.',
  invited: 'You are invited to keep your animals’ log here.',
  inviteOnce: 'From your invitation, which is good for one account.',
  /** 'If you have an account already, log in, or ask for a new invitation.' */
  inviteGone: 'If you have an account already,',
  inviteLogin: 'log in',
  inviteOr: ', or',
  inviteAsk: 'ask for a new invitation',
  setupCode: 'Code of the server',
  setupCodeHint:
    'The first account is the administrator’s. The server prints this code when it starts: look into its terminal or log.',
  closed: 'Registration is closed. Ask the administrator for an account.',

  profile: 'Profile',
  pets: 'Pets',
  /** 'count (total)' when the two differ. */
  petCount: (count: number, total: number) =>
    count === total ? grouped(count) : `${grouped(count)} (${grouped(total)})`,
  messages: 'Messages',
  sentMessages: (n: number) => `Sent messages (${n})`,
  unconfirmed:
    'This address is not confirmed yet. Open the link in the newest email to it, or have another sent.',
  unconfirmedAdmin:
    'This address is not confirmed yet. Open the link in the newest email to it; without an email server the email waits here:',
  outbox: 'Outbox',
  confirmAgain: 'Send a new link',
  confirmSent: (email: string) =>
    `A new link is on its way to ${email}. Nothing there? Look into the spam folder too.`,
  confirmWaits: (email: string) =>
    `The email to ${email} is not out yet. If the address is right, it goes by itself as soon as the email server takes it.`,
  confirmNoServer:
    'This server sends no emails. A new link waits in the administrator’s outbox: ask the administrator for it.',
  confirmInOutbox: 'This server sends no emails. A new link waits in the outbox.',
  confirmedAlready: 'Your address is confirmed.',
  edit: 'Edit',
  yourData: 'Your data',
  language: 'Language',
  languageOfBrowser: (name: string) => `As the browser has it (${name})`,

  passwordForEmail: 'A new address needs your password.',
  editProfile: 'Edit profile',
  save: 'Save',
  changePassword: 'Change password',
  oldPassword: 'Old password',
  passwordChanged: 'Your password was changed. Other devices have to log in again.',

  verify: 'Confirm your address',
  verifying: 'The address is being confirmed.',
  verifyFailed:
    'The address was not confirmed. The link was used before, is too old, or was replaced by a newer one: open the link in the newest email.',
  verifyLogin: 'Log in to have another sent.',

  forgot: 'Reset password',
  forgotText: 'You get a link by email with which you set a new password.',
  requestReset: 'Send the link',
  spamHint: 'Nothing there? Look into the spam folder too.',
  noMailHint: 'If this server sends no emails, its administrator can help.',
  setPassword: 'Set a new password',
  savePassword: 'Set password',

  sessions: {
    title: 'Where you are logged in',
    thisDevice: 'This device',
    unknownDevice: 'Unknown device',
    since: (day: string) => `since ${day}`,
    lastUsed: (when: string) => `last used ${when}`,
    end: 'End',
    endOthers: 'End all others',
    endOthersText: 'Every other device that is logged in to this account has to log in again.',
    ended: (device: string) => `${device} is logged out.`,
    endedOthers: (n: number) => `${plural(n, 'device is', 'devices are')} logged out.`,
    errorLoading: 'Could not load where you are logged in',
    errorEnding: 'Could not log out the device',
  },
  /** Shown after something was done. */
  notices: {
    passwordReset: 'Your password was reset, please login again.',
    emailVerified: 'Your email is now verified, please login again.',
    resetRequested: (until: string) =>
      `A link to reset your password was requested. It is valid until ${until}.`,
    confirmNewEmail: (email: string) => `Please confirm your new email address ${email}`,
    registeredFirst: 'Registered successfully.',
    registered: 'Registered successfully: Please confirm your email address.',
    profileSaved: 'Your profile was saved.',
  },
  /** Titles of error dialogs. */
  errors: {
    verifyingEmail: 'Error verifying email',
    requestingReset: 'Failed to reset password',
    resettingPassword: 'Failed to reset password',
    registering: 'Error registering',
    updatingProfile: 'Error updating profile',
  },
};
