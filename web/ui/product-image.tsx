import { useState } from 'react';
import { imageFormats, imageSet } from '../../contracts/images.ts';
import placeholder from '../illustrations/scenes/placeholder.svg?no-inline';
import styles from './product-image.module.css';

type ImageProps = {
  /** Address of a drawing or a photograph; without one, or with a broken one, an empty jar stands there. */
  src?: string | null;
  /** Pixels; the style sheet may draw it larger. */
  size?: number;
  /** How wide the style sheet draws it, in the words of the `sizes` attribute; `size` when that holds. */
  sizes?: string;
  loading?: 'lazy' | 'eager';
  /** The category's slug: draws its wall behind the image, as in a row of the cart. */
  bay?: string;
  /** Where no name stands beside it. */
  alt?: string;
  /** Drawn larger than a page shows it: all that the shop keeps of it may be downloaded. */
  isMagnified?: boolean;
};

/** A product's square image. Mostly the name stands beside it, and it has no words of its own.
 *  `data-photo` tells a photograph, which stands in its niche as a print, from a drawing, which stands there by itself. */
export function ProductImage({
  src,
  size = 240,
  sizes = `${size}px`,
  loading = 'lazy',
  bay,
  alt = '',
  isMagnified,
}: ImageProps) {
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
      {imageFormats.map((format) => {
        const set = imageSet(shown, format, isMagnified);
        return set && <source key={format} type={`image/${format}`} srcSet={set} sizes={sizes} />;
      })}
      <img
        ref={check}
        className={styles.image}
        data-bay={bay}
        src={shown}
        width={size}
        height={size}
        alt={alt}
        loading={loading}
        fetchPriority={loading === 'eager' ? 'high' : undefined}
        decoding="async"
        data-photo={isPhoto(shown) || undefined}
        onError={shown === placeholder ? undefined : giveUp}
      />
    </picture>
  );
}

/** Whether the image is a photograph: all drawings are SVG. */
function isPhoto(src?: string | null): boolean {
  return Boolean(src) && !/\.svg(\?|$)|^data:image\/svg/.test(src ?? '');
}
