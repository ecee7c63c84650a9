import { type ComponentType, type MouseEvent, useEffect, useRef, useState } from 'react';
import type { DescribedImage } from '../../contracts/product-images.ts';
import { useLanguage } from '../i18n/language.tsx';
import { Ledge } from '../ui/ledge.tsx';
import { Niche } from '../ui/niche.tsx';
import { ProductImage } from '../ui/product-image.tsx';
import styles from './gallery.module.css';
import type { GalleryStepsProps } from './gallery-steps.tsx';
import type { GalleryViewProps } from './gallery-view.tsx';
import { galleryWords } from './gallery-words.ts';
import type { Slides } from './use-slides.ts';

type GalleryProps = {
  images: DescribedImage[];
  /** The product's name, for an image without an alternative text. */
  name: string;
  /** The category's slug, which selects the wall's colour. */
  bay: string;
};

/** Whether it is a plain click; with a modifier key or another button the browser opens the image itself. */
const isPlain = (event: MouseEvent) =>
  event.button === 0 && !event.ctrlKey && !event.metaKey && !event.shiftKey && !event.altKey;

/**
 * A product's images on its ledge, with swiping, thumbnails, and a full-window view. Without scripts the track still
 * scrolls, thumbnails link to their images, and an image opens by itself.
 */
export function Gallery({ images, name, bay }: GalleryProps) {
  const language = useLanguage();
  const say = galleryWords[language];
  const track = useRef<HTMLUListElement>(null);
  const slides = useRef<Pick<Slides, 'show'>>(null);
  const [shown, setShown] = useState(0);
  const [Steps, setSteps] = useState<ComponentType<GalleryStepsProps>>();
  const [View, setView] = useState<ComponentType<GalleryViewProps>>();
  const altOf = ({ alt }: DescribedImage) => alt[language] || name;
  const hasMany = images.length > 1;
  useEffect(() => {
    // If the file fails to load, the track can still be swiped, and thumbnails link to their images.
    if (hasMany)
      import('./gallery-steps.tsx').then(
        (file) => setSteps(() => file.GallerySteps),
        () => {},
      );
  }, [hasMany]);

  const enlarge = (event: MouseEvent<HTMLAnchorElement>) => {
    if (!isPlain(event)) return;
    event.preventDefault();
    const { href } = event.currentTarget;
    import('./gallery-view.tsx').then(
      ({ GalleryView }) => setView(() => GalleryView),
      // The file failed to load: the browser opens the image itself.
      () => window.location.assign(href),
    );
  };
  const choose = (event: MouseEvent, place: number) => {
    if (!isPlain(event) || !slides.current) return;
    event.preventDefault();
    slides.current.show(place);
  };

  return (
    <>
      <div className={styles.bay} data-bay={bay}>
        <Niche />
        <ul ref={track} className={styles.track} aria-label={say.label} data-many={hasMany || undefined}>
          {images.map((image, place) => (
            <li key={image.url} id={`image-${place + 1}`}>
              <a href={image.url} aria-label={say.enlarge(altOf(image))} onClick={enlarge}>
                <ProductImage
                  src={image.url}
                  alt={altOf(image)}
                  sizes="(max-width: 1140px) 100vw, 600px"
                  loading={place === 0 ? 'eager' : 'lazy'}
                />
              </a>
            </li>
          ))}
          {images.length === 0 && (
            <li>
              <ProductImage loading="eager" />
            </li>
          )}
        </ul>
        {Steps && <Steps track={track} count={images.length} onShown={setShown} slides={slides} />}
      </div>
      <Ledge edging="large" />
      {hasMany && (
        <ul className={styles.thumbs}>
          {images.map((image, place) => (
            <li key={image.url}>
              <a
                href={`#image-${place + 1}`}
                aria-label={say.nth(place + 1, images.length)}
                aria-current={place === shown || undefined}
                onClick={(event) => choose(event, place)}
              >
                <ProductImage src={image.url} size={56} loading="lazy" bay={bay} />
              </a>
            </li>
          ))}
        </ul>
      )}
      {View && (
        <View
          images={images.map((image) => ({ url: image.url, alt: altOf(image) }))}
          first={shown}
          onMove={(place) => slides.current?.show(place, 'instant')}
          onClose={() => setView(undefined)}
          onReopen={() => setView(() => View)}
        />
      )}
    </>
  );
}
