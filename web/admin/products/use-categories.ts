import { type Category, listCategories } from '../../../contracts/categories.ts';
import { call } from '../../http/api.ts';
import { type Fetched, useFetched } from '../../session/use-fetched.ts';

/** All categories in order. */
export const useCategories = (): Fetched<Category[]> =>
  useFetched({ queryKey: ['categories'], queryFn: ({ signal }) => call(listCategories, {}, { signal }) });
