import { TakeInLink } from '#web/components/take-in-link.tsx';
import { Page } from '#web/layout/page.tsx';
import { useTexts } from '#web/texts/texts.ts';
import { Box } from '#web/ui/box.tsx';
import { CodeForm } from './code-form.tsx';

/** Asks for the code of a hand-over, for somebody who can't scan it. */
export function EnterCodePage() {
  const { takeOver } = useTexts();
  return (
    <Page title={takeOver.enter} sub={takeOver.enterText} narrow>
      <div className="stack">
        <CodeForm />
        <Box title={takeOver.haveLink}>
          <TakeInLink>{takeOver.toTakeIn}</TakeInLink>
        </Box>
      </div>
    </Page>
  );
}
