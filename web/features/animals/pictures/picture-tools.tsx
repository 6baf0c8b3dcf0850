import { useState } from 'react';
import { useAction } from '#web/lib/action.ts';
import { api } from '#web/lib/api.ts';
import { undoBy } from '#web/lib/undo.ts';
import { useTexts } from '#web/texts/texts.ts';
import { Button } from '#web/ui/button.tsx';
import { Icon } from '#web/ui/icon.tsx';
import { CutDialog } from './cut-dialog.tsx';
import type { Cut } from '#src/domain/animal/picture-cut.ts';
import { addressOf, type AnimalPicture } from './use-pictures.ts';

const edited = [['pet'], ['picture']] as const;

type Edit = { quarters: number } | { cut: Cut };

/** Makes a picture the cover, turns it, cuts it, saves it. */
export function PictureTools({ picture }: { picture: AnimalPicture }) {
  const { pets } = useTexts();
  const t = pets.pictures;
  const [isCutting, setCutting] = useState(false);
  const { id, img_version } = picture;
  const makeCover = useAction(() => api.picture.update.put({ id, cover: 1 }), {
    errorTitle: t.errorSaving,
    success: t.madeCover,
    invalidates: [['pet']],
  });
  const edit = useAction((how: Edit) => api.picture.turn.put({ id, img_version, ...how }), {
    errorTitle: t.errorSaving,
    success: (turned, how) => ({
      text: 'cut' in how ? t.cutDone : t.turned,
      undo: undoBy(
        { errorTitle: t.errorSaving, invalidates: edited, over: 'picture_edit_kept' },
        () => api.picture.turn.put({ id, img_version: turned.img_version, back: 1 }),
      ),
    }),
    invalidates: edited,
    done: () => setCutting(false),
  });
  return (
    <>
      <Button
        icon="check"
        aria-pressed={picture.cover === 1}
        busy={makeCover.busy}
        onClick={() => picture.cover === 0 && void makeCover.run()}
      >
        {picture.cover ? t.isCover : t.makeCover}
      </Button>
      <Button icon="rotate" busy={edit.busy} onClick={() => void edit.run({ quarters: 1 })}>
        {t.turn}
      </Button>
      <Button icon="crop" onClick={() => setCutting(true)}>
        {t.cut}
      </Button>
      <a
        className="button"
        href={addressOf(picture, 'large')}
        download={`${picture.day ?? id}.webp`}
      >
        <Icon name="download" />
        {t.download}
      </a>
      {isCutting && (
        <CutDialog
          picture={picture}
          busy={edit.busy}
          onCut={(cut) => void edit.run({ cut })}
          onClose={() => setCutting(false)}
        />
      )}
    </>
  );
}
