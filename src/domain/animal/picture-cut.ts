/** A part of a picture, as parts of its width and height. */
export type Cut = { left: number; top: number; width: number; height: number };

/** The least that stays of the width and of the height of a picture that is cut, from 0 to 1. */
export const leastCut = 0.05;
