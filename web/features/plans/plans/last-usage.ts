import type { listLastUsages } from '#src/features/plans/plans/plans.queries.ts';
import type { Texts } from '#web/texts/texts.ts';

export type LastUsage = ReturnType<typeof listLastUsages>[number];

/** '7 fed, 1 refused': the outcomes of a plan's last feeding day. */
export function lastUsageWords(usage: LastUsage, words: Texts['plans']): string {
  const { fed, offered, refused } = usage;
  return [
    fed > 0 && words.fed(fed),
    offered > 0 && words.offered(offered),
    refused > 0 && words.refused(refused),
  ]
    .filter(Boolean)
    .join(', ');
}
