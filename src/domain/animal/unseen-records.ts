export type RecordCounts = Record<'feeding' | 'molt' | 'measurement' | 'event', number>;

/** How many records of each kind there are beyond those that were seen; null where there are none. */
export function unseenRecords(seen: RecordCounts, now: RecordCounts): RecordCounts | null {
  const more = (kind: keyof RecordCounts) => Math.max(0, now[kind] - seen[kind]);
  const [feeding, molt] = [more('feeding'), more('molt')];
  const [measurement, event] = [more('measurement'), more('event')];
  return feeding + molt + measurement + event > 0 ? { feeding, molt, measurement, event } : null;
}
