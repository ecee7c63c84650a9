import { useSearchParams } from 'react-router';
import { getAdminProduct } from '../../../contracts/catalogue.ts';
import type { Category } from '../../../contracts/categories.ts';
import { call } from '../../http/api.ts';
import { useLanguage } from '../../i18n/language.tsx';
import { useFetched } from '../../session/use-fetched.ts';
import { useDraftKey } from '../tab-draft.ts';
import { useAdminWords } from '../use-admin-words.ts';
import { copyNameOf } from './copy-name.ts';
import { ProductLoading } from './product-loading.tsx';
import { ProductHead, ProductPage } from './product-page.tsx';
import { newValues, type ProductValues, valuesOf } from './product-values.ts';
import { useCategories } from './use-categories.ts';

/** An empty form, or with `?copy=` and a product's id a copy of that product, marked as such. */
export default function NewProduct() {
  const words = useAdminWords().products;
  const language = useLanguage();
  const [query] = useSearchParams();
  const copied = query.get('copy');
  const draftKey = useDraftKey(copied ? `product:copy-${copied}` : 'product:new');
  const categories = useCategories();
  const original = useFetched(
    {
      queryKey: ['product', copied],
      queryFn: ({ signal }) => call(getAdminProduct, { id: copied ?? '' }, { signal }),
      enabled: copied !== null,
    },
    { forForm: true },
  );
  const startOf = (all: Category[]): ProductValues | undefined => {
    if (!copied) return newValues(all);
    const { data } = original;
    return (
      data && { ...valuesOf(data, language), nameEn: copyNameOf(data, 'en'), nameAr: copyNameOf(data, 'ar') }
    );
  };
  const start = categories.data && startOf(categories.data);
  if (!start || !categories.data) {
    return (
      <>
        <ProductHead title={words.addTitle} />
        <ProductLoading parts={copied ? [categories, original] : [categories]} />
      </>
    );
  }
  return (
    <ProductPage
      key={copied}
      title={words.addTitle}
      draftKey={draftKey}
      product={null}
      start={start}
      categories={categories.data}
    />
  );
}
