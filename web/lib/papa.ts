import papaparse from 'papaparse';

/** Of a module of its own: where the bundler merges that of the library into a chunk, its default is another one. */
export const papa = papaparse;
