/** Says a sentence at the end of the topmost dialog, where notices are covered; false where none can say it. */
export function sayInDialog(sentence: string): boolean {
  const place = [...document.querySelectorAll('.dialog')].at(-1)?.querySelector('.dialog-said');
  if (place) place.textContent = sentence;
  return place != null;
}
