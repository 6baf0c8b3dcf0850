// The pictures of an animal: through time, compared, and one of them.

const counted = (count: number, some: number, what: string) =>
  `${count === 1 ? 'One picture' : `${count} pictures`}${some === 0 ? '' : `, ${some} ${what}`}.`;

export const pictures = {
  title: (name: string) => `Pictures of ${name}`,
  count: (count: number, molts: number) => counted(count, molts, 'of a molt'),
  add: 'Add pictures',
  addHint:
    'JPEG, PNG, WebP or GIF, up to 20 MB each, several at once. The day comes from the photograph where it says so. Others can see the cover alone.',
  none: 'There is no picture yet.',
  noneText: 'One a year, or after each molt, shows how it grows.',
  offline: {
    title: 'The stored pictures need the network.',
    text: 'New ones can be taken, and are kept on this device until they can be sent.',
  },
  added: (count: number) =>
    count === 1 ? 'The picture was saved' : `${count} pictures were saved`,
  kept: (count: number) =>
    count === 1
      ? 'The picture is kept on this device until it can be sent'
      : `${count} pictures are kept on this device until they can be sent`,
  goingUp: (count: number) =>
    count === 1
      ? 'One picture goes up in the background'
      : `${count} pictures go up in the background`,
  take: 'Take a picture',
  waits: 'Goes up',
  sending: (done: number, all: number) => `Sending ${done} of ${all}`,
  leftOut: (count: number) =>
    count === 1 ? 'One file was left out' : `${count} files were left out`,
  noneStored: 'Nothing of them was stored.',
  othersTaken: 'The others were taken.',
  inAll: (count: string, max: string, bytes: string) => `${count} of ${max} pictures, ${bytes}`,

  throughTime: 'Through time',
  byDate: 'Pictures by date',
  all: 'All pictures',
  ruler: (count: number, from: string, to: string) => `${count} pictures between ${from} and ${to}`,
  noDay: 'Day not known',
  molt: 'Molt',
  cover: 'Cover',

  thenAndNow: 'Then and now',
  slider: 'Slider',
  sideBySide: 'Side by side',
  compare: 'Compare',
  howMuch: 'How much of then',
  then: 'then',
  now: 'now',
  asThen: 'Show as then',
  asNow: 'Show as now',
  sameScale: 'Drawn to the same scale, because both have a size.',

  previous: 'Picture before',
  next: 'Next picture',
  day: 'Day',
  caption: 'Caption',
  ofMolt: 'Molt',
  ofNoMolt: 'None',
  save: 'Save',
  saved: 'The picture was saved',
  makeCover: 'Make it the cover',
  isCover: 'It is the cover',
  madeCover: 'It is the cover now',
  turn: 'Turn',
  turned: 'The picture was turned',
  cut: 'Crop',
  cutTitle: 'Crop the picture',
  cutText: 'Draw a frame, or set its edges.',
  edges: { left: 'Left edge', right: 'Right edge', top: 'Top edge', bottom: 'Bottom edge' },
  cutDone: 'The picture was cropped',
  download: 'Download',
  remove: 'Delete',
  removeAsk: 'Delete this picture?',
  removed: 'The picture was deleted',
  fileHint: (bytes: string) => `${bytes}. Place and camera were taken out of the file.`,
  errorLoading: 'Error loading pictures',
  errorSaving: 'Could not change the picture',
  /** Of a reptile. */
  sheds: {
    count: (count: number, sheds: number) => counted(count, sheds, 'of a shed'),
    noneText: 'One a year, or after each shed, shows how it grows.',
    molt: 'Shed',
    ofMolt: 'Shed',
  },
};
