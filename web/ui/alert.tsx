import type { ReactNode } from 'react';
import { cancelledGlyph } from '../illustrations/motif-paths/cancelled-glyph.ts';
import { deliveredGlyph } from '../illustrations/motif-paths/delivered-glyph.ts';
import { pendingGlyph } from '../illustrations/motif-paths/pending-glyph.ts';
import styles from './alert.module.css';
import { Motif } from './motif.tsx';

type AlertProps = {
  /** `bad` is an assertive live region (`role="alert"`); `ok` and `note` (neutral) are polite ones (`status`). */
  tone?: 'bad' | 'ok' | 'note';
  /** Scrolls into view: the button that caused it may be off screen. */
  isAnswer?: boolean;
  children: ReactNode;
};

const glyphs = { bad: cancelledGlyph, ok: deliveredGlyph, note: pendingGlyph };

/** A message about the whole form or page, in a live region. */
export function Alert({ tone = 'bad', isAnswer = false, children }: AlertProps) {
  return (
    <div
      ref={isAnswer ? reveal : undefined}
      className={styles.alert}
      role={tone === 'bad' ? 'alert' : 'status'}
      data-tone={tone}
    >
      <Motif of={glyphs[tone]} colors={['currentColor']} unit={2} />
      <div>{children}</div>
    </div>
  );
}

function reveal(element: HTMLElement | null) {
  element?.scrollIntoView({ block: 'nearest' });
}
