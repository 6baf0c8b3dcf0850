import { useEffect, useState } from 'react';
import { Page } from '#web/layout/page.tsx';
import { formatBytes } from '#web/lib/format-bytes.ts';
import { paths } from '#web/paths.ts';
import { useTexts } from '#web/texts/texts.ts';
import { Crumbs } from '#web/ui/crumbs.tsx';
import {
  RunningFileImport,
  SendingFile,
  Working,
} from '#web/features/portability/data/import-progress.tsx';
import { ChooseHandOver } from './choose-hand-over.tsx';
import { mayCallOthers } from './may-call-others.ts';
import { TakeInPreview } from './take-in-preview.tsx';
import { useTakeIn } from './use-take-in.ts';

/** Takes in animals that were handed over in another installation: by a link or a file, looked at, then stored. */
export function TakeInPage() {
  const { takeOver, pets } = useTexts();
  const [ready] = useState(mayCallOthers);
  useEffect(() => {
    if (!ready) window.location.reload();
  }, [ready]);
  return (
    <Page
      title={takeOver.takeIn}
      sub={takeOver.takeInSub}
      crumbs={<Crumbs path={[{ href: paths.pets(), label: pets.title }]} here={takeOver.takeIn} />}
    >
      {ready && <TakeIn />}
    </Page>
  );
}

function TakeIn() {
  const { takeOver } = useTexts();
  const takeIn = useTakeIn();
  const { at, cancel } = takeIn;
  switch (at.step) {
    case 'choose':
    case 'failed':
      return <ChooseHandOver takeIn={takeIn} failure={at.step === 'failed' ? at.failure : null} />;
    case 'fetching':
      return (
        <Working text={takeOver.fetching(at.host, at.bytes > 0 ? formatBytes(at.bytes) : '')} />
      );
    case 'sending':
      return <SendingFile percent={at.percent} />;
    case 'running':
      return (
        <div className="stack tight">
          <RunningFileImport state={at.state} cancel={cancel} />
        </div>
      );
    case 'checked':
      return <TakeInPreview takeIn={takeIn} incoming={at.incoming} file={at.file} />;
  }
}
