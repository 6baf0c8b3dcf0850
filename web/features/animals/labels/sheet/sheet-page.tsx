import { paperOf, perPage, type Place, type Sheet } from '#src/domain/labels/label-sheets.ts';
import { classes } from '#web/ui/classes.ts';
import { vars } from '#web/ui/vars.ts';
import { LabelFace, perMm, units } from '#web/features/animals/labels/drawing/label-drawing.tsx';
import type { LabelArt } from '#web/features/animals/labels/drawing/use-label-art.ts';
import { useTexts } from '#web/texts/texts.ts';

export type PlacedLabel = { art: LabelArt; place: Place };

type SheetPageProps = {
  sheet: Sheet;
  labels: readonly PlacedLabel[];
  version: number;
  label: string;
  /** A roll's label is upright. */
  turned: boolean;
  cuts: boolean;
  /** Used places, hatched on the screen. */
  used?: readonly Place[];
  /** Only the outlines of all labels, to hold against the sheet. */
  outlines?: readonly Place[];
};

/** One sheet of paper: on the screen as wide as there is room, in print in exact millimetres. */
export function SheetPage(props: SheetPageProps) {
  const { sheet, labels, version, label, turned, cuts, used = [], outlines } = props;
  const { width, height } = pageSize(sheet, turned);
  const upright = turned && sheet.kind === 'roll';
  return (
    <div
      className={classes('label-page', perPage(sheet) === 1 && 'single')}
      style={vars({ '--w': width, '--h': height })}
    >
      <svg viewBox={`0 0 ${width * perMm} ${height * perMm}`} role="img" aria-label={label}>
        <g transform={upright ? `translate(${units(width)} 0) rotate(90)` : undefined}>
          {used.map(({ x, y }) => (
            <path key={`${x} ${y}`} className="label-used" d={hatching(sheet, x, y)} />
          ))}
          {labels.map(({ art, place }, at) => (
            <LabelFace key={at} art={art} sheet={sheet} version={version} x={place.x} y={place.y} />
          ))}
          {cuts &&
            labels.map(({ place: { x, y } }, at) => (
              <rect
                key={at}
                className="label-cut"
                x={units(x)}
                y={units(y)}
                width={units(sheet.width)}
                height={units(sheet.height)}
              />
            ))}
          {outlines && <Outlines sheet={sheet} places={outlines} />}
        </g>
      </svg>
    </div>
  );
}

/** The paper as fed into the printer, in mm. */
export function pageSize(sheet: Sheet, turned: boolean): { width: number; height: number } {
  const { width, height } = paperOf(sheet);
  return turned && sheet.kind === 'roll' ? { width: height, height: width } : { width, height };
}

function hatching(sheet: Sheet, x: number, y: number): string {
  const step = 3;
  let path = `M${units(x)} ${units(y)}h${units(sheet.width)}v${units(sheet.height)}h${units(-sheet.width)}z`;
  for (let at = step; at < sheet.width + sheet.height; at += step) {
    const fromX = Math.min(at, sheet.width);
    const fromY = at - fromX;
    const toY = Math.min(at, sheet.height);
    const toX = at - toY;
    path += `M${units(x + fromX)} ${units(y + fromY)}L${units(x + toX)} ${units(y + toY)}`;
  }
  return path;
}

/** The outline of each label with its place, and in the first one a line to check whether the print was scaled. */
function Outlines({ sheet, places }: { sheet: Sheet; places: readonly Place[] }) {
  const { labels } = useTexts();
  const { width, height } = sheet;
  const length = [100, 50, 20, 10, 5].find((mm) => mm <= width - 2) ?? 5;
  const size = Math.min(3, height * 0.22);
  const from = (width - length) / 2;
  return places.map(({ x, y }, at) => (
    <g key={at} transform={`translate(${units(x)} ${units(y)})`}>
      <rect className="label-outline" width={units(width)} height={units(height)} />
      <text className="label-words" x={units(1.2)} y={units(size + 0.8)} fontSize={units(size)}>
        {at + 1}
      </text>
      {at === 0 && (
        <>
          <path
            className="label-outline"
            d={`M${units(from)} ${units(height * 0.55)}v${units(height * 0.1)}m0 ${units(height * -0.05)}h${units(length)}m0 ${units(height * 0.05)}v${units(height * -0.1)}`}
          />
          <text
            className="label-words"
            textAnchor="middle"
            x={units(width / 2)}
            y={units(height * 0.7 + size * 0.8)}
            fontSize={units(Math.min(size, width / 22))}
          >
            {labels.testScale(length)}
          </text>
        </>
      )}
    </g>
  ));
}
