import { sentenceOf, type Issue } from '#src/domain/problems/codes.ts';
import { texts } from '#web/texts/texts.ts';

/**
 * The sentence for an issue, in the reader's language. The texts are loaded with the sections: the first screen doesn't
 * need them.
 */
export const sayIssue = (issue: Issue): string => sentenceOf(texts().problems, issue);
