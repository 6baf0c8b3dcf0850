import type { Answers } from '../answers.ts';

/** Reads of animals and their records. */
export const animalAnswers: Answers = {};
