import { paths } from '#web/paths.ts';
import { useTexts } from '#web/texts/texts.ts';
import { ButtonLink } from '#web/ui/button.tsx';
import { Empty } from '#web/ui/empty.tsx';
import { Page } from './page.tsx';

export function NotFoundPage() {
  const { layout } = useTexts();
  const home = <ButtonLink href={paths.home()}>{layout.toHome}</ButtonLink>;
  return (
    <Page title={layout.notFound}>
      <Empty title={layout.notFoundTitle} action={home}>
        {layout.notFoundText}
      </Empty>
    </Page>
  );
}
