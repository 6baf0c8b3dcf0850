import { isNew } from '#src/domain/sync/ids.ts';
import { useState, type ReactNode } from 'react';
import type { AnimalType } from '#src/domain/enums.ts';
import { pictureFile } from '#web/paths.ts';
import { useReachable } from '#web/state/network.ts';
import { useWaitingPicture } from '#web/state/waiting-pictures.ts';
import { useTexts } from '#web/texts/texts.ts';
import { Icon } from '#web/ui/icon.tsx';

export type Pictured = {
  id: number;
  has_img: number | boolean;
  /** Changes with the picture, so that a new one shows immediately. */
  img_version?: number | null;
};

type PetPictureProps = {
  pet: Pictured & { an_type: AnimalType };
  /** The alternative text; '' where the animal's name is beside it. */
  alt?: string;
  size?: 'thumb' | 'mobile';
  /** The animal's number in the corner. */
  numbered?: boolean;
  /** Loads eagerly and before others, for what is visible first. */
  eager?: boolean;
};

/** The framed picture of an animal, or the icon of its type. Its box has its size before the picture loads. */
export function PetPicture(props: PetPictureProps) {
  const { pet, alt = '', size = 'thumb', numbered = false } = props;
  const { id } = pet;
  const waiting = useWaitingPicture(id);
  const isThere = waiting !== undefined || hasPicture(pet);
  const no = numbered && !isNew(id) && <span className="plate-no">{id}</span>;
  if (!isThere) return <NoPicture {...props} no={no} />;
  const address = waiting ?? pictureFile(pet, size, 'png');
  // a card may come to show another animal: its picture must not be beside that name until the other has come
  return (
    <Photo key={id} {...props} no={no} address={address} isKept={waiting !== undefined} alt={alt} />
  );
}

type Numbered = { no: ReactNode };

function Photo(props: PetPictureProps & Source & Numbered) {
  // A missing file is remembered by address: the next version is tried again, and any once there is a network.
  const [missing, setMissing] = useState<string | null>(null);
  const attempt = `${props.address} ${useReachable()}`;
  if (missing === attempt) return <NoPicture {...props} />;
  return (
    <span className="plate">
      <Sources {...props} onError={() => setMissing(attempt)} />
      {props.no}
    </span>
  );
}

function NoPicture({ pet: { an_type }, alt = '', no }: PetPictureProps & Numbered) {
  return (
    <span className="plate no-picture">
      {alt === '' ? <Icon name={an_type} /> : <NamedIcon type={an_type} />}
      {no}
    </span>
  );
}

function NamedIcon({ type }: { type: AnimalType }) {
  return <Icon name={type} label={useTexts().animals.noPicture} />;
}

/** The guide's two animals are the only ones below zero that have pictures. */
const EXAMPLES = new Set([-2, -3]);

/** Whether the server has a picture of it. */
export const hasPicture = ({ id, has_img }: Pictured): boolean =>
  Boolean(has_img) && (id > 0 || EXAMPLES.has(id));

const WIDTHS = { thumb: 320, mobile: 1080 };

type Source = {
  address: string;
  /** It is on the device alone, in one size. */
  isKept: boolean;
  alt: string;
};

function Sources(props: PetPictureProps & Source & { onError: () => void }) {
  const { pet, address, isKept, alt, size = 'thumb', eager = false, onError } = props;
  return (
    <picture>
      {!isKept && <source type="image/webp" srcSet={pictureFile(pet, size)} />}
      <img
        src={address}
        alt={alt}
        width={WIDTHS[size]}
        height={(WIDTHS[size] / 4) * 3}
        loading={eager ? 'eager' : 'lazy'}
        fetchPriority={eager ? 'high' : undefined}
        // with the words beside it, rather than once the cards below are drawn
        decoding={eager && size === 'thumb' ? 'sync' : 'async'}
        onError={onError}
      />
    </picture>
  );
}
