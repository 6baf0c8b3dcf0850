import { grouped, plural } from '#src/domain/text/english-plural.ts';

// The keeper's dashboard.
export const dashboard = {
  title: 'Today',
  addPet: 'Add pet',
  startRound: 'Start feeding round',
  continueRound: 'Continue feeding round',
  due: (n: number) => `${plural(n, 'animal is', 'animals are')} due.`,
  open: (n: number) =>
    n === 1 ? 'One feeding is still open.' : `${grouped(n)} feedings are still open.`,
  resting: (n: number) =>
    n === 1 ? 'One animal is resting.' : `${grouped(n)} animals are resting.`,
  missed: (n: number) => `${plural(n, 'animal')} missed ${n === 1 ? 'its' : 'their'} feeding day.`,
  nothingDue: 'Nobody is due.',
  planned: (names: string, others: number) =>
    `Planned for today: ${names}${others > 0 ? ` and ${grouped(others)} more` : ''}`,

  secondStep: 'Your account can do everything here. Protect it with a second step at the log-in.',
  secondStepSetUp: 'Set up',
  secondStepLater: 'Later',

  plans: 'Feeding plans',
  allPlans: 'All plans',
  noPlans: 'No plan is active.',
  addPlan: 'Add plan',
  dayToday: 'Today',
  dayTomorrow: 'Tomorrow',

  inProgress: 'Feedings in progress',
  toFeed: 'Not fed yet',
  restingOnes: 'Resting',
  openAndToFeed: 'In progress and not fed yet',
  openAndResting: 'In progress and resting',
  nothingOpen: 'No feeding is open.',
  nothingInProgress: 'No feeding is open, and nobody is due.',
  isOpen: 'offered',
  offer: (name: string) => `Offer food to ${name}`,
  eaten: (name: string) => `${name} has eaten`,
  offerWord: 'Offer',
  eatenWord: 'Eaten',
  remove: (name: string) => `Remove the feeding of ${name}`,
  refused: (name: string) => `${name} refused`,
  refusedWord: 'Refused',
  offered: (name: string, food: string) =>
    food ? `${name} was offered ${food}` : `${name} was offered food`,
  fed: (name: string) => `${name} has eaten`,
  removed: (name: string) => `The feeding of ${name} was removed`,
  showAll: (n: number) => `Show all ${grouped(n)}`,
  /** Those that the title names, and at the end of the list those that rest. */
  showAllBut: (n: number, resting: number, hidden: number) =>
    hidden <= resting
      ? `Show ${grouped(hidden)} resting, too`
      : `Show all ${grouped(n)}${resting > 0 ? `, and ${grouped(resting)} resting` : ''}`,

  growth: 'Recent growth',
  last30: 'last 30 days',
  noGrowth: 'No skin was shed in the last 30 days.',

  updated: (version: string) => `Exuvia was updated to ${version}.`,
  whatsNew: 'What is new',
  putAway: 'Dismiss',
  news: 'News',
  dismiss: 'Dismiss these news',
  warnings: (n: number) =>
    n === 1
      ? 'Something in this installation needs attention'
      : `${n} things in this installation need attention`,
  unread: (n: number) => plural(n, 'unread message'),
  couldNotLoad: 'This could not be loaded.',

  steps: 'First steps',
  stepsSub: 'Your notebook is empty. A few steps, and it works for you.',
  hideSteps: 'Hide',
  stepDone: 'Done',
  stepPet: 'Add your first animals',
  stepPetText:
    'One by one, as lines from your notes, or from a file. The species alone is enough to begin with.',
  stepPaste: 'Paste a list',
  stepImport: 'Import a file',
  stepPlan: 'Make a feeding plan',
  stepPlanText: 'Which animals eat on which days. This page then says who is due.',
  stepLabels: 'Print labels',
  stepLabelsText: 'The code on the label opens the animal on your phone: fed, refused, molted.',
  stepPhone: 'Take it along',
  stepPhoneText: 'Open this address on your phone, log in, and add it to the home screen.',
  stepPhoneHere: 'Add this page to the home screen, in the browser’s menu.',
  stepPhoneApp: 'It then works like an app, in a cellar without a network, too.',
  stepPhonePlain:
    'It then works like an app. A page that is open goes on without a network; to start without one it needs an address with https (docs/https.md).',
  stepPhoneLocal: (address: string) =>
    `Open Exuvia by the name or number that this machine has in your network: ${address} leads nowhere on a phone. This step then shows a code to scan.`,
  phoneCode: (address: string) => `QR code of ${address}`,
};
