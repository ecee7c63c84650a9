import { Link } from 'react-router';
import { usePath } from '../i18n/language.tsx';
import { useHomeWords } from '../i18n/use-home-words.ts';
import { jarMotif } from '../illustrations/motif-paths/jar-motif.ts';
import { sheepMotif } from '../illustrations/motif-paths/sheep-motif.ts';
import { sprigMotif } from '../illustrations/motif-paths/sprig-motif.ts';
import { towerMotif } from '../illustrations/motif-paths/tower-motif.ts';
import { Icon } from '../ui/icon.tsx';
import { Motif } from '../ui/motif.tsx';
import { prefetch } from '../ui/prefetch.ts';
import styles from './category-cloths.module.css';

/** The key of its name, the category's slug, and the stitch of its cloth. */
const cloths = [
  ['dairy', 'dairy', sheepMotif, ['var(--cream)', '#f0b64a', 'var(--sumac)']],
  ['spices', 'spices-herbs', sprigMotif, ['var(--cream)', 'var(--cream)', '#f0b64a']],
  ['pickles', 'pickles', jarMotif, ['var(--sumac)', 'var(--olive)', 'var(--cream)', 'var(--ink)']],
  ['cleaning', 'cleaning', towerMotif, ['var(--mist)', 'var(--citron)', 'var(--coral)']],
] as const;

/** Four links to categories. The store is chosen first; the category stays in the address. */
export function CategoryCloths() {
  const { categories } = useHomeWords();
  const path = usePath();
  return (
    <section className={`wrap ${styles.section}`} aria-labelledby="categories">
      <div className={styles.head}>
        <h2 id="categories">{categories.title}</h2>
        <p className="muted">{categories.text}</p>
      </div>
      <ul className={styles.cloths}>
        {cloths.map(([name, slug, motif, colors]) => (
          <li key={slug}>
            <Link
              className={styles.cloth}
              data-cloth={name}
              to={path(`/store-selection?category=${slug}`)}
              prefetch={prefetch}
            >
              <Motif of={motif} stitch="cross" colors={colors} unit={8} />
              <span className={styles.name}>
                {categories[name]}
                <Icon name="arrow" flip />
              </span>
            </Link>
          </li>
        ))}
      </ul>
    </section>
  );
}
