/**
 * Copies what stands in a field. The newer way needs https, which an Exuvia at home seldom has.
 * Answers whether it went well; the text stays selected where it did not.
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
