import type { Part } from '#src/domain/text/find-parts.ts';
import type { Gender } from '#src/domain/enums.ts';
import type { IconName } from '#web/ui/icon.tsx';
import type { PaletteAnimal } from './use-animals.ts';

/** A piece of what an entry says. */
export type Said = {
  text: string;
  /** Set in italics: a scientific name. */
  sci?: boolean;
  /** Where it was found, when not by the words as they stand. */
  parts?: readonly Part[];
};

/** One choice of the palette. */
export type Entry = {
  key: string;
  face: { icon: IconName } | { animal: PaletteAnimal };
  title: Said;
  sex?: { gender: Gender; count: number };
  /** What it is, or what it does. */
  line?: readonly Said[];
  /** What of the line is never cut off: where an animal is. */
  where?: readonly Said[];
  /** At the right: a number. */
  end?: string;
  /** The key that does the same. */
  shortcut?: string;
  run: () => void;
};

export type EntryGroup = { label: string; entries: readonly Entry[] };
