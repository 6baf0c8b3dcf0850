import { useState } from 'react';
import { limits } from '#src/domain/limits.ts';
import { readHandOverLink, type HandOverLink } from '#src/domain/trade/hand-over-code.ts';
import { useAction } from '#web/lib/action.ts';
import { api } from '#web/lib/api.ts';
import { inSteps } from '#web/lib/ask.ts';
import { importSent, sendFile, type FileImport, type RunningImport } from '#web/lib/data-import.ts';
import { fetchHandOver, reportTaken } from '#web/lib/elsewhere.ts';
import { isOffline, type Failure } from '#web/lib/failure.ts';
import type { LoadKey } from '#web/lib/queries.ts';
import { paths } from '#web/paths.ts';
import { notify } from '#web/state/notices.ts';
import { texts, useTexts } from '#web/texts/texts.ts';
import type { ImportProgress } from '#web/features/portability/data/import-progress.tsx';

/** What a file holds, by its dry run. */
export type Incoming = NonNullable<FileImport['hand_over']>;
type SpeciesAnswers = { name: string; sc_id: number }[];

type TakeInStep =
  | { step: 'choose' }
  | { step: 'fetching'; host: string; bytes: number }
  | { step: 'sending'; percent: number }
  | { step: 'running'; state: ImportProgress }
  | { step: 'checked'; incoming: Incoming; file: string }
  | { step: 'failed'; failure: Failure };

export type TakeIn = ReturnType<typeof useTakeIn>;

type Source = { link: HandOverLink } | { file: File };

const changed: LoadKey[] = [['pet'], ['data'], ['species'], ['purchases']];
const begun = { phase: 'checking', done: 0, total: 0 } as const;

/** Fetches or takes the file of a hand-over, has it checked, and stores it when the keeper says so. */
export function useTakeIn() {
  const { takeOver } = useTexts();
  const [at, setAt] = useState<TakeInStep>({ step: 'choose' });
  /** The link that the file came by, as it was pasted: its installation is told afterwards. */
  const [link, setLink] = useState<string | null>(null);
  const show = (state: RunningImport) => setAt({ step: 'running', state });
  function failed(failure: Failure) {
    if (!isOffline(failure)) return setAt({ step: 'failed', failure });
    setAt({ step: 'choose' });
    notify(texts().failures.network);
  }

  const look = useAction(
    (source: Source) =>
      inSteps(async (step) => {
        const file = 'file' in source ? source.file : await step(() => fetched(source.link));
        setAt({ step: 'sending', percent: 0 });
        await step(() => sendFile(file, (percent) => setAt({ step: 'sending', percent })));
        setAt({ step: 'running', state: { ...begun, dry_run: 1 } });
        return step(() => importSent({ dry_run: 1, take_in: 1, file: file.name }, show));
      }),
    {
      errorTitle: takeOver.failed,
      onFailure: failed,
      done: ({ hand_over, file }) =>
        hand_over && setAt({ step: 'checked', incoming: hand_over, file }),
    },
  );
  function fetched(from: HandOverLink) {
    const { host } = new URL(from.origin);
    setAt({ step: 'fetching', host, bytes: 0 });
    return fetchHandOver(from, (bytes) => setAt({ step: 'fetching', host, bytes }));
  }

  const store = useAction(
    ({ file, species }: { file: string; species: SpeciesAnswers; incoming: Incoming }) =>
      inSteps(async (step) => {
        setAt({ step: 'running', state: { ...begun, dry_run: 0 } });
        const stored = await step(() => importSent({ take_in: 1, file, species }, show));
        const from = link === null ? null : readHandOverLink(link);
        return { ...stored, report: from && (await step(() => reportTaken(from))) };
      }),
    {
      errorTitle: takeOver.storing,
      onFailure: failed,
      invalidates: changed,
      success: (_, { incoming }) => welcome(incoming),
      done({ report }, { incoming: { from } }) {
        if (report === 'ended') notify(takeOver.endedMeanwhile(from));
        else if (report !== 'told') notify(takeOver.notTold(from));
      },
      to: ({ ids }) => (ids?.[0] && ids.length === 1 ? paths.petDetails(ids[0]) : paths.pets()),
    },
  );
  const cancel = useAction(() => api.data.import.delete(), {
    errorTitle: takeOver.failed,
    quiet: true,
  });

  return {
    at,
    link,
    cancel,
    fromLink(from: HandOverLink, pasted: string) {
      setLink(pasted);
      void look.run({ link: from });
    },
    fromFile(file: File) {
      setLink(null);
      if (file.size > limits.takeInBytes) failed(tooLarge());
      else void look.run({ file });
    },
    store: (file: string, incoming: Incoming, species: SpeciesAnswers) =>
      void store.run({ file, incoming, species }),
    again: () => setAt({ step: 'choose' }),
  };
}

function welcome({ animals }: Incoming): string {
  const { takeOver } = texts();
  const [only] = animals;
  return animals.length === 1 && only
    ? takeOver.takenIn(only.name)
    : takeOver.takenInMany(animals.length);
}

const tooLarge = (): Failure => ({
  error: texts().takeOver.tooLarge,
  code: 'too_large',
  status: 0,
  fields: {},
});
