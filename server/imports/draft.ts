import type { RestKind } from '../../contracts/import-fields.ts';
import type { LineFault } from '../../contracts/imports.ts';
import type { FlagField, TextField } from '../../contracts/product-fields.ts';
import type { Season } from '../../contracts/season.ts';
import type { FileLine } from './file-line.ts';
import type { FoodDraft } from './food-cells.ts';
import type { GroupDraft } from './group-of.ts';
import type { DraftImage } from './image-cells.ts';
import type { OfferDraft } from './price-of.ts';
import type { SizeDraft } from './size-of.ts';

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
  /** The categories as the file says them, `Food > Dairy`, the most telling first. */
  categories?: string[] | undefined;
  store?: string | undefined;
  image?: string | undefined;
  imageAlt?: DraftImage['alt'] | undefined;
  /** All after the first. */
  moreImages?: DraftImage[] | undefined;
  food?: FoodDraft | undefined;
  /** How many pieces there are: begins the count of a product that is not counted yet. */
  stock?: number | undefined;
  /** Where the line is a product's variant: its size. */
  size?: SizeDraft | undefined;
  /** Where a sheet says so: the group of sizes that it is one of. */
  group?: GroupDraft | undefined;
  /** Null for none. */
  offer?: OfferDraft | null | undefined;
  /** Null for all the year. */
  season?: Season | null | undefined;
  /** What the file says and products have no place for. */
  rest: Rest;
  faults: LineFault[];
} & { [Field in TextField]?: string | undefined } & { [Field in FlagField]?: boolean | undefined };

export type Rest = Partial<Record<RestKind, string>>;

/** A text of at most so many letters, with no half of a letter at its end: PostgreSQL does not keep that in JSON. */
export const cutText = (text: string, length: number): string =>
  text.length > length ? text.slice(0, length).toWellFormed() : text;

/** A fault, with what the file says there if that helps: short enough to be shown. */
export const faultOf = (column: LineFault['column'], code: string, value?: string): LineFault => ({
  column,
  code,
  ...(value && { value: cutText(value, 100) }),
});

/** A line with letters that cannot be read is refused: they would end in the shop. */
export const encodingFaultOf = ({ damaged, cell }: FileLine): LineFault[] =>
  damaged ? [faultOf(damaged, 'line_letters', cell(damaged))] : [];
