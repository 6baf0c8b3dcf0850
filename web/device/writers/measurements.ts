import { measurementProblem, type MeasurementKind } from '#src/domain/animal/measurements.ts';
import { isDecimal } from '#src/domain/animal/plausible-size.ts';
import { TAKEN_OVER } from '#src/domain/animal/starting-size.ts';
import type { Day } from '#src/domain/days.ts';
import type { Animal, DeviceMeasurement } from '#src/domain/sync/collection.ts';
import type { Collection } from '#web/device/collection.ts';
import { ok, revised, withHead, writer } from './writer.ts';
import { inOrder, withMeasurements } from './with-records.ts';

// As features/animals/measurements/measurements.service.ts.

type Measured = { date_ms: Day; kind: MeasurementKind; value: number };

const add = writer<Measured & { id: number; recorded_at?: string }>(
  (collection, { id, date_ms, kind, value, recorded_at }, { today, idFor }) => {
    const animal = collection.animals.get(id);
    const measured = { date_ms, kind, value };
    if (!animal || date_ms > today || isWrong(measured)) return undefined;
    const stored = measuredLike(animal, measured);
    const taken = recorded_at === TAKEN_OVER && kind !== 'weight' ? ({ taken: 1 } as const) : {};
    const row = stored
      ? revised(noted(stored), { value }, ['value'])
      : { id: idFor(id), ...measured, rev: 1, ...taken };
    return {
      collection: withHead(collection, withMeasurement(animal, stored, row)),
      answer: {
        ...{ ...ok, id: row.id, rev: row.rev },
        was: stored ? { id: stored.id, value: stored.value } : null,
        superseded: [],
      },
      pets: [id],
    };
  },
);

const update = writer<Partial<Measured> & { id: number }>(
  (collection, { id, ...changes }, { today }) => {
    const found = findMeasurement(collection, id);
    if (!found) return undefined;
    const { animal, measurement: stored } = found;
    const { date_ms = stored.date_ms, kind = stored.kind, value = stored.value } = changes;
    const measured = { date_ms, kind, value };
    const other = measuredLike(animal, measured);
    if (date_ms > today || isWrong(measured) || (other && other !== stored)) return undefined;
    const row = revised(noted(stored), measured, ['date_ms', 'kind', 'value']);
    return {
      collection: withHead(collection, withMeasurement(animal, stored, row)),
      answer: { ...ok, rev: row.rev },
      pets: [animal.id],
    };
  },
);

const remove = writer<{ id: number }>((collection, { id }) => {
  const found = findMeasurement(collection, id);
  return (
    found && {
      collection: withHead(collection, withMeasurement(found.animal, found.measurement)),
      answer: { ...ok, superseded: [] },
      pets: [found.animal.id],
    }
  );
});

export const measurementWriters = {
  'POST /pet/measurement/add': add,
  'PUT /pet/measurement/update': update,
  'DELETE /pet/measurement/delete': remove,
};

const isWrong = ({ kind, value }: Measured) =>
  measurementProblem(kind, value) !== undefined || !isDecimal(value, 0, value);

const measuredLike = ({ measurements }: Animal, { date_ms, kind }: Measured) =>
  measurements.find((one) => one.date_ms === date_ms && one.kind === kind);

function findMeasurement({ animals }: Collection, id: number) {
  for (const animal of animals.values()) {
    const measurement = animal.measurements.find((one) => one.id === id);
    if (measurement) return { animal, measurement };
  }
  return undefined;
}

/** What came with an animal is its keeper's own note from now on. */
function noted(measurement: DeviceMeasurement): DeviceMeasurement {
  const { taken: _, ...row } = measurement;
  return row;
}

function withMeasurement(
  animal: Animal,
  stored: DeviceMeasurement | undefined,
  row?: DeviceMeasurement,
): Animal {
  const others = animal.measurements.filter((one) => one !== stored);
  return withMeasurements(animal, row ? inOrder([...others, row]) : others);
}
