/** Ends a sentence; once, where its last word is an abbreviation such as 'Nov.'. */
export const fullStop = (words: string): string => (words.endsWith('.') ? words : `${words}.`);
