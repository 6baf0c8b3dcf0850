import type { ComponentProps, MouseEvent } from 'react';
import { paths } from '#web/paths.ts';
import { ButtonLink } from '#web/ui/button.tsx';

/**
 * A link to the page that takes in an animal. It loads the whole document: that one alone may call other installations,
 * and the policy of a document stays as it was loaded.
 */
export function TakeInLink(props: Omit<ComponentProps<typeof ButtonLink>, 'href'>) {
  return <ButtonLink {...props} href={paths.takeIn()} onClick={open} />;
}

function open(event: MouseEvent): void {
  event.preventDefault();
  loadTakeIn();
}

/** `link`: of a hand-over, filled in there. */
export const loadTakeIn = (link?: string) => window.location.assign(paths.takeIn({ link }));
