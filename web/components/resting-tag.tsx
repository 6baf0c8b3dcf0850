import type { Day } from '#src/domain/days.ts';
import type { AnimalType } from '#src/domain/enums.ts';
import type { Due } from '#src/domain/feeding/due-state.ts';
import { MoltTag } from './molt-tag.tsx';
import { PreMoltTag } from './pre-molt-tag.tsx';

type RestingTagProps = {
  pet: Pick<Due, 'muted'> & { an_type: AnimalType; pre_molt: Day | null; mmt: Day | null };
  today: Day;
};

/** Why an animal rests: pre-molt, or a recent molt. Nothing where it does not. */
export function RestingTag({ pet, today }: RestingTagProps) {
  if (pet.muted === 0) return null;
  if (pet.pre_molt !== null) return <PreMoltTag {...pet} today={today} />;
  return <MoltTag {...pet} date_f={null} today={today} />;
}
