import { useEffect, useLayoutEffect, useRef } from 'react';
import type { ReactNode } from 'react';
import { useTexts } from '#web/texts/texts.ts';
import { classes } from '#web/ui/classes.ts';
import { Head } from '#web/ui/head.tsx';
import { takeFocus } from './page-focus.ts';

export type PageProps = {
  /** The page's name in the browser's tab, and its heading unless `heading` says it differently. */
  title: string;
  heading?: ReactNode;
  sub?: ReactNode;
  crumbs?: ReactNode;
  actions?: ReactNode;
  /** What else belongs to the heading. */
  below?: ReactNode;
  headClassName?: string;
  narrow?: boolean;
  /** Without the heading: the page brings its own h1. */
  bare?: boolean;
  /** Takes the place of the class 'page'. */
  className?: string;
  children?: ReactNode;
};

/**
 * The frame of every page: `<main>` with its heading. Names the browser's tab, and takes the focus
 * when somebody came here by a link. Render the same Page while loading and afterwards.
 */
export function Page(props: PageProps) {
  const { title, heading, sub, crumbs, actions, below, headClassName } = props;
  const { narrow = false, bare = false, className = 'page', children } = props;
  const { common } = useTexts();
  const main = useRef<HTMLElement>(null);

  useEffect(() => {
    document.title = title === common.product ? title : common.title(title);
  }, [title, common]);
  // At once: a later effect may run when the address has changed again.
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
