import { Fragment, type ReactNode } from 'react';
import styles from './typed-text.module.css';

/** Short brackets, hyphenated names, order numbers and delivery hours; each fits on a line of the smallest phone. */
const units =
  /(\([^()]{1,24}\)|\p{L}{1,12}-\p{L}{1,12}|MN-\d{1,10}|\d[\d:]{0,4}(?: [AP]M)?–\d[\d:]{0,4} [AP]M|من \d[\d:]{0,4}(?: [\p{L}\p{M}]{1,8})? إلى \d[\d:]{0,4} [\p{L}\p{M}]{1,8})/u;

/** Prevents line breaks within such units: `(Housing Bank)`, `Al-Husseini`, `10 AM–1 PM`. */
export const keepUnits = (text: string): ReactNode =>
  text.split(units).map((piece, place) => (
    // biome-ignore lint/suspicious/noArrayIndexKey: pieces of one text; they have no other name.
    <Fragment key={place}>{place % 2 === 0 ? piece : <span className={styles.whole}>{piece}</span>}</Fragment>
  ));

/**
 * A phone number: starting with `+` or 0, in groups, which would be reversed in a line of Arabic. Not a date, as two
 * dates would be joined.
 */
const numbers =
  /((?<!\p{Nd})(?!\p{Nd}{1,2}[-/]\p{Nd}{1,2}[-/]\p{Nd}{4}(?!\p{Nd}))(?:\+\p{Nd}|[0٠۰])(?:[ \-()]{0,2}\p{Nd}){6,14}(?!\p{Nd}))/u;

/** A text in which the groups of each number run from left to right, on one line. */
export const isolateNumbers = (text: string): ReactNode =>
  text.split(numbers).map((piece, place) =>
    place % 2 === 0 ? (
      // biome-ignore lint/suspicious/noArrayIndexKey: as above.
      <Fragment key={place}>{keepUnits(piece)}</Fragment>
    ) : (
      // biome-ignore lint/suspicious/noArrayIndexKey: as above.
      <bdi key={place} dir="ltr" className={styles.whole}>
        {piece}
      </bdi>
    ),
  );

/** Text typed by a person, isolated from the surrounding text (bidi). */
export const TypedText = ({ children: text }: { children: string }) => <bdi>{isolateNumbers(text)}</bdi>;

/** An order's number within a text: left to right, and unbroken at its hyphen. */
export const OrderNumber = ({ children: number }: { children: string }) => (
  <bdi dir="ltr" className={styles.whole}>
    {number}
  </bdi>
);
