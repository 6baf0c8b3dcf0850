import { useEffect, useLayoutEffect, useRef } from 'react';
import type { ReactNode } from 'react';
import { useTexts } from '#web/texts/texts.ts';
import { classes } from '#web/ui/classes.ts';
import { Head } from '#web/ui/page-header.tsx';
import { takeFocus } from './page-focus.ts';

type PageProps = {
  /** The page's title in the browser's tab, and its heading unless `heading` differs. */
  title: string;
  heading?: ReactNode;
  sub?: ReactNode;
  crumbs?: ReactNode;
  actions?: ReactNode;
  /** What else belongs to the heading. */
  below?: ReactNode;
  headClassName?: string;
  narrow?: boolean;
  /** Without the heading: the page renders its own h1. */
  bare?: boolean;
  /** Replaces the class 'page'. */
  className?: string;
  children?: ReactNode;
};

/**
 * The frame of every page: `<main>` with its heading. Sets the document title, and takes the focus when the page was
 * opened by a link. Render the same Page while loading and afterwards.
 */
export function Page(props: PageProps) {
  const { title, heading, sub, crumbs, actions, below, headClassName } = props;
  const { narrow = false, bare = false, className = 'page', children } = props;
  const { common } = useTexts();
  const main = useRef<HTMLElement>(null);

  useEffect(() => {
    document.title = title === common.product ? title : common.title(title);
  }, [title, common]);
  // Immediately: by the time a later effect runs, the address may have changed again.
  useLayoutEffect(() => takeFocus(main.current), []);

  return (
    <main ref={main} id="main" tabIndex={-1} className={classes(className, narrow && 'narrow')}>
      {!bare && (
        <Head
          title={heading ?? title}
          sub={sub}
          crumbs={crumbs}
          actions={actions}
          below={below}
          className={headClassName}
        />
      )}
      {children}
    </main>
  );
}
