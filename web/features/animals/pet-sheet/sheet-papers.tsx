import { addressOf, dayText, shownText } from '#web/features/animals/pictures/use-pictures.ts';
import { formatInstantDay } from '#web/lib/format.ts';
import { useTexts } from '#web/texts/texts.ts';
import { Button } from '#web/ui/button.tsx';
import { fewOf } from './few-of.ts';
import { SheetTable } from './sheet-table.tsx';
import type { Sheet } from './use-sheet.ts';

/** As many pictures as one row holds. */
const ROW = 5;

/** The names of its papers, which are handed over beside the sheet. */
export function SheetPapers({ sheet: { papers } }: { sheet: Sheet }) {
  const { pets } = useTexts();
  if (!papers || papers.length === 0) return null;
  return (
    <SheetTable
      title={pets.papers.title}
      none={pets.sheet.none}
      heads={[pets.sheet.filed, pets.papers.name]}
      rows={papers.map(({ id, name, kind, created }) => ({
        key: id,
        cells: [formatInstantDay(created), `${name} (${kind.toUpperCase()})`],
      }))}
    />
  );
}

/** A row of it through time, beside its cover. */
export function SheetPictures({ sheet: { pet, pictures } }: { sheet: Sheet }) {
  const texts = useTexts();
  if (!pictures || pictures.length === 0) return null;
  return (
    <ul className="sheet-film" aria-label={texts.pets.showPictures}>
      {fewOf(pictures, ROW).map((picture) => (
        <li key={picture.id}>
          <span className="plate">
            <img
              src={addressOf(picture, 'mobile')}
              alt={shownText(picture, pet.an_type, texts) || texts.pets.pictureOf(pet.name)}
            />
          </span>
          {dayText(picture, texts)}
        </li>
      ))}
    </ul>
  );
}

/** Paper looks whole even where it is not. */
export function WithoutNetwork({ sheet, retry }: { sheet: Sheet; retry: () => void }) {
  const { common, pets } = useTexts();
  if (sheet.papers && sheet.pictures) return null;
  return (
    <div className="stack tight">
      <p className="hint">{pets.sheet.withoutNetwork}</p>
      <div>
        <Button onClick={retry}>{common.retry}</Button>
      </div>
    </div>
  );
}
