import { issue } from '#src/domain/problems/codes.ts';
import { sayIssue } from '#web/texts/say-issue.ts';
import type { Mail } from './mail-state.tsx';

/** Why a mail was not sent: the mail server's own message, or ours. */
export const reasonOf = (error: string, code: Mail['error_code']) =>
  code ? sayIssue(issue(code)) : error;
