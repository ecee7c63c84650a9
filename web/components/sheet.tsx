import { useLanguage, useWords } from '../i18n/language.tsx';
import { buttonSpecimens } from './button-specimens.tsx';
import styles from './components.module.css';
import { fieldSpecimens } from './field-specimens.tsx';
import { noticeSpecimens } from './notice-specimens.tsx';
import { ornamentSpecimens } from './ornament-specimens.tsx';
import { productSpecimens } from './product-specimens.tsx';

/** All components in all states, or a single one, in the surrounding language. */
export function Sheet({ component }: { component: string | null }) {
  const words = useWords();
  const language = useLanguage();
  const specimens = {
    ...buttonSpecimens(words, language),
    ...fieldSpecimens(words, language),
    ...noticeSpecimens(words, language),
    ...productSpecimens(words, language),
    ...ornamentSpecimens(words, language),
  };
  const shown = Object.entries(specimens).filter(([name]) => !component || name === component);
  return (
    <main id="main" className={styles.sheet} tabIndex={-1}>
      {shown.map(([name, states]) => (
        <section key={name} className={styles.specimen} data-component={name}>
          <h2 lang="en" dir="ltr">
            {name}
          </h2>
          <div className={styles.states}>
            {states.map(({ state, show, wide }) => (
              <div
                key={state}
                className={wide ? `${styles.state} ${styles.wide}` : styles.state}
                data-state={state}
              >
                <span className={styles.caption} lang="en" dir="ltr">
                  {state}
                </span>
                {show}
              </div>
            ))}
          </div>
        </section>
      ))}
    </main>
  );
}
