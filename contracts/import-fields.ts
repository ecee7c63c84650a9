import { foodColumns } from './food-facts.ts';
import { flagFields, textFields } from './product-fields.ts';
import { imageColumns } from './product-images.ts';

/** The columns of the shop's own product files, in their order. */
export const columns = [
  'id',
  'slug',
  'name_en',
  'name_ar',
  'description_en',
  'description_ar',
  'price',
  'category',
  'store',
  ...textFields,
  'image',
  ...flagFields,
  'stock',
  'sale_price',
  'sale_from',
  'sale_to',
  'season_from',
  'season_until',
  ...foodColumns,
  ...imageColumns,
  'size_group',
  'size_order',
  'parts',
] as const;
export type Column = (typeof columns)[number];

/** All fields that a column can be mapped to: the shop's own, and those of other shops' exports and sellers' sheets. */
export const importFields = [
  ...columns,
  // A name in either language, detected by its letters.
  'name',
  'description',
  'short_description',
  'sku',
  'compare_at_price',
  'tags',
  'weight_ar',
  'weight_g',
  'weight_kg',
  'weight_lb',
  'weight_oz',
  // Only in Shopify and WooCommerce files: which rows belong together, and whether they are for sale.
  'kind',
  'parent',
  'option_1',
  'option_2',
  'option_3',
  'category_path',
  'variant_image',
  'image_alt',
  'image_position',
  'status',
  'stock_tracked',
  'stock_policy',
  'backorders',
  'visibility',
] as const;
export type ImportField = (typeof importFields)[number];

export const importFormats = ['mouneh', 'table', 'shopify', 'woocommerce'] as const;
export type ImportFormat = (typeof importFormats)[number];

const ofSheets: readonly ImportField[] = [
  'name_ar',
  'name_en',
  'name',
  'price',
  'category',
  'store',
  ...textFields,
  'weight_ar',
  'weight_g',
  'weight_kg',
  'description_ar',
  'description_en',
  'description',
  'image',
  ...flagFields,
  ...foodColumns,
  ...imageColumns,
  'size_group',
  'size_order',
  'sale_price',
  'sale_from',
  'sale_to',
  'season_from',
  'season_until',
  'compare_at_price',
  'tags',
  'stock',
  'slug',
  'id',
  'parts',
];

/** The fields offered for a column in each kind of file, the likeliest first. */
export const fieldsOf: Record<ImportFormat, readonly ImportField[]> = {
  mouneh: ofSheets,
  table: ofSheets,
  shopify: [
    'slug',
    'name',
    'description',
    'category',
    'category_path',
    'tags',
    'shown',
    'status',
    'option_1',
    'option_2',
    'option_3',
    'weight_g',
    'stock_tracked',
    'stock',
    'stock_policy',
    'price',
    'compare_at_price',
    'image',
    'image_alt',
    'image_position',
    'variant_image',
  ],
  woocommerce: [
    'id',
    'kind',
    'sku',
    'name',
    'shown',
    'short_description',
    'description',
    'price',
    'sale_price',
    'sale_from',
    'sale_to',
    'visibility',
    'available',
    'stock',
    'backorders',
    'weight_g',
    'weight_kg',
    'weight_lb',
    'weight_oz',
    'category',
    'tags',
    'image',
    'parent',
    'option_1',
    'option_2',
    'option_3',
  ],
};

/** The fields that identify a product; a file without any of them has no products. */
export const namingFields: readonly ImportField[] = ['id', 'slug', 'name', 'name_en', 'name_ar'];

/** Data in files for which the shop's products have no field. */
export const restKinds = [
  'compare_at_price',
  'sale_price',
  'sale_price_high',
  'tags',
  'images',
  'stock',
  'stock_unclear',
  'categories',
  'parts',
] as const;
export type RestKind = (typeof restKinds)[number];
