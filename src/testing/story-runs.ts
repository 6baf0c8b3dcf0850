/**
 * How often a property with long stories runs: the same ones each time, and without a search for a shorter one, which takes
 * minutes. STORY_SEED=n tells others.
 */
export const storyRuns = (numRuns: number) => ({
  ...{ numRuns, seed: 1 + Number(process.env['STORY_SEED'] ?? 0), endOnFailure: true },
});
