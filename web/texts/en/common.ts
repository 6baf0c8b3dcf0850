export const common = {
  product: 'Exuvia',
  /** A page's title in the browser's tab. */
  title: (page: string) => `${page} – Exuvia`,
  cancel: 'Cancel',
  close: 'Close',
  back: 'Back',
  delete: 'Delete',
  edit: 'Edit',
  save: 'Save',
  undo: 'Undo',
  retry: 'Try again',
  needsNetwork: 'This part needs the network.',
  needsNetworkText: 'It comes back by itself.',
  notAvailable: 'N/A',
  yes: 'Yes',
  no: 'No',
  /** The text of every confirmation of a deletion. */
  canNotRestore: 'You can not restore it.',
  status: (status: number) => `Status: ${status}`,
};
