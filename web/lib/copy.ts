/**
 * Copies the content of a field and returns whether that worked; if not, the text stays selected. The clipboard API
 * needs https, which an installation at home seldom has.
 */
export async function copyField(field: HTMLInputElement | null): Promise<boolean> {
  if (!field) return false;
  try {
    await navigator.clipboard.writeText(field.value);
    return true;
  } catch {
    field.focus();
    field.select();
    return document.execCommand('copy');
  }
}
