import type { Answers } from '../answers.ts';

/** Reads of plans, and of what is due. */
export const planAnswers: Answers = {};
