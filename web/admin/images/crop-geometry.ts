/** Coordinates are CSS pixels of the stage from its top left, in both writing directions (not mirrored). */
export type Size = { width: number; height: number };
export type Point = { x: number; y: number };
export type Frame = Point & Size;
/** Zoom and pan of the image; `pan` is the offset of its centre from the stage's centre. */
export type View = { zoom: number; pan: Point };
/** The crop rectangle. */
export type Crop = { frame: Frame; view: View };
export type Corner = 'nw' | 'se';

export const zoomRange = { min: 1, max: 3, step: 0.01 } as const;
const maxPan = 1000;
export const minSide = 20;
const coverage = 0.6;

const within = (value: number, min: number, max: number) => Math.min(Math.max(value, min), max);

/** The initial frame: 60 % of the stage's width, centred, and smaller if the image doesn't cover that. */
export function firstFrame(stage: Size, ratio: number, image: Size): Frame {
  const scale = scaleOf(image, stage, 1);
  const max = Math.min(stage.width * coverage, image.width * scale, image.height * scale * ratio);
  const width = Math.max(max, minSide * Math.max(1, ratio));
  const height = width / ratio;
  return { x: (stage.width - width) / 2, y: (stage.height - height) / 2, width, height };
}

/** Moves the frame, clamped to the stage. */
export function moveFrame(frame: Frame, by: Point, stage: Size): Frame {
  return {
    ...frame,
    x: within(frame.x + by.x, 0, Math.max(stage.width - frame.width, 0)),
    y: within(frame.y + by.y, 0, Math.max(stage.height - frame.height, 0)),
  };
}

/**
 * Resizes the frame by one corner with the opposite one fixed: keeps the aspect ratio, follows the larger of both
 * deltas, at least 20 pixels a side, clamped to the stage.
 */
export function pullCorner(frame: Frame, corner: Corner, by: Point, stage: Size): Frame {
  const ratio = frame.width / frame.height;
  const sign = corner === 'se' ? 1 : -1;
  const ways = [sign * by.x, sign * by.y * ratio];
  const growth = Math.abs(ways[0] ?? 0) >= Math.abs(ways[1] ?? 0) ? ways[0] : ways[1];
  const right = frame.x + frame.width;
  const bottom = frame.y + frame.height;
  const room =
    corner === 'se'
      ? Math.min(stage.width - frame.x, (stage.height - frame.y) * ratio)
      : Math.min(right, bottom * ratio);
  const min = minSide * Math.max(1, ratio);
  const width = within(frame.width + (growth ?? 0), min, Math.max(room, min));
  const height = width / ratio;
  if (corner === 'se') return { ...frame, width, height };
  return { x: right - width, y: bottom - height, width, height };
}

/** The frame scaled to a resized stage (a rotated phone). */
export function fitFrame(frame: Frame, stage: Size): Frame {
  const scale = Math.min(1, stage.width / frame.width, stage.height / frame.height);
  const smaller = { ...frame, width: frame.width * scale, height: frame.height * scale };
  return moveFrame(smaller, { x: 0, y: 0 }, stage);
}

/** Clamps the view: zoom 1 to 3 in hundredths, pan at most 1000 pixels each way. */
export function limitView({ zoom, pan }: View): View {
  const steps = Math.round(within(zoom, zoomRange.min, zoomRange.max) / zoomRange.step);
  return {
    zoom: Number((steps * zoomRange.step).toFixed(2)),
    pan: { x: within(pan.x, -maxPan, maxPan), y: within(pan.y, -maxPan, maxPan) },
  };
}

/** Stage pixels per image pixel: zoom 1 fits the whole image (contain). */
export const scaleOf = (image: Size, stage: Size, zoom: number): number =>
  Math.min(stage.width / image.width, stage.height / image.height) * zoom;

/** The position of the image on the stage. */
export function placeOf({ zoom, pan }: View, image: Size, stage: Size): Frame {
  const scale = scaleOf(image, stage, zoom);
  const [width, height] = [image.width * scale, image.height * scale];
  return { x: (stage.width - width) / 2 + pan.x, y: (stage.height - height) / 2 + pan.y, width, height };
}

/** Whether the frame lies within the image, with a tolerance of half a pixel for rounding. */
export function isInside({ frame, view }: Crop, image: Size, stage: Size): boolean {
  const { x, y, width, height } = placeOf(view, image, stage);
  return (
    frame.x >= x - 0.5 &&
    frame.y >= y - 0.5 &&
    frame.x + frame.width <= x + width + 0.5 &&
    frame.y + frame.height <= y + height + 0.5
  );
}
