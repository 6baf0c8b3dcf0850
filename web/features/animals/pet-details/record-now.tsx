import { useEffect } from 'react';
import type { Day } from '#src/domain/days.ts';
import type { Undo } from '#web/state/notices.ts';
import { FeedingAdd, Molting } from './record-dialogs.tsx';
import { MeasureAdd } from '#web/features/animals/records/measure-add.tsx';
import { usePet } from './use-pet.ts';

/** What is to be recorded of which animal. */
export type Recording = { id: number; kind: 'fed' | 'offered' | 'refused' | 'molt' | 'measure' };

/** The dialog of a record, for an animal whose page is not open. */
export function RecordNow(props: {
  record: Recording;
  onMolted?: (day: Day, takeBack: Undo) => void;
  onMoltUndone?: () => void;
  onClose: () => void;
}) {
  const { record, onMolted, onMoltUndone, onClose } = props;
  const { id, kind } = record;
  const { data: pet, failed, missing } = usePet(id);
  const isGone = missing || failed !== null || pet?.archived === 1 || pet?.own === 0;
  useEffect(() => {
    if (isGone) onClose();
  }, [isGone, onClose]);
  if (!pet || isGone) return null;
  if (kind === 'measure') return <MeasureAdd pet={pet} onClose={onClose} />;
  if (kind === 'molt')
    return <Molting pet={pet} onNoted={onMolted} onUndone={onMoltUndone} onClose={onClose} />;
  const usual = pet.plans.find((plan) => plan.def_feeder)?.def_feeder;
  return <FeedingAdd pet={pet} progress={PROGRESS[kind]} usual={usual} onClose={onClose} />;
}

const PROGRESS = { fed: 0, offered: 1, refused: 2 } as const;
