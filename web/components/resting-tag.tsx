import type { Day } from '#src/domain/days.ts';
import type { Due } from '#src/domain/feeding/due-state.ts';
import { MoltTag } from './molt-tag.tsx';
import { PreMoltTag } from './pre-molt-tag.tsx';

type RestingTagProps = {
  pet: Pick<Due, 'muted'> & { pre_molt: Day | null; mmt: Day | null };
  today: Day;
};

/** Why an animal rests: pre-molt, or a recent molt. Nothing where it does not. */
export function RestingTag({ pet, today }: RestingTagProps) {
  if (pet.muted === 0) return null;
  if (pet.pre_molt !== null) return <PreMoltTag pre_molt={pet.pre_molt} today={today} />;
  return <MoltTag mmt={pet.mmt} date_f={null} today={today} />;
}
