import {
  type KeyboardEvent,
  type RefObject,
  type SyntheticEvent,
  useEffect,
  useLayoutEffect,
  useRef,
} from 'react';
import { useLanguage } from '../i18n/language.tsx';
import { IconButton } from '../ui/button.tsx';
import { closeHidden } from '../ui/close-hidden.ts';
import { useClosedByBack } from '../ui/closed-by-back.ts';
import { Icon } from '../ui/icon.tsx';
import { ProductImage } from '../ui/product-image.tsx';
import styles from './gallery-view.module.css';
import { galleryViewWords } from './gallery-view-words.ts';
import { galleryWords } from './gallery-words.ts';
import { useSlides } from './use-slides.ts';
import { useZoom } from './use-zoom.ts';
import { maxZoom } from './zoom.ts';

export type GalleryViewProps = {
  images: { url: string; alt: string }[];
  /** Index of the initial image. */
  first: number;
  /** Called when another image is shown. */
  onMove: (place: number) => void;
  onClose: () => void;
  onReopen: () => void;
};

/** Pixels that an arrow key moves a magnified image. */
const panStep = 80;

/**
 * A product's images over the whole window, with swiping and zooming. Esc, Back and the button close it; the page
 * behind does not scroll.
 */
export function GalleryView({ images, first, onMove, onClose, onReopen }: GalleryViewProps) {
  const language = useLanguage();
  const say = { ...galleryWords[language], ...galleryViewWords[language] };
  const track = useRef<HTMLUListElement>(null);
  const slides = useSlides(track, images.length, first);
  const { shown, show, step } = slides;
  const magnifier = useZoom(track);
  const { zoom, isWhole, zoomIn, zoomOut, reset, handlers } = magnifier;
  useClosedByBack(true, onClose, { reopen: onReopen });
  const dialog = useOpenDialog(() => {
    track.current?.focus({ preventScroll: true });
    show(first, 'instant');
  });

  // biome-ignore lint/correctness/useExhaustiveDependencies: of each image that comes into view.
  useEffect(() => {
    reset();
    onMove(shown);
  }, [shown]);

  const press = useGalleryKeys({ last: images.length - 1, slides, magnifier });
  const cancel = (event: SyntheticEvent) => {
    event.preventDefault();
    onClose();
  };

  return (
    <dialog
      ref={dialog}
      className={styles.view}
      aria-label={say.label}
      onCancel={cancel}
      onClose={onClose}
      onKeyDown={press}
    >
      <div className={styles.head}>
        <p role="status" className={styles.count}>
          {images.length > 1 && say.nth(shown + 1, images.length)}
        </p>
        <IconButton label={say.zoomOut} aria-disabled={isWhole} onClick={zoomOut}>
          <Icon name="minus" />
        </IconButton>
        <IconButton label={say.zoomIn} aria-disabled={zoom.scale >= maxZoom} onClick={zoomIn}>
          <Icon name="plus" />
        </IconButton>
        <IconButton label={say.close} onClick={onClose}>
          <Icon name="close" />
        </IconButton>
      </div>
      {/* biome-ignore lint/a11y/noNoninteractiveTabindex: it scrolls, and has the keys that move and magnify. */}
      <ul ref={track} className={styles.track} data-whole={isWhole || undefined} tabIndex={0} {...handlers}>
        {images.map(({ url, alt }, place) => (
          <li key={url}>
            <div
              className={styles.image}
              style={
                place === shown
                  ? { translate: `${zoom.x}px ${zoom.y}px`, scale: String(zoom.scale) }
                  : undefined
              }
            >
              <ProductImage
                src={url}
                alt={alt}
                sizes={!isWhole && place === shown ? `${maxZoom * 100}vw` : '100vw'}
                isMagnified
                loading={place === first ? 'eager' : 'lazy'}
              />
            </div>
          </li>
        ))}
      </ul>
      {images.length > 1 && (
        <div className={styles.steps}>
          <IconButton label={say.previous} aria-disabled={shown === 0} onClick={() => step(-1)}>
            <Icon name="back" flip />
          </IconButton>
          <IconButton label={say.next} aria-disabled={shown === images.length - 1} onClick={() => step(1)}>
            <Icon name="arrow" flip />
          </IconButton>
        </div>
      )}
    </dialog>
  );
}

type GalleryKeys = {
  /** Place of the last image. */
  last: number;
  slides: ReturnType<typeof useSlides>;
  magnifier: ReturnType<typeof useZoom>;
};

/** Key handler: +, − and 0 magnify; Home, End and the arrows show another image, or move one that is magnified. */
function useGalleryKeys({ last, slides: { show, step }, magnifier }: GalleryKeys) {
  const isRtl = useLanguage() === 'ar';
  const { isWhole, zoomIn, zoomOut, reset, pan } = magnifier;
  return (event: KeyboardEvent) => {
    const { key } = event;
    const sides = { ArrowLeft: -1, ArrowRight: 1 } as const;
    if (key === '+' || key === '=') zoomIn();
    else if (key === '-') zoomOut();
    else if (key === '0') reset();
    else if (key === 'Home') show(0);
    else if (key === 'End') show(last);
    else if (key in sides) {
      const side = sides[key as keyof typeof sides];
      if (!isWhole) pan({ x: -side * panStep, y: 0 });
      else step(isRtl ? -side : side);
    } else if (!isWhole && (key === 'ArrowUp' || key === 'ArrowDown'))
      pan({ x: 0, y: key === 'ArrowUp' ? panStep : -panStep });
    else return;
    event.preventDefault();
  };
}

/** Ref of a dialog that is open over the page, which does not scroll, for as long as it is rendered. */
function useOpenDialog(onOpened: () => void): RefObject<HTMLDialogElement | null> {
  const dialog = useRef<HTMLDialogElement>(null);
  // A layout effect: its cleanup runs before the element is removed, so that `close()` can return the focus to the image.
  // biome-ignore lint/correctness/useExhaustiveDependencies: once, when it opens.
  useLayoutEffect(() => {
    const element = dialog.current;
    if (!element) return;
    const page = document.documentElement;
    // Keeps the width of a classic scroll bar while the page is locked.
    if (window.innerWidth > page.clientWidth) page.style.scrollbarGutter = 'stable';
    element.style.display = '';
    element.showModal();
    onOpened();
    return () => {
      closeHidden(element);
      page.style.scrollbarGutter = '';
    };
  }, []);
  return dialog;
}
