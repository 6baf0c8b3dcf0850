import { memo } from 'react';
import type { Sheet } from '#src/domain/labels/label-sheets.ts';
import type { Segment } from '#src/domain/labels/label-text.ts';
import { codePath } from '#web/ui/qr-path.ts';
import type { LabelArt } from './use-label-art.ts';

/**
 * Units of the drawing per millimetre: text of 3 mm has the size 30 and stays above any minimum font size that is set
 * in the browser.
 */
export const perMm = 10;
export const units = (mm: number) => Math.round(mm * perMm * 1000) / 1000;

/** One label in a drawing whose unit is a tenth of a millimetre, clipped to its own area. */
export const LabelFace = memo(function LabelFace(props: {
  art: LabelArt;
  sheet: Sheet;
  version: number;
  x?: number;
  y?: number;
}) {
  const { art, sheet, version, x = 0, y = 0 } = props;
  const { text, code, box } = art.layout;
  return (
    <svg
      className="label-face"
      x={units(x)}
      y={units(y)}
      width={units(sheet.width)}
      height={units(sheet.height)}
      overflow="hidden"
      data-pet={art.pet.id}
    >
      {text.rows.map((row, at) =>
        row.segments.map((segment, index) => (
          <Words
            key={`${at} ${index}`}
            segment={segment}
            x={box.x + segment.x}
            y={box.y + row.baseline}
            size={row.size}
          />
        )),
      )}
      {text.rule !== null && (
        <path
          className="label-rule"
          strokeWidth={units(Math.min(0.25, (text.rows.at(-1)?.size ?? 1) * 0.09))}
          d={`M${units(box.x)} ${units(box.y + text.rule)}h${units(box.width)}`}
        />
      )}
      {code && version > 0 && (
        <path
          className="label-code"
          transform={`translate(${units(code.x)} ${units(code.y)}) scale(${units(code.module)})`}
          d={codePath(art.address, version)}
        />
      )}
    </svg>
  );
});

function Words(props: { segment: Segment; x: number; y: number; size: number }) {
  const { segment, x, y, size } = props;
  const { italic, bold } = segment.face;
  return (
    <text
      className={italic ? 'label-taxon' : 'label-words'}
      lang={italic ? 'la' : undefined}
      x={units(x)}
      y={units(y)}
      fontSize={units(size)}
      fontWeight={bold ? 700 : 400}
    >
      {segment.text}
    </text>
  );
}
