import { limits } from '#src/domain/limits.ts';

/** Longest edge in pixels: thumb for cards and lists, mobile for a pet's page, large for /pets/picture. */
export const pictureSizes = { thumb: 400, mobile: 1080, large: limits.pictureEdge } as const;
export type PictureSize = keyof typeof pictureSizes;
