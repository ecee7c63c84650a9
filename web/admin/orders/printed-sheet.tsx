import type { ReactNode } from 'react';
import { type Bilingual, directionOf, languages } from '../../../contracts/language.ts';
import { formatWeight } from '../../../contracts/weight-words.ts';
import { PrintedPage } from '../../ui/printed-page.tsx';
import styles from './printed-sheet.module.css';

/** Print layout with a title. */
export function PrintedSheet({ title, children }: { title: ReactNode; children: ReactNode }) {
  return (
    <PrintedPage>
      <h1 className={styles.title}>{title}</h1>
      {children}
    </PrintedPage>
  );
}

type Line = { key: string; name: Bilingual; weight: string; quantity: number; note?: ReactNode };

/** Lines to pick, each with a box to tick by pen. Names and weights in both languages. */
export function PrintedLines({ lines }: { lines: Line[] }) {
  return (
    <ul className={styles.lines}>
      {lines.map(({ key, name, weight, quantity, note }) => (
        <li key={key}>
          <span className={styles.box} />
          <b className={styles.quantity}>{quantity} ×</b>
          <span className={styles.names}>
            {languages.toReversed().map((language) => (
              <span key={language} lang={language} dir={directionOf(language)}>
                <bdi>{name[language]}</bdi>
                {weight && (
                  <>
                    {' '}
                    · <bdi>{formatWeight(weight, language)}</bdi>
                  </>
                )}
              </span>
            ))}
            {note && <small>{note}</small>}
          </span>
        </li>
      ))}
    </ul>
  );
}
