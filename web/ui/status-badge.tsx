import type { ReactNode } from 'react';
import {
  cancelledGlyph,
  deliveredGlyph,
  otherGlyph,
  pendingGlyph,
  processingGlyph,
  shippedGlyph,
} from '../illustrations/motif-paths.ts';
import { Motif } from './motif.tsx';
import styles from './status-badge.module.css';

const glyphs = new Map([
  ['pending', pendingGlyph],
  ['processing', processingGlyph],
  ['shipped', shippedGlyph],
  ['delivered', deliveredGlyph],
  ['cancelled', cancelledGlyph],
]);

/** An order's status: a tint, a stepped glyph and the word. A status that the shop does not know is grey. */
export function StatusBadge({ status, children }: { status: string; children: ReactNode }) {
  const isKnown = glyphs.has(status);
  const glyph = glyphs.get(status) ?? otherGlyph;
  return (
    <span className={styles.badge} data-status={isKnown ? status : 'other'}>
      {/* About 14 px wide, in whole pixels a stitch. */}
      <Motif of={glyph} colors={['currentColor']} unit={Math.round(14 / glyph.width)} />
      <span>{children}</span>
    </span>
  );
}
