import { useState } from 'react';
import type { OfferedAnimal } from '#src/domain/trade/hand-over.ts';
import { useTexts } from '#web/texts/texts.ts';
import { classes } from '#web/ui/classes.ts';
import { Icon } from '#web/ui/icon.tsx';

/** The framed picture of an animal that somebody else keeps, or the icon of its type. */
export function OfferedPicture(props: { animal: OfferedAnimal; address: string | undefined }) {
  const { animal, address } = props;
  const { animals } = useTexts();
  const [missing, setMissing] = useState<string>();
  const shown = animal.picture === 1 && address !== undefined && missing !== address;
  return (
    <span className={classes('plate', !shown && 'no-picture')}>
      {shown ? (
        <img
          src={address}
          alt={animals.pictureOf(animal.name)}
          loading="lazy"
          decoding="async"
          onError={() => setMissing(address)}
        />
      ) : (
        <Icon name={animal.an_type} />
      )}
    </span>
  );
}
