import { api } from '#web/lib/api.ts';
import { useLoad } from '#web/lib/load.ts';
import { browserHasPasskeys } from '#web/lib/passkeys.ts';
import { useTexts } from '#web/texts/texts.ts';

export const factorsChanged = [['user', 'second_factors']] as const;

/** What the keeper has set up besides the password. */
export function useSecondFactors(options: { quiet?: boolean; enabled?: boolean } = {}) {
  const { secondFactors } = useTexts();
  return useLoad(['user', 'second_factors'], () => api.user.second_factors.get(), {
    errorTitle: secondFactors.loading,
    ...options,
  });
}

export type SecondFactors = NonNullable<ReturnType<typeof useSecondFactors>['data']>;

/** Why this page can't use passkeys; null where it can. */
export function useWithoutPasskeys(origin: string | null): string | null {
  const { secondFactors } = useTexts();
  if (origin === null) return secondFactors.needHttps;
  if (origin !== window.location.origin) return secondFactors.otherAddress(origin);
  return browserHasPasskeys() ? null : secondFactors.oldBrowser;
}
