import * as schemas from '../../../contracts/catalogue.schemas.ts';
import type { AdminProduct, createProduct, Store, updateProduct } from '../../../contracts/catalogue.ts';
import type { Category } from '../../../contracts/categories.ts';
import type { InputOf } from '../../../contracts/endpoint.ts';
import type { FieldErrorCode } from '../../../contracts/error.ts';
import type { Language } from '../../../contracts/language.ts';
import { plainAmount } from '../../../contracts/money.ts';
import {
  byField,
  type FlagField,
  flagFields,
  type TextField,
  textFields,
} from '../../../contracts/product-fields.ts';
import type { DescribedImage } from '../../../contracts/product-images.ts';
import { formatPlace } from '../../i18n/format-place.ts';
import { isUnclearAmount, parseAmount } from '../parse-amount.ts';
import { type FoodValues, foodFieldOf, foodInputOf, foodNames, foodValuesOf } from './food-values.ts';
import { type OfferValues, offerFieldOf, offerInputOf, offerNames, offerValuesOf } from './offer-values.ts';
import { type PartValues, partsInputOf, partValuesOf } from './part-values.ts';
import {
  type SeasonValues,
  seasonFieldOf,
  seasonInputOf,
  seasonNames,
  seasonValuesOf,
} from './season-values.ts';
import { noStock, type StockValues, stockInputOf, stockNames } from './stock-values.ts';

/** The form as typed. */
export type ProductValues = {
  nameEn: string;
  nameAr: string;
  descriptionEn: string;
  descriptionAr: string;
  price: string;
  /** A category's slug. */
  category: string;
  store: Store;
  images: DescribedImage[];
} & Record<TextField, string> &
  Record<FlagField, boolean> &
  FoodValues &
  OfferValues &
  SeasonValues &
  StockValues &
  PartValues;
export type FieldName = keyof ProductValues;

/** In the order of the form. */
export const fieldNames = [
  'nameEn',
  'nameAr',
  'price',
  ...offerNames,
  'category',
  'store',
  ...textFields,
  'descriptionEn',
  'descriptionAr',
  'images',
  ...stockNames,
  ...flagFields,
  'parts',
  ...seasonNames,
  ...foodNames,
] as const satisfies FieldName[];

const paths: Partial<Record<string, FieldName>> = {
  name: 'nameEn',
  'name.en': 'nameEn',
  'name.ar': 'nameAr',
  'description.en': 'descriptionEn',
  'description.ar': 'descriptionAr',
  'stock.left': 'stockLeft',
  'stock.low_at': 'stockLowAt',
  // An error of the upload.
  file: 'images',
};

/** The form field for a path in the API's errors: `name.ar` is `nameAr`. */
export const fieldOf = (path: string): FieldName | undefined =>
  paths[path] ??
  (path.startsWith('images.') ? 'images' : undefined) ??
  (path.startsWith('parts.') ? 'parts' : undefined) ??
  foodFieldOf(path) ??
  offerFieldOf(path) ??
  seasonFieldOf(path) ??
  fieldNames.find((name) => name === path);

/** Defaults of a new product: first category, heritage store. */
export const newValues = (categories: Category[]): ProductValues => ({
  nameEn: '',
  nameAr: '',
  descriptionEn: '',
  descriptionAr: '',
  price: '',
  category: categories[0]?.slug ?? '',
  store: 'mouneh',
  images: [],
  ...byField(textFields, () => ''),
  ...byField(flagFields, () => true),
  ...foodValuesOf(null),
  ...offerValuesOf(null),
  ...seasonValuesOf(null),
  ...noStock,
  ...partValuesOf([]),
});

