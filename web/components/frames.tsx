import { languages } from '../../contracts/language.ts';
import styles from './components.module.css';

const sheets = (['light', 'dark'] as const).flatMap((scheme) =>
  languages.map((language) => ({ scheme, language })),
);

/** Every component in both directions side by side, light above dark. */
export function Frames() {
  return (
    <main className={styles.frames}>
      {sheets.map(({ scheme, language }) => (
        <iframe
          key={scheme + language}
          title={`${language}, ${scheme}`}
          className={styles.frame}
          src={`?language=${language}&scheme=${scheme}`}
        />
      ))}
    </main>
  );
}
