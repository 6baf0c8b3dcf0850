import { useEffect, useState } from 'react';
import { importAgain } from './import-again.ts';

/** Drawn here, by a library that is loaded with the first one. Nothing where it can't be loaded: the text is beside it. */
export function QrCode({ text, label }: { text: string; label: string }) {
  const [drawing, setDrawing] = useState<{ path: string; size: number } | null>(null);
  useEffect(() => {
    importAgain(() => import('#web/ui/qr-path.ts')).then(
      ({ codePath, codeSize, codeVersion }) => {
        const version = codeVersion(text);
        setDrawing({ path: codePath(text, version), size: codeSize(version) });
      },
      (error: unknown) => console.warn('The QR code could not be drawn', error),
    );
  }, [text]);
  const size = drawing?.size ?? 1;
  // four light modules around it, as scanners want
  return (
    <svg
      className="qr-code"
      role="img"
      aria-label={label}
      viewBox={`-4 -4 ${size + 8} ${size + 8}`}
      shapeRendering="crispEdges"
    >
      {drawing && <path d={drawing.path} />}
    </svg>
  );
}