/** Form values of a product; known places in the reader's language. */
export const valuesOf = (product: AdminProduct, language: Language): ProductValues => ({
  nameEn: product.name.en,
  nameAr: product.name.ar,
  descriptionEn: product.description.en,
  descriptionAr: product.description.ar,
  price: plainAmount(product.price),
  category: product.category,
  store: product.store,
  images: product.images,
  ...byField(textFields, (field) => product[field] ?? ''),
  origin: formatPlace(product.origin ?? '', language),
  ...byField(flagFields, (field) => product[field]),
  // Out of season the product is unavailable because of its season, not of the seller's switch.
  available: product.available || product.back_in !== null,
  ...foodValuesOf(product.food_facts),
  ...offerValuesOf(product.offer),
  ...seasonValuesOf(product.season),
  ...noStock,
  ...partValuesOf(product.parts),
});

/** Whether two values of a field are equal; lists are compared by content, without a part's display data. */
export const isSameValue = (one: unknown, other: unknown): boolean =>
  one === other || (Array.isArray(one) && textOf(one) === textOf(other));

const textOf = (list: unknown): string =>
  JSON.stringify(list, (key, value) => (key === 'known' ? undefined : value));

const differ = (one: ProductValues, other: ProductValues): boolean =>
  fieldNames.some((name) => !isSameValue(one[name], other[name]));

type CreateInput = InputOf<typeof createProduct>;

export const inputOf = (values: ProductValues): CreateInput => ({
  name: { en: values.nameEn, ar: values.nameAr },
  description: { en: values.descriptionEn, ar: values.descriptionAr },
  price: parseAmount(values.price),
  category: values.category,
  store: values.store,
  images: values.images.filter(({ url }) => url !== ''),
  ...byField(textFields, (field) => values[field]),
  ...byField(flagFields, (field) => values[field]),
  food_facts: foodInputOf(values),
  offer: offerInputOf(values),
  season: seasonInputOf(values),
  parts: partsInputOf(values.parts),
  stock: stockInputOf(values),
});

/** Validation errors by field, in the order of the form. */
export function faultsOf(values: ProductValues): Partial<Record<FieldName, string>> {
  // A picked image becomes a path when it is uploaded.
  const images = values.images.map((image) =>
    image.url.startsWith('data:') ? { ...image, url: '/' } : image,
  );
  const parsed = schemas.createProduct.input.safeParse(inputOf({ ...values, images }));
  const faults: Partial<Record<FieldName, string>> = {};
  for (const { path, message } of parsed.error?.issues ?? []) {
    const name = fieldOf(path.join('.'));
    if (name) faults[name] ??= message;
  }
  if (faults.price && isUnclearAmount(values.price)) faults.price = 'price_unclear';
  if (faults.offerPrice && isUnclearAmount(values.offerPrice)) faults.offerPrice = 'price_unclear';
  if (parseAmount(values.offerPrice) >= parseAmount(values.price)) faults.offerPrice ??= 'offer_high';
  return faults;
}

export function checkPrice(text: string): { price: number } | { fault: FieldErrorCode } {
  if (isUnclearAmount(text)) return { fault: 'price_unclear' };
  const parsed = schemas.createProduct.input.shape.price.safeParse(parseAmount(text));
  if (parsed.success) return { price: parsed.data };
  return { fault: parsed.error.issues[0]?.message as FieldErrorCode };
}

type UpdateInput = Omit<InputOf<typeof updateProduct>, 'id' | 'version'>;

/** The body of an update: only fields that differ, and the category, which the endpoint requires. Null when nothing differs. */
export function changesOf(values: ProductValues, before: ProductValues): UpdateInput | null {
  const isChanged = (...names: FieldName[]) => names.some((name) => !isSameValue(values[name], before[name]));
  if (!differ(values, before)) return null;
  const { name, description, category, food_facts, offer, season, stock, ...input } = inputOf(values);
  const rest = Object.entries(input).filter(([key]) => isChanged(key as FieldName));
  return {
    category,
    ...(isChanged('nameEn', 'nameAr') && { name }),
    ...(isChanged('descriptionEn', 'descriptionAr') && { description }),
    ...(isChanged(...foodNames) && { food_facts }),
    ...(isChanged(...offerNames) && { offer }),
    ...(isChanged(...seasonNames) && { season }),
    ...Object.fromEntries(rest),
  };
}
