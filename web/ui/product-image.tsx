import { useState } from 'react';
import { imageFormats, imageSet } from '../../contracts/images.ts';
import placeholder from '../illustrations/scenes/placeholder.svg?no-inline';
import styles from './product-image.module.css';

type ImageProps = {
  /** Address of a drawing or a photograph; an empty jar is shown without one, or for a broken one. */
  src?: string | null;
  /** In pixels; the style sheet may display it larger. */
  size?: number;
  /** The displayed width, as a `sizes` attribute; `size` by default. */
  sizes?: string;
  loading?: 'lazy' | 'eager';
  /** The category's slug: draws its wall behind the image, as in a row of the cart. */
  bay?: string;
  /** For use without a name beside it. */
  alt?: string;
  /** Whether it is displayed magnified: then the largest stored variant may be downloaded. */
  isMagnified?: boolean;
};

/**
 * A product's square image. The name is usually beside it, so it has no alternative text by default. `data-photo` marks
 * a photograph, displayed as a print, as opposed to a drawing.
 */
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
