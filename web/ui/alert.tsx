import type { ReactNode } from 'react';
import { cancelledGlyph } from '../illustrations/motif-paths/cancelled-glyph.ts';
import { deliveredGlyph } from '../illustrations/motif-paths/delivered-glyph.ts';
import styles from './alert.module.css';
import { Motif } from './motif.tsx';

type AlertProps = {
  /** `bad` interrupts a reader; `ok` waits its turn. */
  tone?: 'bad' | 'ok';
  /** It answers a press that may have been a screen away: it comes into sight. */
  isAnswer?: boolean;
  children: ReactNode;
};

/** A message about the whole form or page. It is told to readers when it appears. */
export function Alert({ tone = 'bad', isAnswer = false, children }: AlertProps) {
  return (
    <div
      ref={isAnswer ? reveal : undefined}
      className={styles.alert}
      role={tone === 'bad' ? 'alert' : 'status'}
      data-tone={tone}
    >
      <Motif of={tone === 'bad' ? cancelledGlyph : deliveredGlyph} colors={['currentColor']} unit={2} />
      <div>{children}</div>
    </div>
  );
}

function reveal(element: HTMLElement | null) {
  element?.scrollIntoView({ block: 'nearest' });
}
