import * as z from 'zod/mini';
import { foldDigits, invisibleMarks } from '../../../contracts/digits.ts';
import { formatPhone } from '../../../contracts/phone.ts';
import * as schemas from '../../../contracts/settings.schemas.ts';
import type { EditedContent } from '../../../contracts/settings.ts';

type Claims = EditedContent['claims'];

/** The settings as they stand in the form: figures are texts, as they are typed. */
export type ContentValues = Omit<EditedContent, 'claims'> & {
  claims: Omit<Claims, 'customers' | 'rating'> & { customers: string; rating: string };
};

export const valuesOf = (content: EditedContent): ContentValues => ({
  ...content,
  phone: formatPhone(content.phone),
  claims: {
    ...content.claims,
    customers: content.claims.customers?.toString() ?? '',
    rating: content.claims.rating?.toString() ?? '',
  },
});

/** A figure in any of the three digit sets; null where the field is empty, and not a number where it holds none. */
export function readFigure(text: string): number | null {
  const typed = foldDigits(text.replace(invisibleMarks, '')).trim().replace(/[,٫]/, '.');
  if (typed === '') return null;
  return /^\d+(\.\d)?$/.test(typed) ? Number(typed) : Number.NaN;
}

/** What the form holds, read and checked by the rules of the call. */
export const contentValuesSchema = z.pipe(
  z.transform((values: ContentValues) => ({
    ...values,
    claims: {
      ...values.claims,
      customers: readFigure(values.claims.customers),
      rating: readFigure(values.claims.rating),
    },
  })),
  schemas.setContent.input,
);
