/** The zoom of an image: `x` and `y` are the offset of its centre from the window's, in pixels. */
export type Zoom = { scale: number; x: number; y: number };
export type Point = { x: number; y: number };
type Size = { width: number; height: number };

export const whole: Zoom = { scale: 1, x: 0, y: 0 };
export const maxZoom = 4;
/** The factor of a double tap, and of one press of a zoom button. */
export const zoomStep = 2;

/** Zooms around a point, relative to the window's centre: the content under it stays there. */
export function zoomAround(zoom: Zoom, scale: number, point: Point, size: Size): Zoom {
  const next = Math.min(maxZoom, Math.max(1, scale));
  const by = next / zoom.scale;
  return withinSize(
    { scale: next, x: point.x - (point.x - zoom.x) * by, y: point.y - (point.y - zoom.y) * by },
    size,
  );
}

export const panBy = (zoom: Zoom, by: Point, size: Size): Zoom =>
  withinSize({ ...zoom, x: zoom.x + by.x, y: zoom.y + by.y }, size);

/** Limits panning to the image's edge; a whole image can't be panned. */
function withinSize({ scale, x, y }: Zoom, { width, height }: Size): Zoom {
  const limit = (value: number, side: number) => {
    const max = (side * (scale - 1)) / 2;
    return Math.min(max, Math.max(-max, value)) + 0;
  };
  return { scale, x: limit(x, width), y: limit(y, height) };
}

export const distanceOf = (one: Point, other: Point) => Math.hypot(one.x - other.x, one.y - other.y);
export const middleOf = (one: Point, other: Point): Point => ({
  x: (one.x + other.x) / 2,
  y: (one.y + other.y) / 2,
});
