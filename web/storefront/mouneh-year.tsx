import { useContentWords } from '../i18n/use-content-words.ts';
import coffee from '../illustrations/scenes/coffee.svg';
import freekeh from '../illustrations/scenes/freekeh.svg';
import olives from '../illustrations/scenes/green-olives.svg';
import labneh from '../illustrations/scenes/labneh-balls.svg';
import makdous from '../illustrations/scenes/makdous.svg';
import tea from '../illustrations/scenes/mint-tea.svg';
import nabulsi from '../illustrations/scenes/nabulsi.svg';
import oil from '../illustrations/scenes/olive-oil.svg';
import sumac from '../illustrations/scenes/sumac.svg';
import turmeric from '../illustrations/scenes/turmeric.svg';
import honey from '../illustrations/scenes/wild-honey.svg';
import zaatar from '../illustrations/scenes/zaatar.svg';
import styles from './mouneh-year.module.css';

const seasons = [
  ['spring', [nabulsi, labneh, honey]],
  ['summer', [freekeh, zaatar, sumac]],
  ['autumn', [makdous, olives, oil]],
  ['winter', [turmeric, tea, coffee]],
] as const;

/** The foods of the four seasons, on one ledge. */
export function MounehYear() {
  const { year } = useContentWords().about;
  return (
    <section className={`wall ${styles.year}`}>
      <div className={`wrap ${styles.head}`}>
        <h2>{year.title}</h2>
        <p className="muted">{year.text}</p>
      </div>
      <ol className={styles.seasons}>
        {seasons.map(([season, images]) => (
          <li key={season}>
            <div className={styles.row}>
              {images.map((image) => (
                <img
                  key={image}
                  src={image}
                  width={240}
                  height={240}
                  alt=""
                  loading="lazy"
                  decoding="async"
                />
              ))}
            </div>
            <div className={styles.ledge} />
            <div className={styles.words}>
              <h3>{year.seasons[season].title}</h3>
              <p className="muted">{year.seasons[season].text}</p>
            </div>
          </li>
        ))}
      </ol>
    </section>
  );
}
