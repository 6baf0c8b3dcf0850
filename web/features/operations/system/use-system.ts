import { api } from '#web/lib/api.ts';
import { useLoad } from '#web/lib/load.ts';
import { useTexts } from '#web/texts/texts.ts';

/** The state of the installation: numbers, last backup, warnings in plain words. */
export function useSystem({ quiet = false }: { quiet?: boolean } = {}) {
  const { admin } = useTexts();
  return useLoad(['system'], () => api.admin.system.get(), {
    errorTitle: admin.system.loading,
    quiet,
  });
}

export type SystemState = NonNullable<ReturnType<typeof useSystem>['data']>;
