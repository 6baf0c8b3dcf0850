/** Of these pages, as package.json says it. */
export const version = '0.2.0';
