// Words of the parts that know nothing of animals.
export const ui = {
  close: 'Close',
  cancel: 'Cancel',
  clear: 'Clear',
  remove: 'Remove',
  loading: 'Loading',
  actions: 'Actions',
  breadcrumb: 'Breadcrumb',
  serverAnswer: 'Answer of the server',
  optional: 'optional',

  pages: 'Pages',
  page: (n: number) => `Page ${n}`,
  pageOf: (n: number, last: number) => `${n} of ${last}`,
  firstPage: 'First page',
  previousPage: 'Previous page',
  nextPage: 'Next page',
  lastPage: 'Last page',

  today: 'Today',
  yesterday: 'Yesterday',
  otherDay: 'Other day',
  showPassword: 'Show the password',
  hidePassword: 'Hide the password',
  less: 'Less',
  more: 'More',

  nothingFound: 'Nothing found',
  openList: 'Open the list',
  closeList: 'Close the list',
  search: 'Search',

  takePicture: 'Take a picture',
  chooseFile: 'Choose a file',
  orDropHere: 'or drop it here',
  showAsTable: 'Show as a table',
};
