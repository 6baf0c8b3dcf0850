import type { Writer } from './collection.ts';

/** By method and address, such as 'POST /pet/feeding/feed'. */
export const writers: Readonly<Record<string, Writer>> = {};
