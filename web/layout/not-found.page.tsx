import { useEffect } from 'react';
import { paths } from '#web/paths.ts';
import { useTexts } from '#web/texts/texts.ts';
import { ButtonLink } from '#web/ui/button.tsx';
import { Empty } from '#web/ui/empty.tsx';
import { dailySheet } from './deferred-sheets.ts';
import { Page } from './page.tsx';

export function NotFoundPage() {
  const { layout } = useTexts();
  // an address without a section has loaded none; the footer needs it
  useEffect(() => void dailySheet(), []);
  const home = <ButtonLink href={paths.home()}>{layout.toHome}</ButtonLink>;
  return (
    <Page title={layout.notFound}>
      <Empty title={layout.notFoundTitle} action={home}>
        {layout.notFoundText}
      </Empty>
    </Page>
  );
}
