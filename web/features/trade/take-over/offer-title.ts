import type { OfferedAnimal } from '#src/domain/trade/hand-over.ts';
import { useTexts } from '#web/texts/texts.ts';

/** 'Frida is offered to you', '3 animals are offered to you'. */
export function useOfferTitle() {
  const { takeOver } = useTexts();
  return (animals: readonly OfferedAnimal[]) => {
    const [only] = animals;
    return animals.length === 1 && only
      ? takeOver.offered(only.name)
      : takeOver.offeredMany(animals.length);
  };
}
