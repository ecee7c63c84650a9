import { useId } from 'react';
import { Segmented } from '../../ui/segmented.tsx';
import { useAdminWords } from '../use-admin-words.ts';
import { type Crop, limitView, placeOf, zoomRange } from './crop-geometry.ts';
import styles from './crop-modal.module.css';
import type { ShownCrop } from './use-crop.ts';

export type CropMode = 'select' | 'pan';

type CropToolsProps = {
  shown: ShownCrop;
  choose: (next: Crop) => void;
  mode: CropMode;
  onModeChange: (mode: CropMode) => void;
  helpId: string;
};

/** The tools beside the stage: a preview, the zoom, and the switch between moving frame and image. */
export function CropTools({ shown, choose, mode, onModeChange, helpId }: CropToolsProps) {
  const { images } = useAdminWords();
  const zoomId = useId();
  const { crop } = shown;
  return (
    <div className={styles.side}>
      <div>
        <p className={styles.label}>{images.preview}</p>
        <div className={styles.preview}>
          <Preview {...shown} />
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
          onValueChange={onModeChange}
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
  );
}

/** The content of the frame, at the width available in the dialog. */
function Preview({ image, stage, crop }: ShownCrop) {
  const { x, y, width, height } = crop.frame;
  return (
    <svg className={styles.previewed} viewBox={`${x} ${y} ${width} ${height}`} aria-hidden="true">
      <image href={image.element.src} {...placeOf(crop.view, image, stage)} />
    </svg>
  );
}
