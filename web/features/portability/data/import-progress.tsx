import type { RunningImport } from '#web/lib/data-import.ts';
import { useTexts, type Texts } from '#web/texts/texts.ts';
import { Button } from '#web/ui/button.tsx';
import { Progress } from '#web/ui/progress.tsx';

export type ImportProgress = Pick<RunningImport, 'dry_run' | 'phase' | 'done' | 'total'>;

type Running = { state: ImportProgress; cancel: { busy: boolean; run: () => Promise<unknown> } };

/** How far the import of a file is, which goes on without the page. */
export function RunningFileImport({ state, cancel }: Running) {
  const { common, data } = useTexts();
  return (
    <>
      <Working {...progressOf(state, data)} />
      <p className="small muted">{data.goesOn}</p>
      <div>
        <Button busy={cancel.busy} onClick={() => void cancel.run()}>
          {common.cancel}
        </Button>
      </div>
    </>
  );
}

export function SendingFile({ percent }: { percent: number }) {
  const { data } = useTexts();
  return <Working text={data.uploading(percent)} value={percent} />;
}

/** `value`: percent, if known. */
export function Working({ text, value }: { text: string; value?: number | undefined }) {
  return (
    <div role="status" className="stack close">
      <Progress inline label={text} value={value} />
      <p className="small muted">{text}</p>
    </div>
  );
}

function progressOf({ dry_run, phase, done, total }: ImportProgress, { running }: Texts['data']) {
  const value = total > 0 ? Math.floor((done / total) * 100) : undefined;
  if (phase === 'pictures') return { text: running.pictures(done, total), value };
  if (phase === 'storing') return { text: running.storing(value ?? 0), value };
  return { text: dry_run ? running.checking : running.reading };
}
