import { type KeyboardEvent, type PointerEvent, useRef, useState } from 'react';
import type { DescribedImage } from '../../../contracts/product-images.ts';
import { ProductImage } from '../../ui/product-image.tsx';
import { useAdminWords } from '../use-admin-words.ts';
import styles from './image-strip.module.css';
import { nearestTo } from './move-image.ts';

type ImageStripProps = {
  images: DescribedImage[];
  /** Index of the image edited below. */
  chosen: number;
  onChoose: (place: number) => void;
  onMove: (from: number, to: number) => void;
};

/** Pixels that a pointer moves before dragging starts; less is a tap. */
const dragFrom = 6;

/** All images in their order: chosen by a tap, moved by dragging or by Shift with an arrow key. */
export function ImageStrip({ images, chosen, onChoose, onMove }: ImageStripProps) {
  const say = useAdminWords().images;
  const list = useRef<HTMLOListElement>(null);
  const start = useRef<{ place: number; x: number; y: number }>(null);
  const [dragged, setDragged] = useState<number>();

  const press = (event: PointerEvent, place: number) => {
    if (event.button === 0) start.current = { place, x: event.clientX, y: event.clientY };
  };
  const drag = (event: PointerEvent) => {
    const from = start.current;
    if (!from || !list.current) return;
    const { clientX: x, clientY: y } = event;
    if (dragged === undefined) {
      if (Math.hypot(x - from.x, y - from.y) < dragFrom) return;
      // Not earlier: the capturing element would also receive the click of a tap.
      list.current.setPointerCapture(event.pointerId);
      setDragged(from.place);
      onChoose(from.place);
      return;
    }
    const to = nearestTo(
      { x, y },
      [...list.current.children].map((child) => child.getBoundingClientRect()),
    );
    if (to === dragged) return;
    onMove(dragged, to);
    setDragged(to);
  };
  const drop = () => {
    start.current = null;
    setDragged(undefined);
  };
  const moveByKey = (event: KeyboardEvent, place: number) => {
    if (!event.shiftKey || !event.key.startsWith('Arrow')) return;
    event.preventDefault();
    const isRtl = getComputedStyle(event.currentTarget).direction === 'rtl';
    const isLater = event.key === 'ArrowDown' || event.key === (isRtl ? 'ArrowLeft' : 'ArrowRight');
    const to = place + (isLater ? 1 : -1);
    if (to < 0 || to >= images.length) return;
    onMove(place, to);
    list.current?.children[to]?.querySelector('button')?.focus();
  };

  return (
    <ol
      ref={list}
      className={styles.strip}
      aria-label={say.order}
      onPointerMove={drag}
      onPointerUp={drop}
      onPointerCancel={drop}
      onLostPointerCapture={(event) => {
        // Touch pointers are implicitly captured by the button until the list captures them: ignore that loss.
        if (event.target === event.currentTarget) drop();
      }}
      onDragStart={(event) => event.preventDefault()}
    >
      {images.map(({ url }, place) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: images have no identity but their place, and keep nothing.
        <li key={place} data-dragged={place === dragged || undefined}>
          <button
            type="button"
            className={styles.tile}
            aria-label={say.nth(place + 1, images.length)}
            aria-pressed={place === chosen}
            onPointerDown={(event) => press(event, place)}
            onClick={() => onChoose(place)}
            onKeyDown={(event) => moveByKey(event, place)}
          >
            <ProductImage src={url} size={72} loading="eager" />
            {place === 0 && <span className={styles.first}>{say.first}</span>}
          </button>
        </li>
      ))}
    </ol>
  );
}
