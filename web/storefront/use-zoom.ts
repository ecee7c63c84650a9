import { type PointerEvent, type RefObject, useEffect, useRef, useState } from 'react';
import { distanceOf, middleOf, type Point, panBy, whole, type Zoom, zoomAround, zoomStep } from './zoom.ts';

/** Two taps within this time and distance are a double tap. */
const doubleTap = { milliseconds: 300, pixels: 30 };

/** Zooms the content of a stage by two fingers, a double tap, the wheel or steps; panned by one finger once it is zoomed. */
export function useZoom(stage: RefObject<HTMLElement | null>) {
  const [zoom, setZoom] = useState<Zoom>(whole);
  const latest = useRef(zoom);
  const pointers = useRef(new Map<number, Point>());
  const lastTap = useRef<Point & { at: number }>(null);
  const isTap = useRef(false);

  const write = (next: Zoom) => {
    latest.current = next;
    setZoom(next);
  };
  const sizeOf = () => ({ width: stage.current?.clientWidth ?? 0, height: stage.current?.clientHeight ?? 0 });
  /** A point of the window, relative to the stage's centre. */
  const onStage = ({ x, y }: Point): Point => {
    const box = stage.current?.getBoundingClientRect();
    return box ? { x: x - box.x - box.width / 2, y: y - box.y - box.height / 2 } : { x: 0, y: 0 };
  };
  const scaleTo = (scale: number, point: Point = { x: 0, y: 0 }) =>
    write(zoomAround(latest.current, scale, point, sizeOf()));

  const press = (event: PointerEvent) => {
    if (event.pointerType === 'mouse' && event.button !== 0) return;
    pointers.current.set(event.pointerId, { x: event.clientX, y: event.clientY });
    isTap.current = pointers.current.size === 1;
  };
  const move = (event: PointerEvent) => {
    const before = pointers.current.get(event.pointerId);
    if (!before) return;
    const now = { x: event.clientX, y: event.clientY };
    const other = [...pointers.current].find(([id]) => id !== event.pointerId)?.[1];
    if (!other && distanceOf(before, now) < 4 && isTap.current) return;
    isTap.current = false;
    pointers.current.set(event.pointerId, now);
    if (!other) {
      write(panBy(latest.current, { x: now.x - before.x, y: now.y - before.y }, sizeOf()));
      return;
    }
    const by = distanceOf(now, other) / Math.max(1, distanceOf(before, other));
    scaleTo(latest.current.scale * by, onStage(middleOf(now, other)));
  };
  const release = (event: PointerEvent) => {
    const known = pointers.current.delete(event.pointerId);
    if (!known || event.type !== 'pointerup' || !isTap.current) return;
    const tap = { x: event.clientX, y: event.clientY, at: event.timeStamp };
    const last = lastTap.current;
    const isDouble =
      last && tap.at - last.at < doubleTap.milliseconds && distanceOf(tap, last) < doubleTap.pixels;
    lastTap.current = isDouble ? null : tap;
    if (isDouble) scaleTo(latest.current.scale > 1 ? 1 : zoomStep, onStage(tap));
  };

  // Not by React, whose wheel listener is passive: the browser would zoom the page.
  useEffect(() => {
    const element = stage.current;
    const turn = (event: WheelEvent) => {
      if (event.deltaX !== 0 && latest.current.scale === 1) return;
      event.preventDefault();
      scaleTo(
        latest.current.scale * 2 ** (-event.deltaY / 300),
        onStage({ x: event.clientX, y: event.clientY }),
      );
    };
    element?.addEventListener('wheel', turn, { passive: false });
    return () => element?.removeEventListener('wheel', turn);
  });

  return {
    zoom,
    isWhole: zoom.scale === 1,
    zoomIn: () => scaleTo(latest.current.scale * zoomStep),
    zoomOut: () => scaleTo(latest.current.scale / zoomStep),
    reset: () => write(whole),
    pan: (by: Point) => write(panBy(latest.current, by, sizeOf())),
    handlers: { onPointerDown: press, onPointerMove: move, onPointerUp: release, onPointerCancel: release },
  };
}
