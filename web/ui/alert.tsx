import type { ReactNode } from 'react';
import { cancelledGlyph } from '../illustrations/motif-paths/cancelled-glyph.ts';
import { deliveredGlyph } from '../illustrations/motif-paths/delivered-glyph.ts';
import styles from './alert.module.css';
import { Motif } from './motif.tsx';

type AlertProps = {
  /** `bad` interrupts a reader; `ok` waits its turn. */
  tone?: 'bad' | 'ok';
  children: ReactNode;
};

/** A message about the whole form or page. It is told to readers when it appears. */
export function Alert({ tone = 'bad', children }: AlertProps) {
  return (
    <div className={styles.alert} role={tone === 'bad' ? 'alert' : 'status'} data-tone={tone}>
      <Motif of={tone === 'bad' ? cancelledGlyph : deliveredGlyph} colors={['currentColor']} unit={2} />
      <div>{children}</div>
    </div>
  );
}
