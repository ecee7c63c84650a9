import { listCategories } from '../../contracts/categories.ts';
import { PageHead } from '../content/public-head.tsx';
import { useContent } from '../content/shop-content.tsx';
import { serverCall } from '../http/api.ts';
import { useLanguage, usePath, useWords } from '../i18n/language.tsx';
import { useContentWords } from '../i18n/use-content-words.ts';
import { usePageDescriptions } from '../i18n/use-page-descriptions.ts';
import { birdMotif } from '../illustrations/motif-paths/bird-motif.ts';
import { cypressMotif } from '../illustrations/motif-paths/cypress-motif.ts';
import { heartMotif } from '../illustrations/motif-paths/heart-motif.ts';
import { hundredPercentFigure } from '../illustrations/motif-paths/hundred-percent-figure.ts';
import { keyMotif } from '../illustrations/motif-paths/key-motif.ts';
import { starMotif } from '../illustrations/motif-paths/star-motif.ts';
import { wheatMotif } from '../illustrations/motif-paths/wheat-motif.ts';
import { ButtonLink } from '../ui/button.tsx';
import { Motif } from '../ui/motif.tsx';
import type { Route } from './+types/about.ts';
import styles from './about.module.css';
import { MounehYear } from './mouneh-year.tsx';
import { ProductGroups } from './product-groups.tsx';

export async function loader({ context }: Route.LoaderArgs) {
  return { categories: await serverCall(context)(listCategories, {}) };
}

export default function About({ loaderData }: Route.ComponentProps) {
  const { shell } = useWords();
  const descriptions = usePageDescriptions();
  const content = useContentWords();
  const { about } = content;
  return (
    <>
      <PageHead title={shell.title(about.title)} description={descriptions.about} />
      <Hero />
      <section className={`wrap ${styles.section} ${styles.story}`}>
        <h2>{about.story.title}</h2>
        <p className={styles.lead}>{about.story.lead}</p>
        <p>{about.story.text}</p>
      </section>
      <MounehYear />
      <div className={`wrap ${styles.section} ${styles.aims}`}>
        <section>
          <h2>{about.vision.title}</h2>
          <p>{about.vision.text}</p>
        </section>
        <section>
          <h2>{about.goal.title}</h2>
          <p>{about.goal.text}</p>
        </section>
      </div>
      <Values />
      <ProductGroups categories={loaderData.categories} />
      <Hundred />
    </>
  );
}

/** The cloth is the same in both colour schemes, so its threads have fixed colours. */
function Hero() {
  const { about } = useContentWords();
  const cypress = <Motif of={cypressMotif} stitch="cross" colors={['#fbf1dc', '#f0b64a']} unit={12} />;
  return (
    <section className={styles.hero}>
      <div className={`wrap ${styles.heroInner}`}>
        <h1 className={styles.headline}>{about.headline}</h1>
        <div className={styles.patch} aria-hidden="true">
          {cypress}
          <Motif of={starMotif} stitch="cross" colors={['#fbf1dc', '#d4495a', '#f0b64a']} unit={12} />
          {cypress}
        </div>
      </div>
    </section>
  );
}

const valueMotifs = {
  real: <Motif of={wheatMotif} colors={['var(--second)']} unit={5} />,
  honest: <Motif of={keyMotif} unit={6} />,
  generous: <Motif of={heartMotif} unit={8} />,
  close: <Motif of={birdMotif} unit={7} />,
};

function Values() {
  const { values } = useContentWords().about;
  const language = useLanguage();
  const reply = useContent().claims.reply[language];
  const texts = {
    real: values.real.text,
    honest: values.honest.text,
    generous: values.generous.text,
    close: values.close.text(reply),
  };
  return (
    <section className={`wrap ${styles.section}`}>
      <h2>{values.title}</h2>
      <ul className={styles.values}>
        {(['real', 'honest', 'generous', 'close'] as const).map((value) => (
          <li key={value}>
            {valueMotifs[value]}
            <h3>{values[value].title}</h3>
            <p className="muted">{texts[value]}</p>
          </li>
        ))}
      </ul>
    </section>
  );
}

function Hundred() {
  const { about } = useContentWords();
  const { badges } = useContent().claims;
  const language = useLanguage();
  const path = usePath();
  return (
    <section className={`wrap ${styles.section}`}>
      {badges.length > 0 && (
        <ul className={styles.hundred}>
          {badges
            .map((badge) => badge[language])
            .map((claim) => (
              <li key={claim}>
                <span className="visually-hidden">100%</span>
                <Motif
                  of={hundredPercentFigure}
                  stitch="cross"
                  colors={['var(--accent-text)', 'var(--third)']}
                  unit={10}
                />
                <b>{claim}</b>
              </li>
            ))}
        </ul>
      )}
      <p className={styles.actions}>
        <ButtonLink to={path('/products')}>{about.products}</ButtonLink>
        <ButtonLink variant="line" to={path('/contact')}>
          {about.contact}
        </ButtonLink>
      </p>
    </section>
  );
}
