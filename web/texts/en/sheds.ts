import { plural } from '#src/domain/text/english-plural.ts';
import { measure } from './measure.ts';
import { recordDetails } from './record-details.ts';

/** What an animal's page says of a reptile in the place of the words of its area (web/components/words-for.ts). */
export const sheds = {
  molt: 'Shed',
  molted: 'Shed',
  preMolt: 'Pre-shed',
  endPreMolt: 'End pre-shed',
  moltTitle: (name: string) => `Shed of ${name}`,
  editMolt: 'Edit shed',
  sizeAfter: 'Size after the shed',
  sexSeen: 'Sex seen',
  moltAgain: (day: string) => `A shed on ${day} is noted already. Is this another one?`,
  saveMolt: 'Save shed',
  saidMolted: (name: string) => `${name}: shed noted`,
  saidPreMolt: (name: string) => `${name}: pre-shed`,
  saidNoPreMolt: (name: string) => `${name}: no longer in pre-shed`,
  errorMolt: 'Could not save the shed',
  errorPreMolt: 'Could not save pre-shed',
  monthMolted: 'shed',
  lastMolt: 'Last shed',
  moltNoted: 'Shed noted',
  undoMolt: 'Undo shed',
  noHistoryText: 'Feedings, sheds, measurements and events stand here, the newest first.',
  filters: {
    all: 'All',
    feeding: 'Feedings',
    molt: 'Sheds',
    event: 'Events',
    measurement: measure.filter,
  },
  yearAlt: (fed: number, refused: number, molts: number, events: number) =>
    `${plural(fed, 'meal')}, ${plural(refused, 'refusal')}, ${plural(molts, 'shed')}, ${plural(
      events,
      'event',
    )} in the last twelve months`,
  keyMolt: 'shed',
  recordDetails: {
    ...recordDetails,
    moltNo: 'Which shed',
    nthMolt: (no: number) => `shed ${no}`,
  },
};
