import { Component } from 'react';
import type { ReactNode } from 'react';
import { texts } from '#web/texts/texts.ts';
import { Button } from '#web/ui/button.tsx';
import { Empty } from '#web/ui/empty.tsx';
import { Page } from './page.tsx';

/** Error boundary: a page that throws leaves the header and its links in place. */
export class CrashGuard extends Component<{ children: ReactNode }, { crashed: boolean }> {
  override state = { crashed: false };

  static getDerivedStateFromError() {
    return { crashed: true };
  }

  override componentDidCatch(error: unknown) {
    console.error(error);
  }

  override render() {
    if (!this.state.crashed) return this.props.children;
    const { failures } = texts();
    const reload = <Button onClick={() => window.location.reload()}>{failures.reload}</Button>;
    return (
      <Page title={failures.crashed} bare>
        <Empty title={failures.crashed} action={reload}>
          {failures.crashedText}
        </Empty>
      </Page>
    );
  }
}
