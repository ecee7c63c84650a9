import type { ReactNode } from 'react';
import { Link } from 'react-router';
import { allergens, type FoodFacts as Facts, type FoodText } from '../../contracts/food-facts.ts';
import { describeAllergens, foodWords, readFact } from '../../contracts/food-words.ts';
import { directionOf, formatDay } from '../../contracts/language.ts';
import { useLanguage, usePath } from '../i18n/language.tsx';
import styles from './food-facts.module.css';

export type FoodFactsProps = { facts: Facts };

/** The food facts that the seller has entered. Unknown allergens are always named as such. */
export default function FoodFacts({ facts }: FoodFactsProps) {
  const language = useLanguage();
  const say = foodWords[language];
  return (
    <section className={`wrap ${styles.food}`} aria-labelledby="food-facts">
      <h2 id="food-facts">{say.heading}</h2>
      {facts.marks.length > 0 && (
        <ul className={styles.marks} aria-label={say.marksTitle}>
          {facts.marks.map((mark) => (
            <li key={mark}>{say.marks[mark]}</li>
          ))}
        </ul>
      )}
      <dl className={styles.facts}>
        <TextFact name="ingredients" facts={facts} />
        <Allergens known={facts.allergens} />
        <TextFact name="storage" facts={facts} />
        <TextFact name="shelf_life" facts={facts} />
        <TextFact name="maker" facts={facts} />
        {facts.made_on && (
          <Fact term={say.madeOn}>
            <time dateTime={facts.made_on}>{formatDay(facts.made_on, language)}</time>
          </Fact>
        )}
      </dl>
    </section>
  );
}

/** In the reader's language, or in the one in which it was written. */
function TextFact({ name, facts }: { name: FoodText; facts: Facts }) {
  const language = useLanguage();
  const fact = readFact(facts[name], language);
  if (!fact) return null;
  return (
    <Fact term={foodWords[language].texts[name]}>
      <span className={styles.text} lang={fact.language} dir={directionOf(fact.language)}>
        {fact.text}
      </span>
    </Fact>
  );
}

function Allergens({ known }: { known: Facts['allergens'] }) {
  const language = useLanguage();
  const path = usePath();
  const say = foodWords[language];
  const lines = describeAllergens(known, language);
  const isAllKnown = allergens.every((name) => known[name]);
  return (
    <Fact term={say.allergens}>
      {lines.map(({ level, names }) => (
        <p key={level}>
          {level}: <b>{names}</b>
        </p>
      ))}
      {!isAllKnown && (
        <p>
          {lines.length > 0 && `${say.otherAllergens}: `}
          <Link className="link" to={path('/contact')}>
            {lines.length > 0 ? say.askUs : say.askUsAlone}
          </Link>
        </p>
      )}
    </Fact>
  );
}

const Fact = ({ term, children }: { term: string; children: ReactNode }) => (
  <div>
    <dt>{term}</dt>
    <dd>{children}</dd>
  </div>
);
