import type { Load } from '#web/lib/load.ts';

/** The last crumb of a record's page: its name, or that there is none, or what failed. */
export function crumbOf(
  { missing, failed, errorTitle }: Pick<Load<unknown>, 'missing' | 'failed' | 'errorTitle'>,
  name: string | undefined,
  notFound: string,
): string {
  if (name !== undefined) return name;
  if (missing) return notFound;
  return failed ? errorTitle : '…';
}
