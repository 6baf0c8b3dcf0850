import { sexSigns, type AnimalType, type SexSign } from '#src/domain/enums.ts';

/** Reptiles leave no exuvia that tells. */
const ofReptiles: readonly SexSign[] = ['popped', 'probed', 'ventral', 'mature', 'dna', 'other'];
/** Nothing of an arthropod is popped or probed. */
const ofOthers: readonly SexSign[] = ['exuvia', 'ventral', 'mature', 'other'];

/** By what the sex of an animal of this type is established, what its keeper noted before among it. */
export function sexSignsOf(an_type: AnimalType | undefined, noted: SexSign | null): SexSign[] {
  const isAny = an_type === undefined || an_type === 'other';
  const usual = isAny ? sexSigns : an_type === 'reptile' ? ofReptiles : ofOthers;
  return [...usual, ...(noted && !usual.includes(noted) ? [noted] : [])];
}
