import { useState } from 'react';
import { Link, useLocation } from 'wouter';
import { readHandOverLink, shownCode } from '#src/domain/trade/hand-over-code.ts';
import type { Failure } from '#web/lib/failure.ts';
import { useTextParam } from '#web/lib/params.ts';
import { paths } from '#web/paths.ts';
import { useTexts } from '#web/texts/texts.ts';
import { Box } from '#web/ui/box.tsx';
import { Button } from '#web/ui/button.tsx';
import { FileDrop } from '#web/ui/file-drop.tsx';
import { Form } from '#web/ui/form.tsx';
import { Note } from '#web/ui/note.tsx';
import { TextField } from '#web/ui/text-field.tsx';
import { ImportProblems } from '#web/features/portability/data/import-problems.tsx';
import type { TakeIn } from './use-take-in.ts';

/** The two ways in: a pasted link, or a file; and why the last one failed. */
export function ChooseHandOver(props: { takeIn: TakeIn; failure: Failure | null }) {
  const { takeIn, failure } = props;
  const { takeOver } = useTexts();
  const [given] = useTextParam('link');
  const [typed, setTyped] = useState(takeIn.link ?? given);
  return (
    <>
      {failure && <Failed failure={failure} link={takeIn.link} />}
      <div className="split even">
        <div className="stack">
          <LinkBox typed={typed} setTyped={setTyped} takeIn={takeIn} />
        </div>
        <div className="stack tight">
          <Box title={takeOver.fromFile}>
            <FileDrop
              label={takeOver.fileDrop}
              accept=".zip,application/zip"
              hint={takeOver.fileHint}
              onFile={takeIn.fromFile}
            />
          </Box>
          <p className="muted">
            {takeOver.haveCode} <Link href={paths.takeOver()}>{takeOver.enterCode}</Link>
          </p>
        </div>
      </div>
    </>
  );
}

function LinkBox(props: { typed: string; setTyped: (text: string) => void; takeIn: TakeIn }) {
  const { typed, setTyped, takeIn } = props;
  const { takeOver } = useTexts();
  const [, navigate] = useLocation();
  const [wrong, setWrong] = useState(false);
  function submit() {
    const link = readHandOverLink(typed);
    setWrong(!link);
    // What is offered in this installation is taken over with one tap.
    if (link?.origin === window.location.origin) navigate(paths.takeOver(shownCode(link.code)));
    else if (link) takeIn.fromLink(link, typed);
  }
  return (
    <Box title={takeOver.fromLink}>
      <Form onSubmit={submit}>
        <TextField
          label={takeOver.pasteLink}
          type="url"
          value={typed}
          onChange={(text) => {
            setTyped(text);
            setWrong(false);
          }}
          placeholder="https://exuvia.example/t/K7M2-9QXD"
          hint={takeOver.pasteHint}
          problem={wrong ? takeOver.linkWrong : null}
          autoComplete="off"
          autoCapitalize="none"
          spellCheck={false}
        />
        <div className="cluster">
          <Button variant="primary" type="submit" icon="download">
            {takeOver.fetch}
          </Button>
        </div>
      </Form>
    </Box>
  );
}

/** What went wrong; where the other side could not be called, its page is a way around. */
function Failed({ failure, link }: { failure: Failure; link: string | null }) {
  const { takeOver } = useTexts();
  const elsewhere = link === null ? null : readHandOverLink(link);
  return (
    <div className="stack close">
      <Note tone="amber" live>
        {failure.error}{' '}
        {elsewhere && failure.status === 0 && (
          <a
            href={`${elsewhere.origin}${paths.takeOver(shownCode(elsewhere.code))}`}
            target="_blank"
            rel="noreferrer"
          >
            {takeOver.openLink}
          </a>
        )}
      </Note>
      <ImportProblems failure={failure} />
    </div>
  );
}
