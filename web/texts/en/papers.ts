import { grouped } from '#src/domain/text/english-plural.ts';
// The papers of an animal, a purchase or a sale.

export const papers = {
  title: 'Papers',
  cites: 'CITES',
  none: 'None yet',
  count: (count: number) => (count === 1 ? 'One paper' : `${grouped(count)} papers`),
  add: 'Add a paper',
  hint: 'PDF, JPEG or PNG, up to 10 MB. Only you can see it, and it is part of every backup.',
  inAll: (count: number, max: number, size: string, most: string) =>
    `All your papers: ${grouped(count)} of ${grouped(max)}, ${size} of ${most}`,
  tooLarge: 'The file is larger than 10 MB',
  wrongKind: 'Papers must be PDF, JPEG or PNG',
  added: (name: string) => `${name} was added`,
  kept: (name: string) => `${name} is kept on this device until it can be sent`,
  waits: 'not sent yet',
  takeOut: (name: string) => `Remove ${name}`,
  takenOut: (name: string) => `${name} was removed`,
  deviceFull:
    'There is no more room on this device for papers that wait for the network. Choose this one again when the others are sent.',
  open: (name: string) => `Save ${name}`,
  rename: (name: string) => `Rename ${name}`,
  renameTitle: 'Rename the paper',
  name: 'Name',
  save: 'Save',
  renamed: 'The paper was renamed',
  remove: (name: string) => `Delete ${name}`,
  removed: (name: string) => `${name} was deleted`,
  errorLoading: 'Error loading papers',
  errorAdding: 'Could not add the paper',
  errorOpening: 'Could not load the paper',
  errorSaving: 'Could not rename the paper',
  errorDeleting: 'Could not delete the paper',
};
