import { useEffect, useState } from 'react';
import { type Crop, firstFrame, fitFrame, isInside, placeOf, type Size, scaleOf } from './crop-geometry.ts';
import type { CropImage } from './crop-stage.tsx';
import { drawPart, isEmpty, loadImage, onWhite } from './draw-image.ts';
import { longestSide } from './shrink-image.ts';

type CropOptions = {
  /** URL of the image, or a data URL. */
  image: string;
  /** Width to height of the result. */
  aspectRatio: number;
  /** Receives a PNG data URL. */
  onApply: (image: string) => void;
};

/** Loads an image, and stores the chosen part of it on a stage of any size. `shown` is null until image and stage are ready. */
export function useCrop({ image, aspectRatio, onApply }: CropOptions) {
  const [loaded, setLoaded] = useState<CropImage | 'loading' | 'failed'>('loading');
  const [stage, measureStage] = useSize();
  const [chosen, setChosen] = useState<Crop>();
  const [isBlocked, setBlocked] = useState(false);
  const [isNothing, setNothing] = useState(false);

  useEffect(() => {
    let isGone = false;
    findImage(image)
      .catch(() => 'failed' as const)
      .then((found) => {
        if (isGone) return;
        setLoaded(found);
        setBlocked(typeof found === 'object' && !found.readable);
      });
    return () => {
      isGone = true;
    };
  }, [image]);

  const shown =
    typeof loaded === 'object' && stage
      ? { image: loaded, stage, crop: cropOn(stage, aspectRatio, loaded, chosen) }
      : null;
  const choose = (next: Crop) => {
    setChosen(next);
    setNothing(false);
  };
  const apply = () => {
    if (!shown) return;
    try {
      const part = cutOut(shown, aspectRatio);
      if (part) onApply(part);
      else setNothing(true);
    } catch {
      setBlocked(true);
    }
  };
  return {
    ...{ shown, measureStage, choose, apply },
    isFailed: loaded === 'failed',
    /** A remote image whose pixels can't be read (CORS). */
    isBlocked,
    /** The frame contained nothing of the image. */
    isNothing,
  };
}

export type ShownCrop = { image: CropImage; stage: Size; crop: Crop };

/** The content of the frame as a PNG data URL; null when it is empty. Throws for an image whose pixels can't be read. */
function cutOut({ image, stage, crop }: ShownCrop, aspectRatio: number): string | null {
  const scale = scaleOf(image, stage, crop.view.zoom);
  // Exported at the frame's resolution, up to the maximum of an upload.
  const largest = longestSide * Math.min(1, aspectRatio);
  const width = Math.max(1, Math.round(Math.min(crop.frame.width / scale, largest)));
  const canvas = drawPart(image.element, crop.frame, placeOf(crop.view, image, stage), width);
  if (isEmpty(canvas)) return null;
  // The canvas is transparent outside the image.
  if (!isInside(crop, image, stage)) onWhite(canvas);
  return canvas.toDataURL('image/png');
}

/** The crop state, clamped to the stage; initially the frame is centred on the whole image. */
const cropOn = (stage: Size, aspectRatio: number, image: Size, chosen: Crop | undefined): Crop =>
  chosen
    ? { ...chosen, frame: fitFrame(chosen.frame, stage) }
    : { frame: firstFrame(stage, aspectRatio, image), view: { zoom: 1, pan: { x: 0, y: 0 } } };

/** Loads the image, with CORS if its site allows it (pixels readable), else for display only (tainted canvas). */
async function findImage(src: string): Promise<CropImage> {
  const found = await loadImage(src, 'anonymous').catch(() => null);
  const element = found ?? (await loadImage(src));
  return { element, width: element.naturalWidth, height: element.naturalHeight, readable: found !== null };
}

/** The size of an element (ResizeObserver), and the `ref` to set on it. */
function useSize(): [Size | undefined, (element: HTMLElement | null) => (() => void) | undefined] {
  const [size, setSize] = useState<Size>();
  const [measure] = useState(() => (element: HTMLElement | null) => {
    if (!element) return;
    const observer = new ResizeObserver(() =>
      setSize({ width: element.clientWidth, height: element.clientHeight }),
    );
    observer.observe(element);
    return () => observer.disconnect();
  });
  return [size, measure];
}
