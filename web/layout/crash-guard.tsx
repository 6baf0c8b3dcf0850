import { Component } from 'react';
import type { ReactNode } from 'react';
import { texts } from '#web/texts/texts.ts';
import { FailedPage } from './failed-page.tsx';

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
    return (
      <FailedPage
        title={failures.crashed}
        text={failures.crashedText}
        button={failures.reload}
        onClick={() => window.location.reload()}
      />
    );
  }
}
