import type { SkinWord } from '#src/domain/animal/molt.ts';

// English has two words for what German calls a Häutung.

export const skins: Readonly<Record<SkinWord, string>> = {
  molts: 'molts',
  sheds: 'sheds',
  both: 'molts and sheds',
};
export const oneSkin: Readonly<Record<SkinWord, string>> = {
  molts: 'molt',
  sheds: 'shed',
  both: 'molt or shed',
};

/** The same at the beginning of a heading. */
export const skinsFirst = (of: SkinWord): string =>
  skins[of].slice(0, 1).toUpperCase() + skins[of].slice(1);
