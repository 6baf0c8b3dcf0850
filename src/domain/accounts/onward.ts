/** An address of an installation from its origin and what a link says comes after it: never one of anybody else. */
export const onward = (origin: string, to: string): string =>
  `${origin}${to.startsWith('/') ? to : '/'}`;
