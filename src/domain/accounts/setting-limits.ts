/** The limits of what settings hold: the first screen reads these, and does without all others. */
export const settingLimits = {
  sc_name: 120,
  food: 60,
  idsPerCall: 500,
  labelSettingsBytes: 20_000,
} as const;
