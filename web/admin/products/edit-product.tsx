import { getAdminProduct } from '../../../contracts/catalogue.ts';
import { ApiError, call } from '../../http/api.ts';
import { useLanguage } from '../../i18n/language.tsx';
import { useFetched } from '../../session/use-fetched.ts';
import { readTabDraft, useDraftKey } from '../tab-draft.ts';
import { useAdminWords } from '../use-admin-words.ts';
import type { Route } from './+types/edit-product.ts';
import { ProductLoading } from './product-loading.tsx';
import { ProductHead, ProductPage } from './product-page.tsx';
import { valuesOf } from './product-values.ts';
import { useCategories } from './use-categories.ts';
import type { ProductDraft } from './use-product-form.ts';

export default function EditProduct({ params }: Route.ComponentProps) {
  const words = useAdminWords().products;
  const language = useLanguage();
  const { id } = params;
  const draftKey = useDraftKey(`product:${id}`);
  const categories = useCategories();
  const loaded = useFetched(
    { queryKey: ['product', id], queryFn: ({ signal }) => call(getAdminProduct, { id }, { signal }) },
    { forForm: true },
  );
  // A draft of a product that was deleted meanwhile can still be saved as a new one.
  const isGone = loaded.error instanceof ApiError && loaded.error.code === 'not_found';
  const product = loaded.data ?? (isGone ? readTabDraft<ProductDraft>(draftKey)?.base : undefined);
  if (!product || !categories.data) {
    return (
      <>
        <ProductHead title={words.editTitle} />
        <ProductLoading parts={[loaded, categories]} />
      </>
    );
  }
  return (
    <ProductPage
      key={id}
      title={words.editTitle}
      draftKey={draftKey}
      product={product}
      start={valuesOf(product, language)}
      categories={categories.data}
    />
  );
}
