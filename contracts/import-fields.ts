import { foodColumns } from './food-facts.ts';
import { flagFields, textFields } from './product-fields.ts';
import { imageColumns } from './product-images.ts';

/** The columns of the shop's own files of products, in their order. */
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

/** All that a column of a file can be taken for: ours, and what other shops and sellers' sheets have. */
export const importFields = [
  ...columns,
  // In whichever language: told by the letters.
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
  // Of Shopify and WooCommerce alone: how lines belong together, and whether they are for sale.
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

/** What a column can be taken for in a file of each kind, as it is offered: the likeliest first. */
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

/** Of these a product is known; a file without any of them says nothing of products. */
export const namingFields: readonly ImportField[] = ['id', 'slug', 'name', 'name_en', 'name_ar'];

/** What files say and products of the shop have no place for. */
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
