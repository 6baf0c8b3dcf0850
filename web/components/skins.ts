import { skinWordOf } from '#src/domain/animal/molt.ts';
import type { AnimalType } from '#src/domain/enums.ts';
import { useTexts, type Texts } from '#web/texts/texts.ts';

type Typed = { an_type: AnimalType };

/** What is said of molts over several animals: reptiles shed, others molt. */
export const skinsIn = ({ animals }: Pick<Texts, 'animals'>, of: readonly Typed[]) =>
  animals.skins[skinWordOf(of.map(({ an_type }) => an_type))];

/** The same within a component. */
export const useSkins = (of: readonly Typed[]) => skinsIn(useTexts(), of);
