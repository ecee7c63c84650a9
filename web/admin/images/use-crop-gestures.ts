import { type KeyboardEvent, type PointerEvent, useEffect, useRef } from 'react';
import {
  type Corner,
  type Crop,
  type Frame,
  limitView,
  moveFrame,
  type Point,
  pullCorner,
  type Size,
  type View,
} from './crop-geometry.ts';

type GestureOptions = {
  crop: Crop;
  stage: Size;
  /** Whether dragging and arrow keys move the image instead of the frame. */
  pans: boolean;
  onChange: (crop: Crop) => void;
};

/** A drag: the crop at its start, and the dragged part. */
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

/** Pointers, keys and wheel on a crop: the frame is dragged, pulled at a corner or moved; the image is panned and zoomed. */
export function useCropGestures({ crop, stage, pans, onChange }: GestureOptions) {
  const root = useRef<HTMLDivElement>(null);
  const drag = useRef<Drag>(null);
  /** Active pointers by id: two of them pinch. */
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
    // Not passive, unlike React's listeners: otherwise the dialog would scroll.
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
  return {
    root,
    handlers: {
      onKeyDown: type,
      onPointerDown: press,
      onPointerMove: follow,
      onPointerUp: release,
      onPointerCancel: release,
    },
  };
}

const pointOf = ({ clientX, clientY }: PointerEvent): Point => ({ x: clientX, y: clientY });

const partOf = (target: EventTarget): Drag['part'] =>
  ((target as HTMLElement).dataset.part as Corner | 'frame' | undefined) ?? 'ground';

const cornerOf = (target: EventTarget): Corner | undefined => {
  const part = partOf(target);
  return part === 'nw' || part === 'se' ? part : undefined;
};

/** The distance of two fingers; undefined for any other number of them. */
function spreadOf(pointers: Map<number, Point>): number | undefined {
  const [one, other] = pointers.values();
  return pointers.size === 2 && one && other ? Math.hypot(one.x - other.x, one.y - other.y) : undefined;
}
