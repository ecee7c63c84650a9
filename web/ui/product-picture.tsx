import { useState } from 'react';
import { pictureFormats, pictureSet } from '../../contracts/pictures.ts';
import placeholder from '../illustrations/scenes/placeholder.svg?no-inline';
import styles from './product-picture.module.css';

type PictureProps = {
  /** Address of a drawing or a photograph; without one, or with a broken one, an empty jar stands there. */
  src?: string | null;
  /** Pixels; the style sheet may draw it larger. */
  size?: number;
  /** How wide the style sheet draws it, in the words of the `sizes` attribute; `size` when that holds. */
  sizes?: string;
  loading?: 'lazy' | 'eager';
  /** The category's slug: draws its wall behind the picture, as in a row of the basket. */
  bay?: string;
};

/** A product's square picture. The name stands beside it, so it has no words of its own.
 *  `data-photo` tells a photograph, which fills its niche, from a drawing, which stands in it. */
export function ProductPicture({
  src,
  size = 240,
  sizes = `${size}px`,
  loading = 'lazy',
  bay,
}: PictureProps) {
  const [broken, setBroken] = useState<string>();
  const shown = !src || src === broken ? placeholder : src;
  const giveUp = () => setBroken(shown);
  // Hydration: `error` may have fired before React attached its handler. `decode()` rejects for a failed image, also for an SVG
  // without intrinsic size.
  const check = (image: HTMLImageElement | null) => {
    if (image?.complete && image.naturalWidth === 0) image.decode().catch(giveUp);
  };
  return (
    <picture className={styles.frame}>
      {pictureFormats.map((format) => {
        const set = pictureSet(shown, format);
        return set && <source key={format} type={`image/${format}`} srcSet={set} sizes={sizes} />;
      })}
      <img
        ref={check}
        className={styles.picture}
        data-bay={bay}
        src={shown}
        width={size}
        height={size}
        alt=""
        loading={loading}
        fetchPriority={loading === 'eager' ? 'high' : undefined}
        decoding="async"
        data-photo={isPhoto(shown) || undefined}
        onError={shown === placeholder ? undefined : giveUp}
      />
    </picture>
  );
}

/** Whether the picture is a photograph: all drawings are SVG. */
function isPhoto(src?: string | null): boolean {
  return Boolean(src) && !/\.svg(\?|$)|^data:image\/svg/.test(src ?? '');
}
