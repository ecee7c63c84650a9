import { type Category, listCategories } from '../../../contracts/catalogue.ts';
import { call } from '../../http/api.ts';
import { type Loaded, useLoaded } from '../../session/use-loaded.ts';

/** All categories in shelf order. */
export const useCategories = (): Loaded<Category[]> =>
  useLoaded('categories', (signal) => call(listCategories, {}, { signal }));
