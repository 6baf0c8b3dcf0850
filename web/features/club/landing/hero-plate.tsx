import { useTexts } from '#web/texts/texts.ts';
import { skinDrawing } from '#web/ui/empty-skin.tsx';
import hamorii from '#web/features/club/landing/drawings/hamorii.svg';

/** The empty skin and the animal that left it, each over its ruler, drawn to one scale. */
export function HeroPlate() {
  const { landing } = useTexts();
  return (
    <figure className="hero-plate" role="img" aria-label={landing.drawing}>
      <svg viewBox="0 0 640 486" aria-hidden>
        {/* A mask, so that the skin has the text colour of day, night or the red lamp. */}
        <mask id="skin" maskUnits="userSpaceOnUse" x="0" y="0" width="200" height="200">
          <image href={skinDrawing} width="200" height="200" />
        </mask>
        <g transform="translate(16 138) scale(1.3) rotate(-16 100 100)">
          <rect className="hero-ink" width="200" height="200" mask="url(#skin)" />
        </g>
        <image
          href={hamorii}
          transform="translate(226 10) scale(2.02)"
          x={-14}
          y={-14}
          width={228}
          height={228}
        />
        <path className="hero-ruler" d={rulerPath({ x: 26, y: 404, cm: 9 })} />
        <path className="hero-ruler" d={rulerPath({ x: 236, y: 450, cm: 14.5 })} />
        <g className="hero-words">
          <text x="26" y="430">
            {landing.before}
          </text>
          <text x="624" y="477" textAnchor="end">
            {landing.after}
          </text>
        </g>
      </svg>
    </figure>
  );
}

/** Units of the drawing to a centimetre. */
const scale = 26.757;

/** A line with a tick for each centimetre; every fifth, and both ends, are longer. */
function rulerPath({ x, y, cm }: { x: number; y: number; cm: number }): string {
  const end = x + cm * scale;
  const ticks = Array.from({ length: Math.floor(cm) + 1 }, (_, n) => {
    const at = (x + n * scale).toFixed(1);
    return `M${at} ${y}v${n % 5 === 0 ? -11 : -6}`;
  });
  return `M${x} ${y}H${end.toFixed(1)}v-11${ticks.join('')}`;
}
