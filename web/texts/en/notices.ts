// Shown after something was done.
export const notices = {
  eventLogDeleted: 'Event log was deleted',
  speciesLogDeleted: 'Species log was deleted',
  messageDeleted: 'Message was deleted',
  countryDeleted: 'Country was deleted',
  expoDeleted: (name: string) => `Deleted expo ${name}`,
  speciesEditSet: (value: number, uid: number) => `Set edit species to ${value} for ${uid}`,
  mailSent: (email: string) => `Sent E-Mail ${email}`,
  lastReadSet: (id: number, date: string) =>
    `Set last read message to ${id}. Any message before ${date} is considered being read`,
  emailVerified: 'Your email is now verified, please login again.',
  confirmNewEmail: (email: string) => `Please confirm your new email address ${email}`,
  registered: 'Registered successfully: Please confirm your email address.',
  messageSent: 'Your message was sent to the administrator.',
  /** `until` is a date with its time in UTC. */
  resetRequested: (until: string) =>
    `A link to reset your password was requested. It is valid until ${until}.`,
  passwordReset: 'Your password was reset, please login again.',
  profileSaved: 'Your profile was saved.',
  dataReplaced: 'The data on the server was replaced, by a backup perhaps. It was loaded again.',
  sessionEnded: 'Your session has ended. Log in again to go on.',
};
