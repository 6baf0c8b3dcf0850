const PREVIEW_LENGTH = 60;

/** The first 60 characters followed by '...'; a message that fits is unchanged. */
export function messagePreview(text: string): string {
  const characters = [...text];
  return characters.length > PREVIEW_LENGTH
    ? `${characters.slice(0, PREVIEW_LENGTH).join('')}...`
    : text;
}
