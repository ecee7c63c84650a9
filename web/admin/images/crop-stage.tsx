import { useAdminWords } from '../use-admin-words.ts';
import { type Corner, type Crop, type Frame, minSide, placeOf, type Size } from './crop-geometry.ts';
import styles from './crop-stage.module.css';
import { useCropGestures } from './use-crop-gestures.ts';

/** A loaded image; `readable` when its pixels may be read, which some remote sites do not allow (CORS). */
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

/**
 * The image under a crop frame that can be dragged, resized at two corners, or moved by keys; wheel and pinch zoom.
 * Pointers and keys use the same geometry, which keeps frame and image within their limits.
 */
export function CropStage({ image, crop, stage, pans, onChange, helpId }: StageProps) {
  const { images } = useAdminWords();
  const { root, handlers } = useCropGestures({ crop, stage, pans, onChange });
  const { frame, view } = crop;
  return (
    <div ref={root} className={styles.root} dir="ltr" data-pans={pans || undefined} {...handlers}>
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

/**
 * A corner's target is centred on the frame's corner, but moved fully onto the stage, where half of it would be cut off
 * at the edge.
 */
const insetOf = (corner: Corner, { x, y, width, height }: Frame, stage: Size) =>
  corner === 'nw'
    ? { insetInlineStart: -Math.min(reach, x), insetBlockStart: -Math.min(reach, y) }
    : {
        insetInlineEnd: -Math.min(reach, stage.width - x - width),
        insetBlockEnd: -Math.min(reach, stage.height - y - height),
      };
