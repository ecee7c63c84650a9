import { type RefObject, useEffect, useImperativeHandle } from 'react';
import { useLanguage } from '../i18n/language.tsx';
import { IconButton } from '../ui/button.tsx';
import { Icon } from '../ui/icon.tsx';
import styles from './gallery.module.css';
import { galleryViewWords } from './gallery-view-words.ts';
import { type Slides, useSlides } from './use-slides.ts';
import { useStageSwipe } from './use-stage-swipe.ts';

export type GalleryStepsProps = {
  track: RefObject<HTMLElement | null>;
  count: number;
  /** Called when another image is in view. */
  onShown: (place: number) => void;
  /** Receives the functions that bring an image into view. */
  slides: RefObject<Pick<Slides, 'show'> | null>;
};

/** Previous and next buttons beside a product's images, for users without touch; downloaded where there are several images. */
export function GallerySteps({ track, count, onShown, slides }: GalleryStepsProps) {
  const say = galleryViewWords[useLanguage()];
  const { shown, show, step } = useSlides(track, count);
  useStageSwipe(track, step);
  useImperativeHandle(slides, () => ({ show }));
  // biome-ignore lint/correctness/useExhaustiveDependencies: of each image that comes into view.
  useEffect(() => onShown(shown), [shown]);
  return (
    <div className={styles.steps}>
      <IconButton label={say.previous} aria-disabled={shown === 0} onClick={() => step(-1)}>
        <Icon name="back" flip />
      </IconButton>
      <IconButton label={say.next} aria-disabled={shown === count - 1} onClick={() => step(1)}>
        <Icon name="arrow" flip />
      </IconButton>
    </div>
  );
}
