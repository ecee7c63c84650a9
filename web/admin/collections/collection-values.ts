import * as z from 'zod/mini';
import * as schemas from '../../../contracts/collections.schemas.ts';
import type { AdminCollection, createCollection } from '../../../contracts/collections.ts';
import type { ParsedInputOf } from '../../../contracts/endpoint.ts';
import type { Bilingual } from '../../../contracts/language.ts';

/** With whole products for display; only their ids are sent. */
export type CollectionValues = Pick<AdminCollection, 'name' | 'slug' | 'shown' | 'on_home' | 'products'> & {
  description: Bilingual;
};
export type ParsedCollection = ParsedInputOf<typeof createCollection>;

const { input } = schemas.createCollection;

export const collectionFormSchema = z.pipe(
  z.pipe(
    z.custom<CollectionValues>(),
    z.transform(
      (values: CollectionValues): z.input<typeof input> => ({
        ...values,
        products: values.products.map(({ id }) => id),
      }),
    ),
  ),
  input,
);

const none = { en: '', ar: '' };

export const valuesOf = (collection: AdminCollection | null): CollectionValues =>
  collection
    ? {
        name: collection.name,
        slug: collection.slug,
        description: collection.description ?? none,
        shown: collection.shown,
        on_home: collection.on_home,
        products: collection.products,
      }
    : { name: none, slug: '', description: none, shown: true, on_home: false, products: [] };
