import { signal } from '@preact/signals-react';

/** What lies over the page: the palette that finds animals, pages and actions, or the list of all shortcuts. */
export const palette = signal<'find' | 'keys' | null>(null);
