import { createElement, lazy, useEffect, useState, type ComponentType } from 'react';

/** What is drawn in place of code that could not be fetched: `again` fetches it once more. */
export type Unfetched = { again: () => void };

/**
 * lazy() keeps a failure for as long as the page is open. Here `Failed` is drawn instead, and the code is fetched once
 * more when that says so, or when the part is drawn the next time.
 */
export function lazyPart<Props extends object>(
  load: () => Promise<ComponentType<Props>>,
  Failed: ComponentType<Props & Unfetched>,
): ComponentType<Props> {
  let hasFailed: boolean;
  const fetched = () => {
    hasFailed = false;
    const failed = (error: unknown) => {
      console.warn(error);
      hasFailed = true;
      // React takes two lazy components that resolve to the same one for one
      return (props: Props & Unfetched) => createElement(Failed, props);
    };
    return lazy(async () => ({ default: (await load().catch(failed)) as typeof Failed }));
  };
  let Later = fetched();
  const renew = () => {
    if (hasFailed) Later = fetched();
    return Later;
  };
  return function Part(props) {
    const [Drawn, draw] = useState(() => Later);
    useEffect(() => () => void renew(), []);
    const again = () => {
      // not made by the update: React repeats that with each try to draw what is not there yet
      const fresh = renew();
      draw(() => fresh);
    };
    return createElement(Drawn, { ...props, again });
  };
}
