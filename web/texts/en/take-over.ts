import { grouped, plural } from '#src/domain/text/english-plural.ts';
import { vitals } from './vitals.ts';

// The next keeper's pages: the one behind a hand-over's code, and the one that takes in a file.
export const takeOver = {
  // an animal that is offered
  ...vitals,
  molts: (n: number) => plural(n, 'molt'),
  earlierMolts: (n: number) => plural(n, 'earlier molt', 'earlier molts'),
  /** Of reptiles (web/components/words-for.ts). */
  sheds: {
    molted: 'Shed',
    molts: (n: number) => plural(n, 'shed'),
    earlierMolts: (n: number) => plural(n, 'earlier shed', 'earlier sheds'),
  },
  alongOne: 'What comes with it',
  history: 'History',
  meals: (n: number) => plural(n, 'meal'),
  refusals: (n: number) => plural(n, 'refusal'),
  picture: (n: number) => (n === 1 ? 'Picture' : 'Pictures'),
  pictureComes: (n: number) => (n === 1 ? 'comes along' : `${n} come along`),
  weight: 'Weight',
  files: 'Papers as files',
  hatched: 'Hatched',
  kept: 'Kept since',
  origin: 'Origin',
  bredBy: (keeper: string) => `bred by ${keeper}`,
  bred: 'bred by its keeper',
  parent: 'Parent',
  papers: 'Papers',
  notes: 'Notes',
  tag: 'Tag',
  tagStays: (tag: string) => `${tag}, on its label for life`,
  newTag: 'a new one, since the label stays with the group',
  more: (name: string) => `More of ${name}`,

  // /t
  enter: 'Take over an animal',
  enterText: 'The code stands on its keeper’s screen, or in the link: eight letters and digits.',
  code: 'Code',
  codeExample: 'K7M2-9QXD',
  codeWrong: 'A code has eight letters and digits, such as K7M2-9QXD.',
  look: 'Look at it',
  haveLink: 'A link from elsewhere, or a file?',
  toTakeIn: 'Take in an animal',

  // /t/:code
  page: 'Hand-over',
  errorLoading: 'Error loading the hand-over',
  offered: (name: string) => `${name} is offered to you`,
  offeredMany: (n: number) => `${grouped(n)} animals are offered to you`,
  by: (keeper: string, from: string, until: string) =>
    `By ${keeper}, ${from}. Open until ${until}.`,
  takeHeading: (n: number) => (n === 1 ? 'Take it over' : 'Take them over'),
  orElsewhere: 'Or somewhere else',
  logHere: 'I keep my log here',
  logHereLine: (host: string) => `${host}: log in, then one tap`,
  take: 'Take over',
  takeMany: (n: number) => `Take over ${plural(n, 'animal')}`,
  taking: 'Error taking over',
  takenOver: (name: string) => `${name} stands in your collection now, with its past.`,
  takenOverMany: (n: number) => `${n} animals stand in your collection now, with their past.`,
  ownExuvia: 'I have an Exuvia of my own',
  ownExuviaLine: 'copy this link into it',
  ownExuviaSteps: 'There: Pets, Add, Take in an animal. Paste the link, and see what comes.',
  none: 'I have none',
  noneLine: (size: string) => `one file, ${size}, with a page to read and print`,
  link: 'Link',
  copyLink: 'Copy link',
  copied: 'The link was copied.',
  notCopied: 'The link could not be copied. Select it and copy it by hand.',
  secret: (keeper: string) =>
    `${keeper} sees when it was taken over and when the file was fetched, never who looked.`,
  own: 'This is your own hand-over, as the next keeper sees it.',
  toOwn: 'Its code, and taking it back',
  print: 'Print',
  printed: (link: string) => `Printed from ${link}`,

  // ended
  unknownTitle: 'Nothing is offered under this code',
  unknownText: 'Compare it with the keeper’s screen: eight letters and digits.',
  otherCode: 'Enter another code',
  takenTitle: 'Already taken over',
  takenText: 'The animal has a new keeper. Its code opens nothing more.',
  withdrawnTitle: 'This offer was taken back',
  withdrawnText: 'Its keeper changed their mind. Ask them for a new code if that was not meant.',
  expiredTitle: 'This offer has expired',
  expiredText: 'A code is good for 30 days. Its keeper can make a new one in a moment.',

  // /pets/take_in
  takeIn: 'Take in an animal',
  takeInSub:
    'Handed over from another Exuvia, with its past. You see it before anything is stored.',
  fromLink: 'From a link',
  pasteLink: 'Link of the hand-over',
  pasteHint: 'As its keeper sent it, or as the page behind the scanned code copied it.',
  linkWrong: 'This is no link of a hand-over. It ends in /t/ and a code.',
  fetch: 'Look at it',
  fromFile: 'From a file',
  fileDrop: 'The file of a hand-over',
  fileHint:
    'A file whose name ends in .exuvia.zip, sent by its keeper or downloaded from the link.',
  fetching: (host: string, size: string) =>
    `Fetching the file from ${host}${size && `, ${size} so far`}`,
  haveCode: 'A code from this installation?',
  enterCode: 'Enter the code',
  unreachable: (host: string) =>
    `${host} could not be reached from here. Open the link, download the file there, and choose it below.`,
  mixed: (host: string) =>
    `${host} has no secure connection, which this page would need. Open the link, download the file there, and choose it below.`,
  tooLarge: 'The file is larger than 100 MB, which is too large for a hand-over.',
  openLink: 'Open the link',
  failed: 'Could not take in',

  previewOne: (name: string) => `${name} comes to you`,
  previewMany: (n: number) => `${grouped(n)} animals come to you`,
  previewFrom: (keeper: string, day: string) => `From ${keeper}, ${day}.`,
  already: (names: string, n: number) =>
    n === 1
      ? `${names} carries the same tag and is here already. Taken in again, it is there twice, under a new tag.`
      : `${names} carry the same tags and are here already. Taken in again, they are there twice, under new tags.`,
  unknownSpecies: (n: number) => `${n} species to choose`,
  unknownSpeciesText: 'The list does not know this name yet. Choose what it is called here.',
  newSpecies: (names: string) => `New in the list of species: ${names}.`,
  store: (n: number) => (n === 1 ? 'Take it in' : `Take in ${grouped(n)} animals`),
  fromHere:
    'This file comes from this installation. Take over the offer itself, and the tag moves along.',
  toOffer: 'To the offer',
  chooseFirst: 'Choose the species first.',
  storing: 'Error taking in',
  takenIn: (name: string) => `${name} stands in your collection now, with its past.`,
  takenInMany: (n: number) =>
    `${grouped(n)} animals stand in your collection now, with their past.`,
  endedMeanwhile: (keeper: string) =>
    `${keeper} had taken it back meanwhile, or somebody else has it. Ask ${keeper} whose it is now.`,
  notTold: (keeper: string) =>
    `Its former keeper could not be told. Tell ${keeper} that it has arrived, so that the hand-over can be closed there.`,
};
