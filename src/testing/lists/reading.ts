/**
 * What a person reads in a line. `ask` names the fields that the text leaves open: they may be read or not, but never
 * as sure. Numbers are cm.
 */
export type Reading = {
  sp?: string;
  g?: 'm' | 'f' | 'other';
  n?: number;
  sexes?: string;
  size?: number | [number, number];
  stage?: string;
  price?: [number, string];
  hatched?: string;
  kept_since?: string;
  name?: string;
  origin?: string;
  status?: string;
  weight?: number;
  last_fed?: string;
  food?: string;
  last_molt?: string;
  refused?: string;
  place?: string;
  left?: string;
  notes?: string;
  ask?: string;
  /** The second animal of the line. */
  and?: Reading;
};

/** A list, each line with its right reading; null for no animal. */
export type ReadList<Name> = {
  list: Name;
  lines: readonly (readonly [string, Reading | null])[];
};
