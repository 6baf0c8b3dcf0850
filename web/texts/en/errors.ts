// Titles of the error dialogs; a dialog's short text has the suffix Text.
export const errors = {
  // users
  sendingMail: 'Error sending E-Mail',
  sendingMailText: 'Failed to send confirmation E-Mail',
  sendingReply: 'Failed to send reply',
  // species log
  loadingSpeciesLog: 'Error loading species log',
  // pets
  loadingPets: 'Error loading pets',
  loadingPetData: 'Error loading pet data',
  // expo
  updatingExpo: 'Could not update expo data',
  // countries
  loadingCountries: 'Error loading countries',
  // messages
  loadingMessages: 'Error loading messages',
  loadingMessageDetails: 'Error loading message details',
  loadingMessageReplies: 'Error loading message replies',
  deletingMessage: 'Error deleting message',
  sendingMessage: 'Could not send message',
  // accounts
  login: 'Failed to login',
  countingPets: 'Could not get pet count for user',
  countingMessages: 'Could not get message count for user',
  // dashboard
  loadingDashboard: 'Error loading dashboard',
  loadingFeedingText: 'Could not load pets feeding progress',
  loadingMoltedText: 'Could not load recently molted pets',
  loadingPlans: 'Error loading feeding plans',
  checkingUnread: 'Failed to check unread messages',
  feedingDialog: 'Error in feeding dialog',
  removingFeeding: 'Error removing feeding',

  // unsaved input
  changedElsewhere: 'Changed elsewhere',
  changedElsewhereText:
    'This was also changed meanwhile: in another window, on another device or by somebody else. Choose what is kept.',
  mine: 'Entered here',
  theirs: 'Stored meanwhile',
  saveVersions: 'Save choice',
  unsaved: 'Leave without saving?',
  unsavedText: 'What you changed here would be lost.',
  leave: 'Leave',
  stay: 'Stay',
};
