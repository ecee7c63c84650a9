import type { Category } from '../../contracts/categories.ts';
import { useLanguage } from '../i18n/language.tsx';
import { useContentWords } from '../i18n/use-content-words.ts';
import { beeMotif } from '../illustrations/motif-paths/bee-motif.ts';
import { dallahMotif } from '../illustrations/motif-paths/dallah-motif.ts';
import { figMotif } from '../illustrations/motif-paths/fig-motif.ts';
import { jarMotif } from '../illustrations/motif-paths/jar-motif.ts';
import { oliveMotif } from '../illustrations/motif-paths/olive-motif.ts';
import { sheepMotif } from '../illustrations/motif-paths/sheep-motif.ts';
import { sprigMotif } from '../illustrations/motif-paths/sprig-motif.ts';
import { starMotif } from '../illustrations/motif-paths/star-motif.ts';
import { towerMotif } from '../illustrations/motif-paths/tower-motif.ts';
import { wheatMotif } from '../illustrations/motif-paths/wheat-motif.ts';
import type { MotifPaths } from '../illustrations/motif-paths.ts';
import { Motif } from '../ui/motif.tsx';
import styles from './product-groups.module.css';

const cream = '#fbf1dc';
const saffron = '#f0b64a';
const leaf = '#b9c66c';

/** The stitch on black cloth by category slug; a category added by the seller gets a star. */
const samples = new Map<string, { motif: MotifPaths; threads: string[] }>([
  ['dairy', { motif: sheepMotif, threads: [cream, saffron, '#8c1d2f'] }],
  ['spices-herbs', { motif: sprigMotif, threads: [cream, leaf, saffron] }],
  ['oils', { motif: oliveMotif, threads: [saffron, leaf, cream] }],
  ['pickles', { motif: jarMotif, threads: [saffron, leaf, cream, cream] }],
  ['dried-goods', { motif: figMotif, threads: [cream, leaf, saffron] }],
  ['grains', { motif: wheatMotif, threads: [cream, saffron] }],
  ['beverages', { motif: dallahMotif, threads: [cream, leaf, saffron] }],
  ['honey', { motif: beeMotif, threads: [saffron, leaf, saffron, cream] }],
  ['cleaning', { motif: towerMotif, threads: [cream] }],
]);
const star = { motif: starMotif, threads: [cream, saffron, leaf] };

/** All categories on one embroidered cloth, named as in the catalogue. */
export function ProductGroups({ categories }: { categories: Category[] }) {
  const { about } = useContentWords();
  const language = useLanguage();
  if (categories.length === 0) return null;
  return (
    <section className={styles.cloth}>
      <div className="wrap">
        <h2>{about.groups(categories.length)}</h2>
        <ul className={styles.sampler}>
          {categories.map(({ id, slug, name }) => {
            const { motif, threads } = samples.get(slug) ?? star;
            return (
              <li key={id}>
                <Motif of={motif} stitch="cross" colors={threads} unit={6} />
                <span>{name[language]}</span>
              </li>
            );
          })}
        </ul>
      </div>
    </section>
  );
}
