import { tagLength, tagOf } from '#src/domain/animal/tag.ts';

/** A tag for a new animal: its label can be printed before the server knows it. Over 50,000 animals one meets another. */
export function drawTag(): string {
  return tagOf(crypto.getRandomValues(new Uint8Array(tagLength))) ?? drawTag();
}
