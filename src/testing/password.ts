/** Of everybody in the tests, unless they say another. */
export const password = 'correct horse battery';
