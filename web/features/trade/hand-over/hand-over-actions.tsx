import { useState } from 'react';
import { CopyField } from '#web/components/copy-field.tsx';
import { useTextParam } from '#web/lib/params.ts';
import { sharesFiles, sharesLinks } from '#web/lib/share.ts';
import { useTexts } from '#web/texts/texts.ts';
import { Button } from '#web/ui/button.tsx';
import { useEnding, useSending } from './use-sending.ts';
import type { HandOver } from './use-hand-over.ts';

type Props = { handOver: HandOver; file: File | null; offline: boolean };

/** Sends the link or the file, takes the offer back, or notes that the animals have arrived. */
export function HandOverActions(props: Props) {
  const { offline } = props;
  const { handOver } = useTexts();
  const { finish, takeBack } = useEnding(props.handOver);
  return (
    <>
      <Sending {...props} />
      <div className="hand-over-end">
        <Button icon="check" disabled={offline} busy={finish.busy} onClick={finish.ask}>
          {handOver.theyHaveIt}
        </Button>
        <Button
          variant="dangerQuiet"
          icon="x"
          disabled={offline}
          busy={takeBack.busy}
          onClick={takeBack.ask}
        >
          {handOver.takeBack}
        </Button>
      </div>
    </>
  );
}

/** What the form asked for is the primary button; where there is no share sheet, the link is copied. */
function Sending({ handOver: shown, file }: Props) {
  const { handOver } = useTexts();
  const [by] = useTextParam('by');
  const [copies, setCopies] = useState(by === 'link' || !sharesLinks());
  const { sendLink, sendFile, busy } = useSending(shown, file);
  const asPrimary = (way: string) => (by === way ? 'primary' : 'plain');
  return (
    <>
      {copies && <CopyField link={shown.link} texts={handOver} />}
      <div className="hand-over-send">
        {sharesLinks() && (
          <Button
            variant={asPrimary('link')}
            icon="share"
            onClick={() => void sendLink(() => setCopies(true))}
          >
            {handOver.sendLink}
          </Button>
        )}
        <Button variant={asPrimary('file')} icon="download" busy={busy} onClick={sendFile}>
          {sharesFiles('application/zip') ? handOver.shareFile : handOver.saveFile}
        </Button>
      </div>
    </>
  );
}
