import {
  kindsOf,
  measurementKinds,
  type MeasurementKind,
} from '#src/domain/animal/measurements.ts';
import type { AnimalType } from '#src/domain/enums.ts';
import { useAction } from '#web/lib/action.ts';
import { api } from '#web/lib/api.ts';
import { useLoad } from '#web/lib/load.ts';
import { useTexts } from '#web/texts/texts.ts';
import type { MeasurementDraft } from './use-measure-form.ts';
import { measuredText } from './measurement-words.ts';
import { recorded, undo } from './undo.ts';

type Measurable = { id: number; name: string };

/** As many as tell what is measured of an animal, and the last value of each kind. */
const NEWEST = 100;

/** What was measured of an animal lately, the newest first; with a kind, of that one alone. */
export function useMeasured(id: number, kind?: MeasurementKind) {
  const { pets } = useTexts();
  const query = { id, limit: NEWEST, ...(kind && { kind }) };
  return useLoad(['pet', 'measurement', query], () => api.pet.measurement.list.get({ query }), {
    errorTitle: pets.loadingHistory,
    mayBeMissing: true,
    quiet: true,
  });
}

/** The kinds to offer, the one that was measured last first of all; and those that are rarely wanted. */
export function kindsToOffer(an_type: AnimalType, measured: readonly { kind: MeasurementKind }[]) {
  const offered = kindsOf(an_type, [...new Set(measured.map(({ kind }) => kind))]);
  return {
    offered,
    others: measurementKinds.filter((kind) => !offered.includes(kind)),
    first: measured[0]?.kind ?? offered[0] ?? 'weight',
  };
}

/** Records what was measured, with Undo in its notice. */
export function useMeasure({ id, name }: Measurable, done?: () => void) {
  const { measure } = useTexts().pets;
  return useAction((draft: MeasurementDraft) => api.pet.measurement.add.post({ id, ...draft }), {
    errorTitle: measure.error,
    invalidates: recorded,
    success: (noted, { kind, value }) => ({
      text: measure.said(name, measuredText(kind, value)),
      undo: undo(() => measuredBack(noted)),
    }),
    done,
  });
}

export type NotedMeasurement = NonNullable<
  Awaited<ReturnType<typeof api.pet.measurement.add.post>>['data']
>;

/** The call that takes a measurement back which was just noted. */
export const measuredBack = ({ id, rev, was }: NotedMeasurement) =>
  was
    ? api.pet.measurement.update.put({ id, value: was.value, if_rev: rev })
    : api.pet.measurement.delete.delete({ id });
