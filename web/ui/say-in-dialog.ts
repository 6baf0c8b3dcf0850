/** Says a sentence at the end of the topmost dialog, beside what it is about; false where none can say it. */
export function sayInDialog(sentence: string): boolean {
  const place = [...document.querySelectorAll('.dialog')].at(-1)?.querySelector('.dialog-said');
  if (place) place.textContent = sentence;
  return place != null;
}
