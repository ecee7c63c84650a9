import { Fragment, type ReactNode } from 'react';
import styles from './typed-text.module.css';

/** Short brackets and names with a hyphen; they fit on a line of the smallest phone. */
const units = /(\([^()]{1,24}\)|\p{L}{1,12}-\p{L}{1,12})/u;

/** A text that is not broken within short brackets and at hyphens: `(Housing Bank)`, `Al-Husseini`. */
export const keepUnits = (text: string): ReactNode =>
  text.split(units).map((piece, place) => (
    // biome-ignore lint/suspicious/noArrayIndexKey: pieces of one text; they have no other name.
    <Fragment key={place}>{place % 2 === 0 ? piece : <span className={styles.whole}>{piece}</span>}</Fragment>
  ));

/** What a person typed, isolated from the text around it. */
export const TypedText = ({ children: text }: { children: string }) => <bdi>{keepUnits(text)}</bdi>;
