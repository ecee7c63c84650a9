import type { ReactNode } from 'react';
import { cancelledGlyph } from '../illustrations/motif-paths/cancelled-glyph.ts';
import { deliveredGlyph } from '../illustrations/motif-paths/delivered-glyph.ts';
import { otherGlyph } from '../illustrations/motif-paths/other-glyph.ts';
import { pendingGlyph } from '../illustrations/motif-paths/pending-glyph.ts';
import { processingGlyph } from '../illustrations/motif-paths/processing-glyph.ts';
import { shippedGlyph } from '../illustrations/motif-paths/shipped-glyph.ts';
import { Motif } from './motif.tsx';
import styles from './status-badge.module.css';

const glyphs = new Map([
  ['pending', pendingGlyph],
  ['processing', processingGlyph],
  ['shipped', shippedGlyph],
  ['delivered', deliveredGlyph],
  ['cancelled', cancelledGlyph],
]);

/** An order's status: a tint, a stepped icon and the word. An unknown status is grey. */
export function StatusBadge({ status, children }: { status: string; children: ReactNode }) {
  const isKnown = glyphs.has(status);
  return (
    <span className={styles.badge} data-status={isKnown ? status : 'other'}>
      <StatusGlyph status={status} />
      <span>{children}</span>
    </span>
  );
}

/** Only the icon, about 14 px wide, in whole pixels per stitch. For an order under way, the arrows point in reading direction. */
function StatusGlyph({ status }: { status: string }) {
  const glyph = glyphs.get(status) ?? otherGlyph;
  return (
    <Motif
      of={glyph}
      colors={['currentColor']}
      unit={Math.round(14 / glyph.width)}
      flip={status === 'shipped'}
    />
  );
}
