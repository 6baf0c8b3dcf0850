import { useId, useState, type ReactNode } from 'react';
import { CopyField } from '#web/components/copy-field.tsx';
import { formatBytes } from '#web/lib/format-bytes.ts';
import { paths } from '#web/paths.ts';
import { useSession } from '#web/state/session.ts';
import { useTexts } from '#web/texts/texts.ts';
import { Box } from '#web/ui/box.tsx';
import { Icon } from '#web/ui/icon.tsx';
import { Callout } from '#web/ui/note.tsx';
import type { HandOver } from './use-hand-over.ts';

/** The ways to take over: here, in another installation, and without any. */
export function Ways({ offer, link }: { offer: HandOver; link: string }) {
  const { takeOver } = useTexts();
  const session = useSession();
  const { code, from, file_bytes, animals } = offer;
  const here = paths.takeOver(code);
  return (
    <div className="stack no-print">
      <Box title={session ? takeOver.orElsewhere : takeOver.takeHeading(animals.length)}>
        <div className="stack close">
          {!session && (
            <Callout href={paths.login(here)} icon="user">
              <Way title={takeOver.logHere}>{takeOver.logHereLine(window.location.host)}</Way>
            </Callout>
          )}
          <OwnExuvia link={link} />
          <a className="callout" href={`/api/hand_over/file/${code}`} download>
            <Icon name="download" />
            <span>
              <Way title={takeOver.none}>{takeOver.noneLine(formatBytes(file_bytes))}</Way>
            </span>
            <Icon name="right" />
          </a>
          <p className="small muted">{takeOver.secret(from)}</p>
        </div>
      </Box>
    </div>
  );
}

function Way({ title, children }: { title: string; children: ReactNode }) {
  return (
    <>
      <strong>{title}</strong>
      <br />
      <span className="small muted">{children}</span>
    </>
  );
}

/** Opens the link to copy, and where to paste it. */
function OwnExuvia({ link }: { link: string }) {
  const { takeOver } = useTexts();
  const [open, setOpen] = useState(false);
  const id = useId();
  return (
    <>
      <button
        type="button"
        className="callout"
        aria-expanded={open}
        aria-controls={id}
        onClick={() => setOpen(!open)}
      >
        <Icon name="link" />
        <span>
          <Way title={takeOver.ownExuvia}>{takeOver.ownExuviaLine}</Way>
        </span>
        <Icon name={open ? 'down' : 'right'} />
      </button>
      <div id={id} className="stack close way-open" hidden={!open}>
        <CopyField link={link} texts={takeOver} />
        <p className="small muted">{takeOver.ownExuviaSteps}</p>
      </div>
    </>
  );
}
