import type { Texts } from '#web/texts/texts.ts';

// Titles of the error dialogs; a dialog's short text has the suffix Text.
export const errors: Texts['errors'] = {
  // users
  sendingMail: 'E-Mail konnte nicht gesendet werden',
  sendingMailText: 'Die E-Mail zur Bestätigung konnte nicht gesendet werden',
  sendingReply: 'Antwort konnte nicht gesendet werden',
  // species log
  loadingSpeciesLog: 'Artenprotokoll konnte nicht geladen werden',
  // pets
  loadingPets: 'Tiere konnten nicht geladen werden',
  loadingPetData: 'Daten des Tiers konnten nicht geladen werden',
  // expo
  updatingExpo: 'Börse konnte nicht geändert werden',
  // countries
  loadingCountries: 'Länder konnten nicht geladen werden',
  // messages
  loadingMessages: 'Nachrichten konnten nicht geladen werden',
  loadingMessageDetails: 'Nachricht konnte nicht geladen werden',
  loadingMessageReplies: 'Antworten konnten nicht geladen werden',
  deletingMessage: 'Nachricht konnte nicht gelöscht werden',
  sendingMessage: 'Nachricht konnte nicht gesendet werden',
  // account
  login: 'Anmelden nicht möglich',
  countingPets: 'Anzahl der Tiere konnte nicht geladen werden',
  countingMessages: 'Anzahl der Nachrichten konnte nicht geladen werden',
  // dashboard
  loadingDashboard: 'Übersicht konnte nicht geladen werden',
  loadingFeedingText: 'Der Stand der Fütterungen konnte nicht geladen werden',
  loadingMoltedText: 'Die letzten Häutungen konnten nicht geladen werden',
  loadingPlans: 'Futterpläne konnten nicht geladen werden',
  checkingUnread: 'Ungelesene Nachrichten konnten nicht geprüft werden',
  feedingDialog: 'Fütterung konnte nicht gespeichert werden',
  removingFeeding: 'Fütterung konnte nicht entfernt werden',

  // unsaved input
  changedElsewhere: 'Anderswo geändert',
  changedElsewhereText:
    'Das wurde inzwischen auch in einem anderen Fenster, auf einem anderen Gerät oder von jemand anderem geändert. Bitte wählen, was gelten soll.',
  mine: 'Hier eingegeben',
  theirs: 'Inzwischen gespeichert',
  saveVersions: 'Auswahl speichern',
  unsaved: 'Ohne Speichern verlassen?',
  unsavedText: 'Was hier geändert wurde, ginge verloren.',
  leave: 'Verlassen',
  stay: 'Bleiben',
};
