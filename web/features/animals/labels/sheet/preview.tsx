import { useState } from 'react';
import { isOnlyLocal } from '#src/domain/labels/label-content.ts';
import { edgeFor, leftOut } from '#src/domain/labels/label-layout.ts';
import type { LabelDesign } from '#src/domain/labels/label-settings.ts';
import { formatNumber } from '#web/lib/format.ts';
import { useTexts } from '#web/texts/texts.ts';
import { Button } from '#web/ui/button.tsx';
import { Empty } from '#web/ui/empty.tsx';
import { Note } from '#web/ui/note.tsx';
import { vars } from '#web/ui/vars.ts';
import { codeSize } from '#web/ui/qr-path.ts';
import { LabelFace, perMm } from '#web/features/animals/labels/drawing/label-drawing.tsx';
import type { PlacedPages } from './layout.ts';
import { SheetPage } from './sheet-page.tsx';
import type { LabelArts } from '#web/features/animals/labels/drawing/use-label-art.ts';

type PreviewProps = {
  art: LabelArts;
  placed: PlacedPages;
  design: LabelDesign;
  publicUrl: string;
  /** Selects every animal, where none is chosen. */
  onAll: () => void;
};

/** One enlarged label, its warnings, and the sheet. */
export function Preview(props: PreviewProps) {
  const { labels } = useTexts();
  if (props.art.arts.length === 0)
    return (
      <div className="label-preview">
        <Empty title={labels.none} action={<Button onClick={props.onAll}>{labels.takeAll}</Button>}>
          {labels.noneText}
        </Empty>
      </div>
    );
  return (
    <section className="label-preview" aria-label={labels.preview}>
      <OneLabel {...props} />
      <Remarks {...props} />
      {props.art.sheet.kind !== 'roll' && <Sheets {...props} />}
    </section>
  );
}

function OneLabel({ art: { arts, sheet, version } }: PreviewProps) {
  const { labels } = useTexts();
  const [wanted, setWanted] = useState(0);
  const at = Math.min(wanted, arts.length - 1);
  const art = arts[at];
  if (!art) return null;
  return (
    <div className="label-large">
      <div className="label-glass" style={vars({ '--w': sheet.width, '--h': sheet.height })}>
        <svg
          viewBox={`0 0 ${sheet.width * perMm} ${sheet.height * perMm}`}
          role="img"
          aria-label={labels.oneOf(art.pet.name)}
        >
          <LabelFace art={art} sheet={sheet} version={version} />
        </svg>
      </div>
      {arts.length > 1 && (
        <Turner
          at={at}
          of={arts.length}
          onTurn={setWanted}
          previous={labels.previous}
          next={labels.next}
          text={art.pet.name}
        />
      )}
    </div>
  );
}

function Sheets({ art: { sheet, version }, placed, design }: PreviewProps) {
  const { labels } = useTexts();
  const [wanted, setWanted] = useState(0);
  const { pages, used } = placed;
  const at = Math.min(wanted, pages.length - 1);
  const text = labels.page(at + 1, pages.length);
  return (
    <div className="label-sheets">
      {pages.length > 1 && (
        <Turner
          at={at}
          of={pages.length}
          onTurn={setWanted}
          previous={labels.previousPage}
          next={labels.nextPage}
          text={text}
        />
      )}
      {used.length > 0 && at === 0 && <p className="small muted">{labels.used(used.length)}</p>}
      <SheetPage
        sheet={sheet}
        labels={pages[at] ?? []}
        version={version}
        label={text}
        turned={design.turned}
        cuts={design.cuts}
        used={at === 0 ? used : []}
      />
    </div>
  );
}

function Turner(props: {
  at: number;
  of: number;
  onTurn: (at: number) => void;
  previous: string;
  next: string;
  text: string;
}) {
  const { at, of, onTurn, previous, next, text } = props;
  return (
    <div className="label-turner">
      <Button icon="left" label={previous} disabled={at === 0} onClick={() => onTurn(at - 1)} />
      <span className="muted" role="status">
        {text}
      </span>
      <Button icon="right" label={next} disabled={at >= of - 1} onClick={() => onTurn(at + 1)} />
    </div>
  );
}

/** What a keeper should know before the sheet is printed. */
export function Remarks({ art, publicUrl }: Pick<PreviewProps, 'art' | 'publicUrl'>) {
  const { labels } = useTexts();
  const { arts, sheet, version } = art;
  const tooBig = arts.some(({ layout }) => layout.code_too_big);
  const missing = leftOut(arts.map(({ layout }) => layout));
  const side = Math.min(sheet.width, sheet.height);
  return (
    <>
      {tooBig && (
        <Note tone="amber" live>
          {labels.codeTooBig(formatNumber(edgeFor(codeSize(version))), formatNumber(side))}
        </Note>
      )}
      {missing.length > 0 && (
        <Note tone="amber" live>
          {labels.leftOut(missing.map((field) => labels.fields[field]).join(', '))}
        </Note>
      )}
      {version > 0 && !tooBig && isOnlyLocal(publicUrl) && (
        <Note tone="amber">{labels.onlyLocal(publicUrl)}</Note>
      )}
    </>
  );
}
