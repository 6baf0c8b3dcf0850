import { useRef } from 'react';

/**
 * What a call sends, prepared once for the same input: a try whose answer was lost is repeated with the same body, though
 * what it was prepared from has changed by then. Forgotten when the call has succeeded.
 */
export function usePrepared<Input, Body>(prepare: (input: Input) => Promise<Body>) {
  const last = useRef<{ key: string; body: Body } | null>(null);
  return {
    async prepare(input: Input): Promise<Body> {
      const key = JSON.stringify(input);
      last.current = last.current?.key === key ? last.current : { key, body: await prepare(input) };
      return last.current.body;
    },
    forget() {
      last.current = null;
    },
  };
}
