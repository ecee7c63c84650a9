import * as z from 'zod/mini';
import { readAmount } from '../../../contracts/amounts.ts';
import type { AdminProduct } from '../../../contracts/catalogue.ts';
import * as schemas from '../../../contracts/sizes.schemas.ts';
import { parseAmount, typedAmount } from '../parse-amount.ts';
import { isNewRow, rowOf, type SizeRow } from './size-rows.ts';

/** The form as typed. */
export type SizesValues = { id: string; sizes: SizeRow[] };
/** All saved sizes of a product. Their version increases with each change of a size. */
export type SavedSizes = { version: number; sizes: AdminProduct[] };

export const savedSizesOf = (sizes: AdminProduct[]): SavedSizes => ({
  version: sizes.reduce((sum, { version }) => sum + version, 0),
  sizes,
});

export const valuesOf = (id: string, saved: SavedSizes | null): SizesValues => ({
  id,
  sizes: saved?.sizes.map(rowOf) ?? [],
});

const typed = z.object({
  id: z.string(),
  sizes: z.array(
    z.object({
      id: z.string(),
      weight: z.string(),
      price: typedAmount,
      left: z.string(),
    }),
  ),
});

/** The endpoint's schema for sizes as typed. */
export const sizesFormSchema = z.pipe(
  z.pipe(
    typed,
    z.transform(
      ({ sizes, ...rest }: z.output<typeof typed>): z.input<typeof schemas.saveSizes.input> => ({
        ...rest,
        sizes: sizes.map(({ id, price, left, ...size }) => ({
          ...size,
          id: isNewRow({ id }) ? null : id,
          price: parseAmount(price),
          // The version to change and the previous values are only known when it is sent.
          version: null,
          stock: left.trim() ? { left: readAmount(left), expected_left: 0 } : null,
        })),
      }),
    ),
  ),
  schemas.saveSizes.input,
);
export type SizesInput = z.output<typeof sizesFormSchema>;
