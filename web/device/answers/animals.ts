import type { Answers } from '../answers.ts';
import { animalHistoryAnswers } from './animals-histories.ts';
import { labelAnswers } from './animals-labels.ts';
import { animalListAnswers } from './animals-lists.ts';
import { otherAnswers } from './animals-others.ts';
import { animalPageAnswers } from './animals-pages.ts';

/** Reads of animals and their records. */
export const animalAnswers: Answers = {
  ...animalListAnswers,
  ...animalPageAnswers,
  ...animalHistoryAnswers,
  ...labelAnswers,
  ...otherAnswers,
};
