/** What the list of imports has in the place of a file's name for a pasted list, whose reader may have another language. */
export const pastedList = 'Pasted list';

/** Also of those that were stored in the language of their keeper. */
export const isPastedList = (file: string): boolean =>
  file === pastedList || file === 'Eingefügte Liste';
