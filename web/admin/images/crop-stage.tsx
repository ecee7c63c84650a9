import { type KeyboardEvent, type PointerEvent, useEffect, useRef } from 'react';
import { useAdminWords } from '../use-admin-words.ts';
import {
  type Corner,
  type Crop,
  type Frame,
  limitView,
  minSide,
  moveFrame,
  type Point,
  placeOf,
  pullCorner,
  type Size,
  type View,
} from './crop-geometry.ts';
import styles from './crop-stage.module.css';

/** An image that is loaded; `readable` when its pixels may be read, which those of some other sites may not. */
export type CropImage = Size & { element: HTMLImageElement; readable: boolean };

type StageProps = {
  image: CropImage;
  crop: Crop;
  stage: Size;
  /** Whether dragging and arrow keys move the image instead of the frame. */
  pans: boolean;
  onChange: (crop: Crop) => void;
  helpId: string;
};

/** A drag: the crop as it began, and what is dragged. */
type Drag = { crop: Crop; from: Point; part: Corner | 'frame' | 'ground' };

const arrows: Record<string, Point> = {
  ArrowLeft: { x: -1, y: 0 },
  ArrowRight: { x: 1, y: 0 },
  ArrowUp: { x: 0, y: -1 },
  ArrowDown: { x: 0, y: 1 },
};
/** Keyboard steps: pixels per arrow key, zoom per plus or minus. */
const keyStep = 5;
const keyZoom = 0.1;
/** Zoom per pixel of a wheel: a notch of 100 pixels is a tenth. */
const wheelZoom = 0.001;

/**
 * The image under a crop frame that is dragged, resized at two corners, or moved by keys; wheel and pinch zoom. Pointers and
 * keys go through the same geometry, which holds frame and image within their limits.
 */
export function CropStage({ image, crop, stage, pans, onChange, helpId }: StageProps) {
  const { images } = useAdminWords();
  const root = useRef<HTMLDivElement>(null);
  const drag = useRef<Drag>(null);
  /** Pointers that are down, by id: two of them pinch. */
  const pointers = useRef(new Map<number, Point>());
  const { frame, view } = crop;

  const setFrame = (frame: Frame) => onChange({ ...crop, frame });
  const setView = (view: View) => onChange({ ...crop, view: limitView(view) });
  const panned = (from: View, by: Point) =>
    setView({ zoom: view.zoom, pan: { x: from.pan.x + by.x, y: from.pan.y + by.y } });

  const press = (event: PointerEvent<HTMLElement>) => {
    if (event.button !== 0) return;
    event.currentTarget.setPointerCapture(event.pointerId);
    const from = pointOf(event);
    pointers.current.set(event.pointerId, from);
    drag.current = pointers.current.size === 1 ? { crop, from, part: partOf(event.target) } : null;
  };
  const follow = (event: PointerEvent<HTMLElement>) => {
    if (!pointers.current.has(event.pointerId)) return;
    const spread = spreadOf(pointers.current);
    const at = pointOf(event);
    pointers.current.set(event.pointerId, at);
    if (spread) setView({ ...view, zoom: (view.zoom * (spreadOf(pointers.current) ?? spread)) / spread });
    if (!drag.current) return;
    const { crop: begun, from, part } = drag.current;
    const by = { x: at.x - from.x, y: at.y - from.y };
    if (part === 'nw' || part === 'se') setFrame(pullCorner(begun.frame, part, by, stage));
    else if (pans) panned(begun.view, by);
    else if (part === 'frame') setFrame(moveFrame(begun.frame, by, stage));
  };
  const release = (event: PointerEvent<HTMLElement>) => {
    pointers.current.delete(event.pointerId);
    drag.current = null;
  };

  useEffect(() => {
    const element = root.current;
    // Not passive, unlike React's: the dialog would scroll.
    const turn = (event: WheelEvent) => {
      event.preventDefault();
      setView({ ...view, zoom: view.zoom - event.deltaY * wheelZoom });
    };
    element?.addEventListener('wheel', turn, { passive: false });
    return () => element?.removeEventListener('wheel', turn);
  });

  const type = (event: KeyboardEvent<HTMLElement>) => {
    const way = arrows[event.key];
    const corner = cornerOf(event.target);
    const zoomBy = { '+': keyZoom, '=': keyZoom, '-': -keyZoom, '−': -keyZoom }[event.key];
    if (event.ctrlKey || event.metaKey || event.altKey || !(way || zoomBy)) return;
    event.preventDefault();
    if (!way) return setView({ ...view, zoom: view.zoom + (zoomBy ?? 0) });
    const by = { x: way.x * keyStep, y: way.y * keyStep };
    if (corner || event.shiftKey) setFrame(pullCorner(frame, corner ?? 'se', by, stage));
    else if (pans) panned(view, by);
    else setFrame(moveFrame(frame, by, stage));
  };

  return (
    // biome-ignore lint/a11y/noStaticElementInteractions: it hears the keys and pointers of the frame and the corners in it.
    <div
      ref={root}
      className={styles.root}
      dir="ltr"
      data-pans={pans || undefined}
      onKeyDown={type}
      onPointerDown={press}
      onPointerMove={follow}
      onPointerUp={release}
      onPointerCancel={release}
    >
      <img
        className={styles.image}
        src={image.element.src}
        crossOrigin={image.readable ? 'anonymous' : undefined}
        style={styleOf(placeOf(view, image, stage))}
        draggable={false}
        alt=""
      />
      <div
        className={styles.frame}
        style={styleOf(frame)}
        data-part="frame"
        role="application"
        // biome-ignore lint/a11y/noNoninteractiveTabindex: an application takes keys.
        tabIndex={0}
        aria-label={images.frame}
        aria-describedby={helpId}
      >
        {(['nw', 'se'] as const).map((corner) => (
          <span
            key={corner}
            className={styles.corner}
            data-part={corner}
            style={insetOf(corner, frame, stage)}
            role="slider"
            tabIndex={0}
            aria-label={images.corners[corner]}
            aria-valuemin={minSide}
            aria-valuemax={Math.round(Math.max(stage.width, frame.width))}
            aria-valuenow={Math.round(frame.width)}
          />
        ))}
      </div>
    </div>
  );
}

const styleOf = ({ x, y, width, height }: Frame) => ({
  translate: `${x}px ${y}px`,
  inlineSize: width,
  blockSize: height,
});

/** Half of a corner's target. */
const reach = 22;

/** A corner's target has its middle on the frame's corner, but all of it on the stage: at the stage's edge half of it would be cut off. */
const insetOf = (corner: Corner, { x, y, width, height }: Frame, stage: Size) =>
  corner === 'nw'
    ? { insetInlineStart: -Math.min(reach, x), insetBlockStart: -Math.min(reach, y) }
    : {
        insetInlineEnd: -Math.min(reach, stage.width - x - width),
        insetBlockEnd: -Math.min(reach, stage.height - y - height),
      };

const pointOf = ({ clientX, clientY }: PointerEvent): Point => ({ x: clientX, y: clientY });

const partOf = (target: EventTarget): Drag['part'] =>
  ((target as HTMLElement).dataset.part as Corner | 'frame' | undefined) ?? 'ground';

const cornerOf = (target: EventTarget): Corner | undefined => {
  const part = partOf(target);
  return part === 'nw' || part === 'se' ? part : undefined;
};

/** How far apart two fingers are; undefined for any other number of them. */
function spreadOf(pointers: Map<number, Point>): number | undefined {
  const [one, other] = pointers.values();
  return pointers.size === 2 && one && other ? Math.hypot(one.x - other.x, one.y - other.y) : undefined;
}
