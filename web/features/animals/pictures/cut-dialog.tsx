import { useRef, useState, type PointerEvent } from 'react';
import { leastCut, type Cut } from '#src/domain/animal/picture-cut.ts';
import { useTexts } from '#web/texts/texts.ts';
import { Button } from '#web/ui/button.tsx';
import { Dialog } from '#web/ui/dialog.tsx';
import { vars } from '#web/ui/vars.ts';
import { addressOf, type AnimalPicture } from './use-pictures.ts';

type Edges = { left: number; right: number; top: number; bottom: number };
type Point = { x: number; y: number };

/** In percent. */
const WHOLE: Edges = { left: 0, right: 100, top: 0, bottom: 100 };
/** The least that stays, in percent. */
const LEAST = 100 * leastCut;
const edges = ['left', 'right', 'top', 'bottom'] as const;

/** Draws the frame of what stays of a picture: by finger or mouse, or edge by edge. */
export function CutDialog(props: {
  picture: AnimalPicture;
  busy: boolean;
  onCut: (cut: Cut) => void;
  onClose: () => void;
}) {
  const { picture, busy, onCut, onClose } = props;
  const { pets, ui } = useTexts();
  const t = pets.pictures;
  const [frame, setFrame] = useState(WHOLE);
  const isWhole = edges.every((edge) => frame[edge] === WHOLE[edge]);
  return (
    <Dialog
      title={t.cutTitle}
      onClose={onClose}
      onSubmit={() => (isWhole ? onClose() : onCut(cutOf(frame)))}
      actions={
        <>
          <Button onClick={onClose}>{ui.cancel}</Button>
          <Button type="submit" variant="primary" icon="crop" busy={busy}>
            {t.cut}
          </Button>
        </>
      }
    >
      <p>{t.cutText}</p>
      <Frame src={addressOf(picture, 'mobile')} frame={frame} onFrame={setFrame} />
      <div className="fields cut-edges">
        {edges.map((edge) => (
          <label key={edge}>
            <span>{t.edges[edge]}</span>
            <input
              type="range"
              min={0}
              max={100}
              value={frame[edge]}
              aria-valuetext={`${frame[edge]} %`}
              onChange={(event) => setFrame(moved(frame, edge, Number(event.currentTarget.value)))}
            />
          </label>
        ))}
      </div>
    </Dialog>
  );
}

const cutOf = ({ left, right, top, bottom }: Edges): Cut => ({
  left: left / 100,
  top: top / 100,
  width: (right - left) / 100,
  height: (bottom - top) / 100,
});

/** An edge goes no further than its opposite one. */
function moved(frame: Edges, edge: keyof Edges, to: number): Edges {
  const bounds = {
    left: [0, frame.right - LEAST],
    right: [frame.left + LEAST, 100],
    top: [0, frame.bottom - LEAST],
    bottom: [frame.top + LEAST, 100],
  } as const;
  const [least, most] = bounds[edge];
  return { ...frame, [edge]: Math.min(Math.max(to, least), most) };
}

function Frame(props: { src: string; frame: Edges; onFrame: (frame: Edges) => void }) {
  const { src, frame, onFrame } = props;
  const from = useRef<Point | null>(null);
  const { left, right, top, bottom } = frame;
  function pointOf({ clientX, clientY, currentTarget }: PointerEvent): Point {
    const box = currentTarget.getBoundingClientRect();
    const within = (part: number) => Math.round(Math.min(Math.max(part, 0), 1) * 100);
    return {
      x: within((clientX - box.left) / box.width),
      y: within((clientY - box.top) / box.height),
    };
  }
  function draw(event: PointerEvent) {
    const start = from.current;
    if (!start) return;
    const { x, y } = pointOf(event);
    if (Math.abs(x - start.x) < LEAST || Math.abs(y - start.y) < LEAST) return;
    onFrame({
      left: Math.min(x, start.x),
      right: Math.max(x, start.x),
      top: Math.min(y, start.y),
      bottom: Math.max(y, start.y),
    });
  }
  return (
    <div
      className="plate cut-frame"
      style={vars({ '--left': left, '--right': right, '--top': top, '--bottom': bottom })}
      onPointerDown={(event) => {
        from.current = pointOf(event);
        event.currentTarget.setPointerCapture(event.pointerId);
      }}
      onPointerMove={draw}
      onPointerUp={() => (from.current = null)}
    >
      <img src={src} alt="" draggable={false} />
      <span aria-hidden="true" />
    </div>
  );
}
