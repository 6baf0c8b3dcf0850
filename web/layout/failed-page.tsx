import { useTexts } from '#web/texts/texts.ts';
import { Button } from '#web/ui/button.tsx';
import { Empty } from '#web/ui/empty.tsx';
import type { Unfetched } from '#web/ui/lazy-part.ts';
import { Page } from './page.tsx';

type FailedPageProps = { title: string; text?: string; button: string; onClick: () => void };

/** In place of a page that can't be shown. */
export function FailedPage({ title, text, button, onClick }: FailedPageProps) {
  return (
    <Page title={title} bare>
      <Empty title={title} level={1} action={<Button onClick={onClick}>{button}</Button>}>
        {text}
      </Empty>
    </Page>
  );
}

/** In place of a page whose code could not be fetched. */
export function PageUnfetched({ again }: Unfetched) {
  const { common, failures } = useTexts();
  return <FailedPage title={failures.network} button={common.retry} onClick={again} />;
}
