// What can be said of a failure before any section is loaded.
export const failures = {
  general: 'Something went wrong',
  network: 'This needs the network. Try again once it is back.',
  tooLarge: 'That is too large for this server.',
  server: 'The server has a fault. Try again later.',
  unreadable: 'The server’s answer could not be read.',
  crashed: 'This page has stopped working',
  crashedText:
    'What you saved is safe. Load the page again; if it happens once more, tell the administrator.',
  reload: 'Load again',
  loadingExpo: 'Error loading expo information',
};
