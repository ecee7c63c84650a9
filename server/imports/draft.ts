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

/** The data of a line about a product. Undefined means that the file has no such data: an existing product keeps its own. */
export type Draft = {
  line: number;
  id?: string | undefined;
  /** A slug, handle or SKU that may identify the product. */
  slug?: string | undefined;
  nameEn?: string | undefined;
  nameAr?: string | undefined;
  descriptionEn?: string | undefined;
  descriptionAr?: string | undefined;
  /** JD. */
  price?: number | undefined;
  /** The categories in the file, `Food > Dairy`, the most specific first. */
  categories?: string[] | undefined;
  store?: string | undefined;
  image?: string | undefined;
  imageAlt?: DraftImage['alt'] | undefined;
  /** The images after the first. */
  moreImages?: DraftImage[] | undefined;
  food?: FoodDraft | undefined;
  /** The number of pieces; starts the count of a product that is not counted yet. */
  stock?: number | undefined;
  /** For a line that is a product's variant: its size. */
  size?: SizeDraft | undefined;
  /** For a sheet with groups: the group of sizes of this product. */
  group?: GroupDraft | undefined;
  /** Null for no offer. */
  offer?: OfferDraft | null | undefined;
  /** Null for all year. */
  season?: Season | null | undefined;
  /** Data for which products have no field. */
  rest: Rest;
  faults: LineFault[];
} & { [Field in TextField]?: string | undefined } & { [Field in FlagField]?: boolean | undefined };

export type Rest = Partial<Record<RestKind, string>>;

/** Cuts a text to this many characters without leaving half a surrogate pair, which PostgreSQL can't store in JSON. */
export const cutText = (text: string, length: number): string =>
  text.length > length ? text.slice(0, length).toWellFormed() : text;

/** A fault, with a short excerpt of the file's text where that helps. */
export const faultOf = (column: LineFault['column'], code: string, value?: string): LineFault => ({
  column,
  code,
  ...(value && { value: cutText(value, 100) }),
});

/** Refuses a line with undecodable characters, which would otherwise end up in the shop. */
export const encodingFaultOf = ({ damaged, cell }: FileLine): LineFault[] =>
  damaged ? [faultOf(damaged, 'line_letters', cell(damaged))] : [];
