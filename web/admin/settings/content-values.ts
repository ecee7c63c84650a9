import * as z from 'zod/mini';
import { foldDigits, invisibleMarks } from '../../../contracts/digits.ts';
import { formatPhone } from '../../../contracts/format-phone.ts';
import * as schemas from '../../../contracts/settings.schemas.ts';
import type { EditedContent } from '../../../contracts/settings.ts';

type Claims = EditedContent['claims'];

/** Form values: numbers are strings, as typed. */
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

/** Parses a number in any of the three digit sets; null when empty, NaN when invalid. */
export function readFigure(text: string): number | null {
  const typed = foldDigits(text.replace(invisibleMarks, '')).trim().replace(/[,٫]/, '.');
  if (typed === '') return null;
  return /^\d+(\.\d)?$/.test(typed) ? Number(typed) : Number.NaN;
}

/** Parses and validates the form by the endpoint's schema. */
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
