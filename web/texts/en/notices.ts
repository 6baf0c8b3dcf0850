// Shown after something was done.
export const notices = {
  mailSent: (email: string) => `Sent E-Mail ${email}`,
  dataReplaced: 'The data on the server was replaced, by a backup perhaps. It was loaded again.',
  accountGone: 'This account was deleted, and its records were taken off this device.',
  sessionEnded: 'Your session has ended. Log in again to go on.',
};
