import { Link } from 'react-router';
import type { Part } from '../../contracts/boxes.ts';
import { formatPrice, formatSize } from '../i18n/format.ts';
import { useLanguage, usePath } from '../i18n/language.tsx';
import { boxWords } from './box-words.ts';
import styles from './product.module.css';

export type BoxPartsProps = { parts: Part[]; price: number | null };

/** The contents of a box, each part with its quantity and a link; and their price when bought separately, where that is more. */
export default function BoxParts({ parts, price }: BoxPartsProps) {
  const language = useLanguage();
  const path = usePath();
  const say = boxWords[language];
  return (
    <section className={styles.parts} aria-labelledby="parts">
      <h2 id="parts">{say.title}</h2>
      <ul>
        {parts.map(({ id, slug, name, weight, quantity }) => (
          <li key={id}>
            <span className="num">{quantity} ×</span>
            <span>
              {slug === null ? (
                <bdi>{name[language]}</bdi>
              ) : (
                <Link to={path(`/products/${slug}`)}>
                  <bdi>{name[language]}</bdi>
                </Link>
              )}
              {weight && <bdi className="muted">{formatSize(weight, language)}</bdi>}
            </span>
          </li>
        ))}
      </ul>
      {price !== null && <p className="muted">{say.alone(formatPrice(price, language))}</p>}
    </section>
  );
}
