import { Link } from 'react-router';
import type { Size } from '../../contracts/sizes.ts';
import { unavailableNote } from '../catalogue/availability-notes.ts';
import { formatPrice, formatSize } from '../i18n/format.ts';
import { useLanguage, usePath, useWords } from '../i18n/language.tsx';
import { prefetch } from '../ui/prefetch.ts';
import styles from './size-choice.module.css';

type SizeChoiceProps = { sizes: Size[]; current: string };

/** The sizes of a product, each with its own page; switching keeps the scroll position. */
export function SizeChoice({ sizes, current }: SizeChoiceProps) {
  const words = useWords();
  const language = useLanguage();
  const path = usePath();
  return (
    <nav aria-label={words.catalogue.chooseSize}>
      <ul className={styles.sizes}>
        {sizes.map(({ id, slug, weight, price, ...size }) => (
          <li key={id}>
            <Link
              to={path(`/products/${slug}`)}
              aria-current={id === current || undefined}
              data-out={!size.available || undefined}
              preventScrollReset
              replace
              state={{ keepsFocus: true }}
              prefetch={prefetch}
            >
              <bdi>{formatSize(weight, language)}</bdi>
              <span className="num">
                {unavailableNote(size, language, words) ?? formatPrice(price, language)}
              </span>
            </Link>
          </li>
        ))}
      </ul>
    </nav>
  );
}
