import { api } from '#web/lib/api.ts';
import { useRecord } from '#web/lib/load-record.ts';
import { useTexts } from '#web/texts/texts.ts';

/** What is offered under a code; null: it is none. One that has ended fails with 410. */
export const useHandOver = (code: string | null) =>
  useRecord(
    ['hand_over', 'open'],
    code,
    (of) => api.hand_over.open({ code: of }).get(),
    useTexts().takeOver.errorLoading,
  );

export type HandOver = NonNullable<ReturnType<typeof useHandOver>['data']>['data'];
