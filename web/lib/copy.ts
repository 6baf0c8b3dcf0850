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

/** The same for a text that stands in no field. */
export async function copyText(text: string): Promise<boolean> {
  try {
    await navigator.clipboard.writeText(text);
    return true;
  } catch {
    const give = (event: globalThis.ClipboardEvent) => {
      event.preventDefault();
      event.stopPropagation();
      event.clipboardData?.setData('text/plain', text);
    };
    document.addEventListener('copy', give, { capture: true, once: true });
    const isCopied = document.execCommand('copy');
    document.removeEventListener('copy', give, { capture: true });
    return isCopied;
  }
}
