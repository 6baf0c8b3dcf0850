/* oxlint-disable jsx-a11y/no-noninteractive-element-interactions, jsx-a11y/no-noninteractive-tabindex -- the double tap is a second way in, the buttons are the first; what scrolls can be reached by key */
import { useLayoutEffect, useRef, useState, type KeyboardEvent, type MouseEvent } from 'react';
import { useTexts } from '#web/texts/texts.ts';
import { Button } from '#web/ui/button.tsx';
import { vars } from '#web/ui/vars.ts';

const STEPS = [1, 1.5, 2, 3, 4] as const;

/** A picture with zoom: by button, key, double tap, or the browser's own pinch. */
export function PictureView(props: {
  src: string;
  alt: string;
  /** Nothing is drawn of one that does not come, since something else says why. */
  mayBeMissing?: boolean;
}) {
  const { src, alt, mayBeMissing = false } = props;
  const { pets } = useTexts();
  const [isMissing, setMissing] = useState(false);
  const [zoom, setZoom] = useState(1);
  // Width by height, known when it is loaded: the whole picture fits the screen before it is zoomed.
  const [shape, setShape] = useState<number | null>(null);
  const box = useRef<HTMLDivElement>(null);
  // The point (0 to 1 in both directions) that stays centred while the size changes.
  const middle = useRef({ x: 0.5, y: 0.5 });
  useLayoutEffect(() => {
    const view = box.current;
    if (!view) return;
    view.scrollLeft = middle.current.x * view.scrollWidth - view.clientWidth / 2;
    view.scrollTop = middle.current.y * view.scrollHeight - view.clientHeight / 2;
    // oxlint-disable-next-line react/exhaustive-effect-dependencies -- what is scrolled changes with the zoom
  }, [zoom]);

  function step(by: 1 | -1) {
    const view = box.current;
    if (view) {
      middle.current = {
        x: (view.scrollLeft + view.clientWidth / 2) / view.scrollWidth,
        y: (view.scrollTop + view.clientHeight / 2) / view.scrollHeight,
      };
    }
    const larger = STEPS.find((each) => each > zoom) ?? zoom;
    const smaller = STEPS.findLast((each) => each < zoom) ?? zoom;
    setZoom(by === 1 ? larger : smaller);
  }
  function closer(event: MouseEvent<HTMLImageElement>) {
    const image = event.currentTarget.getBoundingClientRect();
    middle.current = {
      x: (event.clientX - image.left) / image.width,
      y: (event.clientY - image.top) / image.height,
    };
    setZoom(zoom > 1 ? 1 : 3);
  }
  function keys(event: KeyboardEvent) {
    if (event.key === '+' || event.key === '=') step(1);
    else if (event.key === '-') step(-1);
    else if (event.key === '0') setZoom(1);
    else return;
    event.preventDefault();
  }
  if (isMissing && mayBeMissing) return null;
  return (
    <figure className="picture-view">
      <div className="plate" ref={box} tabIndex={0} role="group" aria-label={alt} onKeyDown={keys}>
        <img
          src={src}
          alt={alt}
          style={vars({ '--zoom': zoom, '--shape': shape ?? undefined })}
          onLoad={({ currentTarget: { naturalWidth, naturalHeight } }) =>
            setShape(naturalWidth / naturalHeight)
          }
          onError={() => setMissing(true)}
          onDoubleClick={closer}
        />
      </div>
      <figcaption className="cluster">
        <Button icon="minus" label={pets.zoomOut} disabled={zoom <= 1} onClick={() => step(-1)} />
        <Button icon="plus" label={pets.zoomIn} disabled={zoom >= 4} onClick={() => step(1)} />
        <Button variant="quiet" disabled={zoom === 1} onClick={() => setZoom(1)}>
          {pets.zoomFit}
        </Button>
        <span className="small muted">{pets.zoomHint}</span>
      </figcaption>
    </figure>
  );
}
