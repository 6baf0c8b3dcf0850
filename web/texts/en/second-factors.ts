// The second step of the log-in, and the page on which it is set up.
export const secondFactors = {
  title: 'Two-step log-in',
  intro:
    'After the password the log-in asks for a second thing: a code from an app, or a passkey. A stolen password alone is then not enough.',
  on: 'On',
  loading: 'Could not load the two-step log-in',

  // at the log-in
  stepTitle: 'Second step',
  codeText: 'Enter the code that your authenticator app shows.',
  recoveryText: 'Enter one of the recovery codes that you kept. It works once.',
  passkeyText: 'Confirm on this device, or with the phone that holds your passkey.',
  code: 'Code',
  recoveryCode: 'Recovery code',
  codeMissing: 'Enter the code',
  proceed: 'Continue',
  usePasskey: 'Use a passkey',
  useCode: 'Use a code of the app',
  useRecovery: 'Use a recovery code',
  back: 'Back to the password',
  logInWithPasskey: 'Log in with a passkey',
  noMethod:
    'Nothing that was set up works at this address. Ask the administrator to remove your second factors.',
  notUsed: 'The browser could not use a passkey here.',
  known: 'This device holds a passkey for this account already.',

  // what shows once more who it is
  password: 'Password',
  proofText: 'Your password, so that nobody else can do this on a device that you left open.',

  // authenticator app
  app: 'Authenticator app',
  appText:
    'An app on your phone shows a new code every 30 seconds, also without a network: Aegis, 2FAS, Google Authenticator and many others.',
  setUp: 'Set up',
  appSetUpFailed: 'Could not set up the app',
  scan: 'Scan this code with the app, or type in the key:',
  qr: 'QR code for the authenticator app',
  key: 'Key',
  firstCode: 'Code that the app shows now',
  appDone: 'The authenticator app is set up.',
  remove: 'Remove',
  removeApp: 'Remove the authenticator app',
  removeFailed: 'Could not remove it',
  appRemoved: 'The authenticator app is removed.',
  appLost:
    'The codes of this app no longer work here: the data was restored without the key that reads them. Remove the app, then set it up again.',

  // passkeys
  passkeys: 'Passkeys',
  passkeysText:
    'A passkey is kept by your phone, computer or password manager and opened with finger, face or PIN. It logs you in without the password, and completes a log-in with it.',
  addPasskey: 'Add a passkey',
  addFailed: 'Could not add the passkey',
  passkeyName: 'Name',
  passkeyNameHint: 'By which you recognise it in this list.',
  passkeyAdded: 'The passkey was added.',
  since: (day: string) => `since ${day}`,
  lastUsed: (when: string) => `last used ${when}`,
  neverUsed: 'not used yet',
  rename: 'Rename',
  renameFailed: 'Could not rename the passkey',
  removePasskey: (name: string) => `Remove the passkey ${name}`,
  passkeyRemoved: (name: string) => `The passkey ${name} is removed. Delete it on its device too.`,
  needHttps:
    'Passkeys need an address with https, which this installation does not have. An authenticator app works without.',
  otherAddress: (origin: string) => `Passkeys work at ${origin} only: open Exuvia there.`,
  oldBrowser: 'This browser has no passkeys.',

  // recovery codes
  recovery: 'Recovery codes',
  recoveryLeft: (n: number) => `${n} of 10 codes left.`,
  recoveryAbout: 'For a log-in without your phone. Each code works once.',
  recoveryFew: 'Make new ones before the last is used.',
  renew: 'Make new codes',
  renewText: 'The codes that you have now stop working.',
  renewFailed: 'Could not make new codes',
  keepTitle: 'Keep these codes',
  keepText:
    'With each of them you can log in once without your phone. They are shown only now: write them down, or save the file where you find it without the phone.',
  save: 'Save as a file',
  fileName: 'exuvia-recovery-codes.txt',
  kept: 'I have kept them',
};
