import { type RefObject, useEffect, useRef, useState } from 'react';
import { ProductItem } from '../catalogue/product-item.tsx';
import { usePath } from '../i18n/language.tsx';
import { useHomeWords } from '../i18n/use-home-words.ts';
import { ButtonLink, IconButton } from '../ui/button.tsx';
import { Icon } from '../ui/icon.tsx';
import { prefetch } from '../ui/prefetch.ts';
import { Shelf } from '../ui/shelf.tsx';
import styles from './featured-shelf.module.css';
import { type Featured, featuredCount, useFeaturedRotation } from './featured-shelf-rotation.ts';

/** Carousel of six products at a time: advances every ten seconds, pauses on hover and focus (WCAG 2.2.2). */
export function FeaturedShelf({ first }: { first: Featured }) {
  const { featured } = useHomeWords();
  const path = usePath();
  const box = useRef<HTMLDivElement>(null);
  const { shelf, canTurn, isPlaying, isTurning, toggle } = useFeaturedRotation(
    first,
    useIsHoveredOrFocused(box),
  );
  const { start, total, products } = shelf;
  const timer = (
    <div className={styles.timer}>
      <span
        key={start}
        className={styles.stitches}
        data-turning={isTurning || undefined}
        aria-hidden="true"
      />
      <bdi className="num">{featured.range(start + 1, ((start + featuredCount - 1) % total) + 1, total)}</bdi>
      <IconButton label={isPlaying ? featured.pause : featured.play} onClick={toggle}>
        <Icon name={isPlaying ? 'pause' : 'play'} />
      </IconButton>
    </div>
  );
  return (
    <div ref={box} className={styles.featured}>
      <Shelf
        heading={featured.title}
        aside={canTurn && timer}
        columns={6}
        edging="full"
        foot={
          <ButtonLink variant="line" to={path('/products')} prefetch={prefetch}>
            {featured.all}
          </ButtonLink>
        }
      >
        {products.map((product) => (
          <ProductItem key={product.id} product={product} />
        ))}
      </Shelf>
    </div>
  );
}

/** Whether a product in the box is hovered or focused, or was touched, as it may be being read. */
function useIsHoveredOrFocused(box: RefObject<HTMLElement | null>): boolean {
  const [isHovered, setHovered] = useState(false);
  const [hasFocus, setFocus] = useState(false);
  useEffect(() => {
    const stop = new AbortController();
    const listen = (type: string, follow: (event: Event) => void) =>
      box.current?.addEventListener(type, follow, { signal: stop.signal });
    const isTouch = (event: Event) => event instanceof PointerEvent && event.pointerType === 'touch';
    listen('pointerover', (event) => setHovered(isAtProduct(event)));
    listen('pointerleave', (event) => !isTouch(event) && setHovered(false));
    listen('focusin', (event) => setFocus(isAtProduct(event)));
    listen('focusout', () => setFocus(false));
    return () => stop.abort();
  }, [box]);
  return isHovered || hasFocus;
}

const isAtProduct = ({ target }: Event) => target instanceof Element && target.closest('li') !== null;
