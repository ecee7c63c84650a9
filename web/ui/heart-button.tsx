import type { ComponentProps } from 'react';
import { heartMotif } from '../illustrations/motif-paths/heart-motif.ts';
import { heartlineMotif } from '../illustrations/motif-paths/heartline-motif.ts';
import styles from './heart-button.module.css';
import { Motif } from './motif.tsx';

type HeartButtonProps = Omit<ComponentProps<'button'>, 'className' | 'aria-label' | 'aria-pressed'> & {
  pressed: boolean;
  /** Accessible name, the same in both states: `aria-pressed` carries the state. */
  label: string;
};

/** A stitched heart: the outline, or filled for a favourite. */
export function HeartButton({ pressed, label, type = 'button', ...rest }: HeartButtonProps) {
  return (
    <button {...rest} type={type} className={styles.heart} aria-label={label} aria-pressed={pressed}>
      <Motif of={pressed ? heartMotif : heartlineMotif} colors={['currentColor']} unit={2} />
    </button>
  );
}
