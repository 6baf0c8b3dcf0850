/** An Idempotency-Key. crypto.randomUUID needs https; these random values don't. */
export const newKey = (): string =>
  Array.from(crypto.getRandomValues(new Uint32Array(4)), (part) => part.toString(36)).join('-');
