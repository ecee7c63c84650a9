import { useContent } from '../content/shop-content.tsx';
import { useLanguage, usePath } from '../i18n/language.tsx';
import { useHomeWords } from '../i18n/use-home-words.ts';
import labneh from '../illustrations/scenes/labneh-balls.svg';
import makdous from '../illustrations/scenes/makdous.svg';
import oliveOil from '../illustrations/scenes/olive-oil.svg';
import sumac from '../illustrations/scenes/sumac.svg';
import turmeric from '../illustrations/scenes/turmeric.svg';
import honey from '../illustrations/scenes/wild-honey.svg';
import { ButtonLink } from '../ui/button.tsx';
import { Icon } from '../ui/icon.tsx';
import { prefetch } from '../ui/prefetch.ts';
import styles from './hero.module.css';

/** Illustrations after each of the headline's four words. */
const jars = [[labneh], [oliveOil, sumac], [turmeric], [makdous, honey]] as const;

/** The headline on two shelves, with jars between its words. */
export function Hero() {
  const home = useHomeWords();
  const language = useLanguage();
  const { shipping } = useContent().claims;
  const path = usePath();
  return (
    <section className={`wall ${styles.hero}`}>
      <h1 className={styles.headline}>
        {[0, 2].map((first) => (
          <span key={first} className={styles.shelf}>
            <span className={styles.row}>
              <Bay word={first} />
              <Bay word={first + 1} />
            </span>
            <span className={styles.cloth} />
          </span>
        ))}
      </h1>
      <div className={`wrap ${styles.foot}`}>
        <p>{home.subtitle(unbroken(shipping[language]))}</p>
        <div className={styles.actions} data-clear-of-bar>
          <ButtonLink to={path('/store-selection')} prefetch={prefetch}>
            {home.start}
            <Icon name="arrow" flip />
          </ButtonLink>
          <ButtonLink variant="line" to={path('/store-selection')} prefetch={prefetch}>
            {home.stores}
          </ButtonLink>
        </div>
      </div>
    </section>
  );
}

/** A claim as short as “2–3 days” stays on one line: a browser would break it after its dash. */
const unbroken = (claim: string): string =>
  claim.length > 20 ? claim : claim.replaceAll(' ', '\u00a0').replaceAll('–', '\u2060–\u2060');

function Bay({ word }: { word: number }) {
  const home = useHomeWords();
  const before = jars.slice(0, word).flat().length;
  return (
    <span className={styles.bay}>
      <span className={styles.word}>{home.headline[word]} </span>
      {jars[word]?.map((image, index) => (
        <img
          key={image}
          src={image}
          width={240}
          height={240}
          alt=""
          // The headline has priority; the jars are placed between its words later.
          fetchPriority="low"
          data-turn={before + index}
        />
      ))}
    </span>
  );
}
