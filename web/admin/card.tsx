import { type ReactNode, useId } from 'react';
import styles from './card.module.css';

type CardProps = {
  title: string;
  /** What is done here can't be taken back. */
  isDangerous?: boolean;
  children: ReactNode;
};

/** A part of a page under its name. */
export function Card({ title, isDangerous, children }: CardProps) {
  const id = useId();
  return (
    <section className={styles.card} aria-labelledby={id} data-danger={isDangerous || undefined}>
      <h2 id={id}>{title}</h2>
      {children}
    </section>
  );
}
