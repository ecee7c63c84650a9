import { type ReactNode, useEffect, useRef, useState } from 'react';
import card from './card.module.css';
import styles from './fold.module.css';

type FoldProps = { title: ReactNode; isFaulty: boolean; isOpenAtFirst?: boolean; children: ReactNode };

/** Opens when a field in it is refused: a collapsed field can't receive the focus that the form gives to the first error. */
export function Fold({ title, isFaulty, isOpenAtFirst = false, children }: FoldProps) {
  const [isOpen, setOpen] = useState(isOpenAtFirst);
  const box = useRef<HTMLDetailsElement>(null);
  useEffect(() => {
    if (!isFaulty || !box.current || box.current.open) return;
    box.current.open = true;
    const first = box.current.closest('form')?.querySelector<HTMLElement>('[aria-invalid="true"]');
    if (first && box.current.contains(first)) first.focus();
  }, [isFaulty]);
  return (
    <details
      ref={box}
      className={`${card.fold} ${styles.fold}`}
      open={isOpen}
      onToggle={({ currentTarget }) => setOpen(currentTarget.open)}
    >
      <summary>{title}</summary>
      <div className={styles.fields}>{children}</div>
    </details>
  );
}
