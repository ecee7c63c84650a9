import { useEffect, useId, useState } from 'react';
import { Alert } from '../../ui/alert.tsx';
import { Button } from '../../ui/button.tsx';
import { Modal } from '../../ui/modal.tsx';
import { Segmented } from '../../ui/segmented.tsx';
import { useAdminWords } from '../use-admin-words.ts';
import {
  type Crop,
  firstFrame,
  fitFrame,
  isInside,
  limitView,
  placeOf,
  type Size,
  scaleOf,
  zoomRange,
} from './crop-geometry.ts';
import styles from './crop-modal.module.css';
import { type CropImage, CropStage } from './crop-stage.tsx';
import { drawPart, isEmpty, loadImage, onWhite } from './draw-image.ts';
import { longestSide } from './shrink-image.ts';

type CropModalProps = {
  /** Address of the image, or a data image. */
  image: string;
  /** Width to height of what is cut out. */
  aspectRatio?: number;
  /** Gets a PNG data image. */
  onApply: (image: string) => void;
  onClose: () => void;
};

/** The crop dialog. Loads the image itself, and shows an error when that fails. */
export function CropModal({ image, aspectRatio = 1, onApply, onClose }: CropModalProps) {
  const { images } = useAdminWords();
  const helpId = useId();
  const zoomId = useId();
  const [loaded, setLoaded] = useState<CropImage | 'loading' | 'failed'>('loading');
  const [stage, measureStage] = useSize();
  const [chosen, setChosen] = useState<Crop>();
  const [mode, setMode] = useState<'select' | 'pan'>('select');
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

  const shown = typeof loaded === 'object' && stage ? { image: loaded, stage } : null;
  const crop = shown && cropOn(shown.stage, aspectRatio, shown.image, chosen);
  const choose = (next: Crop) => {
    setChosen(next);
    setNothing(false);
  };

  const apply = () => {
    if (!shown || !crop) return;
    const scale = scaleOf(shown.image, shown.stage, crop.view.zoom);
    // Exported at the frame's resolution, up to the maximum of an upload.
    const largest = longestSide * Math.min(1, aspectRatio);
    const width = Math.max(1, Math.round(Math.min(crop.frame.width / scale, largest)));
    try {
      const place = placeOf(crop.view, shown.image, shown.stage);
      const canvas = drawPart(shown.image.element, crop.frame, place, width);
      if (isEmpty(canvas)) return setNothing(true);
      // Outside of the image the canvas is transparent.
      if (!isInside(crop, shown.image, shown.stage)) onWhite(canvas);
      onApply(canvas.toDataURL('image/png'));
    } catch {
      setBlocked(true);
    }
  };

  return (
    <Modal
      open
      onClose={onClose}
      title={images.title}
      closeLabel={images.close}
      width="wide"
      foot={
        <div className={styles.buttons}>
          <Button variant="line" onClick={onClose}>
            {images.cancel}
          </Button>
          <Button onClick={apply} disabled={!shown || isBlocked}>
            {images.apply}
          </Button>
        </div>
      }
    >
      {loaded === 'failed' && <Alert>{images.notLoaded}</Alert>}
      {isBlocked && <Alert>{images.crossOrigin}</Alert>}
      {isNothing && <Alert>{images.nothingInFrame}</Alert>}
      <div className={styles.layout} hidden={loaded === 'failed'}>
        <div ref={measureStage} className={styles.stage}>
          {shown && crop ? (
            <CropStage
              image={shown.image}
              stage={shown.stage}
              crop={crop}
              onChange={choose}
              pans={mode === 'pan'}
              helpId={helpId}
            />
          ) : (
            <p className={styles.loading} role="status">
              {images.loading}
            </p>
          )}
        </div>
        {shown && crop && (
          <div className={styles.side}>
            <div>
              <p className={styles.label}>{images.preview}</p>
              <div className={styles.preview}>
                <Preview image={shown.image} stage={shown.stage} crop={crop} />
              </div>
            </div>
            <div className={styles.tools}>
              <div>
                <label className={styles.label} htmlFor={zoomId}>
                  {images.zoom}{' '}
                  <bdi dir="ltr" className="muted num">
                    {crop.view.zoom.toFixed(2)}×
                  </bdi>
                </label>
                <input
                  id={zoomId}
                  className={styles.zoom}
                  type="range"
                  {...zoomRange}
                  value={crop.view.zoom}
                  onChange={({ target }) =>
                    choose({ ...crop, view: limitView({ ...crop.view, zoom: target.valueAsNumber }) })
                  }
                />
              </div>
              <Segmented
                label={images.mode}
                value={mode}
                onValueChange={setMode}
                options={[
                  { value: 'select', label: images.select },
                  { value: 'pan', label: images.pan },
                ]}
              />
            </div>
            <p id={helpId} className={styles.help}>
              {images.frameHelp}
            </p>
          </div>
        )}
      </div>
    </Modal>
  );
}

/** What is in the frame, at whatever width the dialog has for it. */
function Preview({ image, stage, crop }: { image: CropImage; stage: Size; crop: Crop }) {
  const { x, y, width, height } = crop.frame;
  return (
    <svg className={styles.previewed} viewBox={`${x} ${y} ${width} ${height}`} aria-hidden="true">
      <image href={image.element.src} {...placeOf(crop.view, image, stage)} />
    </svg>
  );
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
