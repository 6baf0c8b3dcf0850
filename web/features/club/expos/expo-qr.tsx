import { Link } from 'wouter';
import { codePath, codeSize, codeVersion } from '#web/features/animals/labels/qr-codes.ts';
import { paths } from '#web/paths.ts';
import { useTexts } from '#web/texts/texts.ts';

/** Pixels along the edge (spec 9), and modules of the quiet zone that scanners need. */
const WIDTH = 128;
const QUIET = 4;

/** The QR code that leads a visitor at the table to the stock list, error correction M. It is a link as well. */
export function ExpoQr({ publicUrl }: { publicUrl: string }) {
  const { expos } = useTexts();
  const address = `${publicUrl}${paths.expoCurrent()}`;
  const version = codeVersion(address);
  const edge = codeSize(version) + 2 * QUIET;
  return (
    <div className="qr">
      <Link className="qr-code" href={paths.expoCurrent()} aria-label={expos.qr}>
        <svg
          width={WIDTH}
          height={WIDTH}
          viewBox={`${-QUIET} ${-QUIET} ${edge} ${edge}`}
          shapeRendering="crispEdges"
          aria-hidden
        >
          <path d={codePath(address, version)} />
        </svg>
      </Link>
      <p className="small muted">
        {expos.qrText} <span className="api-path">{address}</span>
      </p>
    </div>
  );
}
