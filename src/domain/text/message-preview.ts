const PREVIEW_LENGTH = 30;

/** The first 30 characters followed by '...' (spec 9); a message that fits is unchanged. */
export function messagePreview(text: string): string {
  const characters = [...text];
  return characters.length > PREVIEW_LENGTH
    ? `${characters.slice(0, PREVIEW_LENGTH).join('')}...`
    : text;
}
