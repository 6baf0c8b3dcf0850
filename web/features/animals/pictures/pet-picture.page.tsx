import { DeleteButton } from '#web/components/delete-button.tsx';
import { Loaded } from '#web/components/loaded.tsx';
import { RecordNotFound } from '#web/components/record-not-found.tsx';
import { Page } from '#web/layout/page.tsx';
import { api } from '#web/lib/api.ts';
import { useIdParam } from '#web/lib/params.ts';
import { paths, pictureFile } from '#web/paths.ts';
import { notify } from '#web/state/notices.ts';
import { useWaitingPicture } from '#web/state/waiting-pictures.ts';
import { useTexts } from '#web/texts/texts.ts';
import { Box } from '#web/ui/box.tsx';
import { FileDrop } from '#web/ui/file-drop.tsx';
import { PetCrumbs } from '#web/features/animals/pet-details/pet-crumbs.tsx';
import { UploadProgress } from './picture-field.tsx';
import { pictureTypes, usePictureUpload } from './picture-upload.ts';
import { PictureView } from './picture-view.tsx';
import { usePet, type Pet } from '#web/features/animals/pet-details/use-pet.ts';

/** The large picture of an animal: to zoom, to replace, to delete. */
export function PetPicturePage() {
  const { pets } = useTexts();
  const load = usePet(useIdParam());
  const { data: pet, missing } = load;
  const here = missing ? pets.notFound : pets.picturePage;
  return (
    <Page
      title={pet ? pets.pictureOf(pet.name) : here}
      crumbs={<PetCrumbs pet={pet} here={here} />}
      actions={pet?.own && pet.has_img ? <DeletePicture pet={pet} /> : undefined}
    >
      <Loaded
        load={load}
        skeleton={<span className="plate" aria-busy="true" />}
        notFound={<RecordNotFound texts={pets} list={paths.pets()} />}
      >
        {(shown) => <Body pet={shown} />}
      </Loaded>
    </Page>
  );
}

function Body({ pet }: { pet: Pet }) {
  const { pets } = useTexts();
  const own = pet.own === 1;
  const waiting = useWaitingPicture(pet.id);
  if (!pet.has_img) return own ? <Upload pet={pet} /> : <p>{pets.noPictureYet}</p>;
  return (
    <div className="stack">
      <PictureView
        key={pet.img_version}
        src={waiting ?? pictureFile(pet, 'large')}
        alt={pets.pictureOf(pet.name)}
      />
      {own && (
        <Box title={pets.replacePicture}>
          <Upload pet={pet} />
        </Box>
      )}
    </div>
  );
}

function Upload({ pet }: { pet: Pet }) {
  const { pets } = useTexts();
  const picture = usePictureUpload();
  async function send(file: File) {
    if (await picture.send(pet.id, file)) notify(pets.pictureSaved);
  }
  return (
    <div className="stack tight">
      <FileDrop
        label={pet.has_img ? pets.replacePicture : pets.addPicture}
        accept={pictureTypes}
        icon="image"
        camera
        busy={picture.percent !== null}
        onFile={(file) => void send(file)}
        hint={pets.pictureHint}
        problem={picture.problem}
      />
      {picture.percent !== null && <UploadProgress percent={picture.percent} />}
    </div>
  );
}

function DeletePicture({ pet }: { pet: Pet }) {
  const { pets } = useTexts();
  return (
    <DeleteButton
      label={pets.pictureDelete}
      ask={pets.pictureDeleteAsk(pet.name)}
      call={() => api.picture.delete.delete({ id: pet.id })}
      errorTitle={pets.errorDeletingPicture}
      invalidates={[['pet']]}
      success={pets.pictureDeleted}
    />
  );
}
