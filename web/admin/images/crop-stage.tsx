import './cropper-elements.ts';
import type { CropperImage, CropperSelection } from 'cropperjs';
import { type KeyboardEvent, type RefObject, useEffect, useRef } from 'react';
import { useAdminWords } from '../use-admin-words.ts';
import {
  type Corner,
  type Crop,
  type Frame,
  limitView,
  matrixOf,
  moveFrame,
  pullCorner,
  type Size,
  smallestSide,
  type View,
} from './crop-geometry.ts';
import styles from './crop-stage.module.css';

/** A picture that is loaded; `readable` when its pixels may be read, which those of some other sites may not. */
export type CropPicture = Size & { src: string; readable: boolean };

type StageProps = {
  picture: CropPicture;
  crop: Crop;
  stage: Size;
  /** Whether dragging and arrow keys move the picture instead of the frame. */
  pans: boolean;
  onChange: (crop: Crop) => void;
  /** Gets the frame's element: it can draw what it shows. */
  selection: RefObject<CropperSelection | null>;
  helpId: string;
};

/** Action events of Cropper.js (drag, pinch, wheel); its default handling is prevented. */
type Gesture = CustomEvent<{
  action: string;
  relatedEvent: PointerEvent;
  endX: number;
  endY: number;
  scale?: number;
}>;

const arrows: Record<string, { x: number; y: number }> = {
  ArrowLeft: { x: -1, y: 0 },
  ArrowRight: { x: 1, y: 0 },
  ArrowUp: { x: 0, y: -1 },
  ArrowDown: { x: 0, y: 1 },
};
/** Keyboard steps: pixels per arrow key, zoom per plus or minus. */
const keyStep = 5;
const keyZoom = 0.1;

export const frameId = 'crop-frame';

/**
 * The picture under a crop frame that is dragged, resized at two corners, or moved by keys. Cropper.js handles pointers,
 * drawing and export; our own geometry clamps frame and picture, the same for pointers and keys.
 */
export function CropStage({ picture, crop, stage, pans, onChange, selection, helpId }: StageProps) {
  const { images } = useAdminWords();
  const root = useRef<HTMLDivElement>(null);
  const image = useRef<CropperImage>(null);
  const start = useRef({ crop, x: 0, y: 0 });
  const { frame, view } = crop;

  const setFrame = (frame: Frame) => onChange({ ...crop, frame });
  const setView = (view: View) => onChange({ ...crop, view: limitView(view) });
  const panned = (from: View, x: number, y: number) =>
    setView({ zoom: view.zoom, pan: { x: from.pan.x + x, y: from.pan.y + y } });

  // No dependency array: runs after each render; setting an unchanged value costs nothing.
  useEffect(() => {
    selection.current?.$change(frame.x, frame.y, frame.width, frame.height);
    const element = image.current;
    let isGone = false;
    element
      ?.$ready()
      .then(() => isGone || element.$setTransform(matrixOf(view, picture, stage)))
      .catch(() => null);
    return () => {
      isGone = true;
    };
  });

  const begin = (event: Event) => {
    const { relatedEvent } = (event as Gesture).detail;
    start.current = { crop, x: relatedEvent.pageX, y: relatedEvent.pageY };
  };
  const follow = (event: Event) => {
    event.preventDefault();
    const { action, endX, endY, scale = 0 } = (event as Gesture).detail;
    const from = start.current;
    const by = { x: endX - from.x, y: endY - from.y };
    if (action === 'scale' || action === 'transform')
      setView({ ...view, zoom: scale < 0 ? view.zoom / (1 - scale) : view.zoom * (1 + scale) });
    else if (action === 'move' && pans) panned(from.crop.view, by.x, by.y);
    else if (action === 'move') setFrame(moveFrame(from.crop.frame, by, stage));
    else if (action === 'nw-resize') setFrame(pullCorner(from.crop.frame, 'nw', by, stage));
    else if (action === 'se-resize') setFrame(pullCorner(from.crop.frame, 'se', by, stage));
  };
  useEffect(() => {
    const element = root.current;
    // Capture phase: before Cropper.js's own handlers.
    element?.addEventListener('actionstart', begin, true);
    element?.addEventListener('action', follow, true);
    return () => {
      element?.removeEventListener('actionstart', begin, true);
      element?.removeEventListener('action', follow, true);
    };
  });

  const press = (event: KeyboardEvent<HTMLElement>) => {
    const way = arrows[event.key];
    const corner = (event.target as HTMLElement).dataset.corner as Corner | undefined;
    const zoomBy = { '+': keyZoom, '=': keyZoom, '-': -keyZoom, '−': -keyZoom }[event.key];
    if (event.ctrlKey || event.metaKey || event.altKey || !(way || zoomBy)) return;
    event.preventDefault();
    if (!way) return setView({ ...view, zoom: view.zoom + (zoomBy ?? 0) });
    const by = { x: way.x * keyStep, y: way.y * keyStep };
    if (corner || event.shiftKey) setFrame(pullCorner(frame, corner ?? 'se', by, stage));
    else if (pans) panned(view, by.x, by.y);
    else setFrame(moveFrame(frame, by, stage));
  };

  const handle = (corner: Corner) => (
    <cropper-handle
      action={`${corner}-resize`}
      data-corner={corner}
      className={styles.corner}
      role="slider"
      tabIndex={0}
      aria-label={images.corners[corner]}
      aria-valuemin={smallestSide}
      aria-valuemax={Math.round(Math.max(stage.width, frame.width))}
      aria-valuenow={Math.round(frame.width)}
    />
  );

  return (
    // biome-ignore lint/a11y/noStaticElementInteractions: it hears the keys of the frame and the corners in it.
    <div ref={root} className={styles.root} dir="ltr" data-pans={pans || undefined} onKeyDown={press}>
      <cropper-canvas className={styles.canvas}>
        {/* biome-ignore lint/a11y/noAriaHiddenOnFocusable: nothing in it takes the focus. */}
        <cropper-image
          ref={image}
          aria-hidden="true"
          src={picture.src}
          crossorigin={picture.readable ? 'anonymous' : undefined}
          translatable
        />
        <cropper-shade themeColor="rgb(35 29 23 / 0.66)" />
        <cropper-handle action={pans ? 'move' : 'none'} className={styles.ground} plain />
        <cropper-selection
          ref={selection}
          id={frameId}
          className={styles.frame}
          role="application"
          tabIndex={0}
          aria-label={images.frame}
          aria-describedby={helpId}
          outlined
          themeColor="#231d17"
        >
          <cropper-handle action="move" plain />
          {handle('nw')}
          {handle('se')}
        </cropper-selection>
      </cropper-canvas>
    </div>
  );
}
