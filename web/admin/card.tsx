import { type ReactNode, useId } from 'react';
import styles from './card.module.css';
import { useResultFocus } from './use-result-focus.ts';

type CardProps = {
  title: string;
  /** Whether the actions in it can't be undone. */
  isDangerous?: boolean;
  children: ReactNode;
};

/** A section of a page with its heading. */
export function Card({ title, isDangerous, children }: CardProps) {
  const id = useId();
  const part = useResultFocus<HTMLElement>(
    (own) => own?.querySelector<HTMLElement>('[data-result]') ?? own?.querySelector('h2'),
  );
  return (
    <section ref={part} className={styles.card} aria-labelledby={id} data-danger={isDangerous || undefined}>
      <h2 id={id} tabIndex={-1}>
        {title}
      </h2>
      {children}
    </section>
  );
}
