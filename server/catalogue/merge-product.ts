import type { updateProduct } from '../../contracts/catalogue.ts';
import type { ParsedInputOf } from '../../contracts/endpoint.ts';
import { toQirsh } from '../../contracts/money.ts';
import { type PlainField, plainFields } from '../../contracts/product-fields.ts';
import { ShopError } from '../errors.ts';
import { tidyFoodFacts } from './food-facts.ts';
import type { Offer, ProductContent } from './product.table.ts';
import { mergeImages } from './product-images.ts';
import { blankContent } from './product-snapshot.ts';

type Input = Omit<ParsedInputOf<typeof updateProduct>, 'id' | 'category' | 'version'>;
type Details = Omit<ProductContent, 'slug' | 'version'>;

/** A product's columns after a change: from the input, else as before, else empty. */
export function mergeProduct(before: Before | null, input: Input, categoryId: string): Details {
  const name = input.name ?? (before && { en: before.nameEn, ar: before.nameAr });
  const store = input.store ?? before?.store;
  const priceQirsh = input.price === undefined ? before?.priceQirsh : toQirsh(input.price);
  if (!name || !store || priceQirsh === undefined) throw new ShopError('validation_failed');
  return {
    nameEn: name.en,
    nameAr: name.ar,
    store,
    priceQirsh,
    categoryId,
    descriptionEn: input.description?.en ?? before?.descriptionEn ?? '',
    descriptionAr: input.description?.ar ?? before?.descriptionAr ?? '',
    ...mergeImages(before, input),
    foodFacts: input.food_facts === undefined ? (before?.foodFacts ?? null) : tidyFoodFacts(input.food_facts),
    parts: input.parts ?? before?.parts ?? [],
    season: input.season === undefined ? (before?.season ?? null) : input.season,
    offer: input.offer === undefined ? (before?.offer ?? null) : offerOf(input.offer),
    // Lists of a store show the sizes of that store, so a product that moves to the other store leaves its group.
    sizeGroup: before?.store === store ? before.sizeGroup : null,
    sizePosition: before?.sizePosition ?? 0,
    ...mergePlain(before, input),
    ...(isBegun(before, input) && { available: Boolean(input.ready_on) || !before?.paused }),
  };
}

type Before = ProductContent & { inSeason?: boolean; paused?: boolean };

/**
 * Whether the change sets another season (or none) on a product out of season, or an order-ahead day on one that can't
 * be ordered: the product goes on sale. The database takes it off sale again if it is out of the new season, too.
 */
const isBegun = (before: Before | null, input: Input): boolean =>
  input.available === undefined &&
  ((before?.inSeason === false && input.season !== undefined) ||
    (before?.available === false && Boolean(input.ready_on)));

const offerOf = (offer: NonNullable<Input['offer']> | null): Offer | null =>
  offer && { qirsh: toQirsh(offer.price), from: offer.from, until: offer.until };

function mergePlain(before: ProductContent | null, input: Input): Pick<ProductContent, PlainField> {
  const merged = plainFields.map((field) => {
    const given = input[field];
    const blank = blankContent[field];
    if (given === undefined) return [field, before ? before[field] : blank];
    return [field, given === null || given === '' ? blank : given];
  });
  return Object.fromEntries(merged);
}
