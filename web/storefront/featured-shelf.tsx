import { type SyntheticEvent, useEffect, useState } from 'react';
import type { Product } from '../../contracts/catalogue.ts';
import { usePath, useWords } from '../i18n/language.tsx';
import { ButtonLink, IconButton } from '../ui/button.tsx';
import { Icon } from '../ui/icon.tsx';
import { Shelf } from '../ui/shelf.tsx';
import styles from './featured-shelf.module.css';
import { featuredCount, nextStart, pickFeatured, useFeaturedRotation } from './featured-shelf-rotation.ts';
import { ProductItem } from './product-item.tsx';

/** Six products at a time. The shelf turns every ten seconds, and stands while somebody is at its products. */
export function FeaturedShelf({ products }: { products: Product[] }) {
  const { featured } = useWords().home;
  const path = usePath();
  const [isHovered, setHovered] = useState(false);
  const [hasFocus, setFocus] = useState(false);
  const total = products.length;
  const rotation = useFeaturedRotation(total, isHovered || hasFocus);
  const { start, canTurn, isPlaying, isTurning, toggle } = rotation;
  useEffect(() => {
    if (isTurning) fetchPictures(pickFeatured(products, nextStart(start, total)));
  }, [isTurning, products, start, total]);
  const timer = (
    <div className={styles.timer}>
      <span
        key={start}
        className={styles.stitches}
        data-turning={isTurning || undefined}
        aria-hidden="true"
      />
      <bdi dir="ltr" className="num">
        {featured.range(start + 1, ((start + featuredCount - 1) % total) + 1, total)}
      </bdi>
      <IconButton label={isPlaying ? featured.pause : featured.play} onClick={toggle}>
        <Icon name={isPlaying ? 'pause' : 'play'} />
      </IconButton>
    </div>
  );
  return (
    <div
      className={styles.featured}
      onPointerOver={(event) => setHovered(isAtProducts(event))}
      onPointerLeave={() => setHovered(false)}
      onFocus={(event) => setFocus(isAtProducts(event))}
      onBlur={() => setFocus(false)}
    >
      <Shelf
        heading={featured.title}
        aside={canTurn && timer}
        columns={6}
        edging="full"
        foot={
          <ButtonLink variant="line" to={path('/products')} prefetch="intent">
            {featured.all}
          </ButtonLink>
        }
      >
        {pickFeatured(products, start).map((product) => (
          <ProductItem key={product.id} product={product} />
        ))}
      </Shelf>
    </div>
  );
}

const isAtProducts = ({ target }: SyntheticEvent) =>
  target instanceof Element && target.closest('li') !== null;

/** So that the next six stand there at once when the shelf turns. */
function fetchPictures(products: Product[]): void {
  for (const { image } of products) {
    if (image) new Image().src = image;
  }
}
