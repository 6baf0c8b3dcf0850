import { useState } from 'react';
import { api } from '#web/lib/api.ts';
import { formatCount } from '#web/lib/format.ts';
import { formatBytes } from '#web/lib/format-bytes.ts';
import { useLoad } from '#web/lib/load.ts';
import { useIdParam } from '#web/lib/params.ts';
import { paths, pictureFile } from '#web/paths.ts';
import { useWaitingPicture, useWaitingPictures } from '#web/state/waiting-pictures.ts';
import { useTexts } from '#web/texts/texts.ts';
import { wordsFor } from '#web/components/words-for.ts';
import { LoadFailed } from '#web/components/load-failed.tsx';
import { Box } from '#web/ui/box.tsx';
import { Button, ButtonLink } from '#web/ui/button.tsx';
import { Empty } from '#web/ui/empty.tsx';
import type { Pet } from '#web/features/animals/pet-details/use-pet.ts';
import { AddPictures } from './add-pictures.tsx';
import { Film } from './film.tsx';
import { OnePicture } from './one-picture.tsx';
import { PictureView } from './picture-view.tsx';
import { ThenAndNow } from './then-and-now.tsx';
import { addressOf, dayText, shownText, usePictures, type AnimalPicture } from './use-pictures.ts';

/** All pictures of one's animal, and the form that adds some. */
export function PicturesOf({ pet }: { pet: Pet }) {
  const { pets } = useTexts();
  const t = wordsFor(pet.an_type, pets.pictures);
  const load = usePictures(pet.id);
  const waiting = useWaitingPictures(pet.id);
  const pictures = load.data?.rows ?? [];
  const [pair, setPair] = useState<{ then?: number; now?: number }>({});
  const asked = useIdParam('picture');
  const chosen = pictures.find(({ id }) => id === asked) ?? pictures.find(({ cover }) => cover);
  const dated = pictures.filter(({ day }) => day !== null);
  const then = pictures.find(({ id }) => id === pair.then) ?? dated[0];
  const now = pictures.find(({ id }) => id === pair.now) ?? dated.at(-1);
  const isPair = then !== undefined && now !== undefined && then.id !== now.id;
  const markOf = ({ id }: AnimalPicture) =>
    !isPair ? undefined : id === then.id ? t.then : id === now.id ? t.now : undefined;

  return (
    <div className="stack">
      {load.loading && <span className="plate" aria-busy="true" />}
      {!load.data && load.failed && <OnlyCover pet={pet} />}
      {!load.data && load.failed && <LoadFailed load={load} offline={t.offline} />}
      {isPair && (
        <ThenAndNow key={`${then.id} ${now.id}`} then={then} now={now} an_type={pet.an_type} />
      )}
      {(pictures.length > 1 || waiting.length > 0) && (
        <Box
          title={t.throughTime}
          end={load.data && <Counted {...{ pet, pictures }} waiting={waiting.length} />}
        >
          <Film
            pictures={pictures}
            waiting={waiting}
            an_type={pet.an_type}
            chosen={chosen?.id}
            markOf={markOf}
            hrefOf={({ id }) => paths.petPicture(pet.id, id)}
          />
        </Box>
      )}
      {load.data && pictures.length + waiting.length === 0 && (
        <Empty title={t.none}>{t.noneText}</Empty>
      )}
      {/* it stands below what loads, which would push it aside */}
      {!load.loading && (
        <Box title={t.add}>
          <div className="stack close">
            <AddPictures pet={pet} />
            <Usage />
          </div>
        </Box>
      )}
      {chosen && (
        <Chosen pet={pet} pictures={pictures} picture={chosen}>
          {pictures.length > 1 && (
            <div className="cluster">
              <Button
                aria-pressed={chosen.id === then?.id}
                onClick={() => setPair({ ...pair, then: chosen.id })}
              >
                {t.asThen}
              </Button>
              <Button
                aria-pressed={chosen.id === now?.id}
                onClick={() => setPair({ ...pair, now: chosen.id })}
              >
                {t.asNow}
              </Button>
            </div>
          )}
        </Chosen>
      )}
    </div>
  );
}

function Chosen(props: {
  pet: Pet;
  pictures: readonly AnimalPicture[];
  picture: AnimalPicture;
  children: React.ReactNode;
}) {
  const { pet, pictures, picture, children } = props;
  const texts = useTexts();
  const t = texts.pets.pictures;
  const at = pictures.indexOf(picture);
  const [before, after] = [pictures[at - 1], pictures[at + 1]];
  const to = ({ id }: AnimalPicture) => paths.petPicture(pet.id, id);
  const shown = shownText(picture, pet.an_type, texts);
  const alt = [texts.pets.pictureOf(pet.name), dayText(picture, texts), shown];
  return (
    <Box
      title={dayText(picture, texts)}
      end={
        pictures.length > 1 && (
          <span className="cluster">
            {before && (
              <ButtonLink
                icon="left"
                variant="quiet"
                label={t.previous}
                href={to(before)}
                replace
              />
            )}
            {after && (
              <ButtonLink icon="right" variant="quiet" label={t.next} href={to(after)} replace />
            )}
          </span>
        )
      }
    >
      <div className="split">
        <PictureView
          key={picture.key}
          src={addressOf(picture, 'large')}
          alt={alt.filter(Boolean).join(', ')}
        />
        <div className="stack tight">
          {children}
          <OnePicture key={picture.id} pet={pet} picture={picture} />
        </div>
      </div>
    </Box>
  );
}

/** Without a network the device has the cover alone. */
function OnlyCover({ pet }: { pet: Pet }) {
  const { pets } = useTexts();
  const waiting = useWaitingPicture(pet.id);
  if (!pet.has_img && !waiting) return null;
  const src = waiting ?? pictureFile(pet, 'large');
  return <PictureView src={src} alt={pets.pictureOf(pet.name)} mayBeMissing />;
}

function Counted(props: { pet: Pet; pictures: readonly AnimalPicture[]; waiting: number }) {
  const { pet, pictures, waiting } = props;
  const { count } = wordsFor(pet.an_type, useTexts().pets.pictures);
  const molts = pictures.filter(({ molt_id }) => molt_id !== null).length;
  return <span className="small muted">{count(pictures.length + waiting, molts)}</span>;
}

/** How much of what a keeper may have is used. */
function Usage() {
  const { pets } = useTexts();
  const { data, loading } = useLoad(['picture', 'usage'], () => api.picture.usage.get(), {
    errorTitle: pets.pictures.errorLoading,
    quiet: true,
  });
  // its line is there before it: otherwise it would push down the picture
  if (!data) return loading && <p className="hint">&nbsp;</p>;
  const { count, max, bytes } = data;
  return (
    <p className="hint">
      {pets.pictures.inAll(formatCount(count), formatCount(max), formatBytes(bytes))}
    </p>
  );
}
