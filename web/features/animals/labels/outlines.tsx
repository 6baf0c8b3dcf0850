import type { Place, Sheet } from '#src/domain/labels/label-sheets.ts';
import { useTexts } from '#web/texts/texts.ts';
import { units } from './label-drawing.tsx';

/** The outline of each label with its place, and in the first one a line to check whether the print was scaled. */
export function Outlines({ sheet, places }: { sheet: Sheet; places: readonly Place[] }) {
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
