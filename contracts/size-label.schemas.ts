import * as z from 'zod/mini';
import { areLabelsMixed, labelsOf, longestLabel, longestLabels } from './size-labels.ts';
import { longest } from './text.schemas.ts';

/** The label of a size, in one language or both: `500g`, `Large | كبير`. */
export const sizeLabel = () =>
  z.string({ error: 'invalid' }).check(
    z.trim(),
    longest(longestLabels, { abort: true }),
    z.refine((text) => Object.values(labelsOf(text)).every((label) => label.length <= longestLabel), {
      error: `too_long:${longestLabel}`,
      abort: true,
    }),
    z.refine((text) => !areLabelsMixed(text), { error: 'label_language' }),
  );
