/** By what the evening is grouped. */
const groupings = ['place', 'plan'] as const;
export type Grouping = (typeof groupings)[number];

/** Where a round puts the animals that refused last time: in their place, before or after the others, or nowhere. */
export const refusersIn = ['place', 'first', 'last', 'out'] as const;
export type RefusersIn = (typeof refusersIn)[number];

/** The keeper's setting `evening`, whatever another client has stored there. */
export const eveningChoice = (setting: { [name: string]: unknown }) => ({
  by: groupings.find((one) => one === setting['by']) ?? 'place',
  refusers: refusersIn.find((one) => one === setting['refusers']) ?? 'place',
});

/** By what an evening is really grouped: by plan where nobody who is due stands anywhere. */
export const groupingOf = (
  setting: { [name: string]: unknown },
  byPlace: readonly { place_id: number | null }[],
): Grouping =>
  byPlace.some(({ place_id }) => place_id !== null) ? eveningChoice(setting).by : 'plan';
