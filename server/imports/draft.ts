import type { LineFault } from '../../contracts/imports.ts';

/** What a line says of a product. Undefined is what the file does not speak of: an old product keeps it. */
export type Draft = {
  line: number;
  id?: string | undefined;
  /** A slug, handle or stock number by which the shop may know it. */
  slug?: string | undefined;
  nameEn?: string | undefined;
  nameAr?: string | undefined;
  descriptionEn?: string | undefined;
  descriptionAr?: string | undefined;
  /** JD. */
  price?: number | undefined;
  /** What the category may be called, the most exact first. */
  categories?: string[] | undefined;
  store?: string | undefined;
  weight?: string | undefined;
  origin?: string | undefined;
  image?: string | undefined;
  available?: boolean | undefined;
  shown?: boolean | undefined;
  faults: LineFault[];
};

/** A fault, with what the file says there if that helps: short enough to be shown. */
export const faultOf = (column: LineFault['column'], code: string, value?: string): LineFault => ({
  column,
  code,
  ...(value && { value: value.slice(0, 100) }),
});
