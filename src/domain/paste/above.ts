import type { Day } from '#src/domain/days.ts';
import type { Gender } from '#src/domain/enums.ts';
import type { Header } from './cells.ts';
import type { FedTitle } from './fed-titles.ts';
import type { DateFields } from './line-dates.ts';
import type { SpeciesTitle } from './species-titles.ts';
import type { Stage, Status } from './words.ts';

/** What the lines above tell of a line: the headings and columns that it stands under. */
export type Above = {
  header: Header | null;
  gender: Gender | null;
  stage: Stage | null;
  /** All below are wished for, sold or dead; perhaps where the word may be said of the animal above it. */
  status: { value: Status; sure: boolean } | null;
  /** The path of the place in which all below stand. */
  place?: string | null;
  /** Its title may be none. */
  isPlaceUnsure?: boolean;
  /** Sex and stage are those that the title of the place tells. */
  toldByPlace?: boolean;
  /** The titles of places have no colon. */
  areTitlesBare?: boolean;
  /** Of what species those below are that name none. */
  species?: SpeciesTitle | null;
  /** The meal of all below. */
  last_fed?: FedTitle['last_fed'];
  food?: FedTitle['food'];
  /** When all below were bought. */
  kept_since?: DateFields['kept_since'] | null;
  /** The day of the message that a line is in, as far as it is told. */
  sent?: { today: Day; isTodaySure: boolean };
};
