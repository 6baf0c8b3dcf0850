import type { Answers } from '../answers.ts';
import { choiceAnswers } from './plans-choices.ts';
import { planListAnswers } from './plans-lists.ts';
import { roundAnswers } from './plans-round.ts';
import { todayAnswers } from './today.ts';
import { usageAnswers } from './plans-usages.ts';

/** Reads of plans, and of what is due. */
export const planAnswers: Answers = {
  ...planListAnswers,
  ...choiceAnswers,
  ...usageAnswers,
  ...roundAnswers,
  ...todayAnswers,
};
