import { listProducts, type Store } from '../../contracts/catalogue.ts';
import type { Language } from '../../contracts/language.ts';
import { ProductItem } from '../catalogue/product-item.tsx';
import { call } from '../http/api.ts';
import { useLanguage, useWords } from '../i18n/language.tsx';
import { Shelf } from '../ui/shelf.tsx';
import { ShelfSkeleton } from '../ui/shelf-skeleton.tsx';
import { useLoaded } from './use-loaded.ts';

/** Says no more than that they are there: in a new shop none has been bought yet. */
const headings: Record<Language, string> = {
  en: 'Perhaps one of these?',
  ar: 'ربما واحد من هذه؟',
};

/** A row of a phone twice, of a desktop once. */
const count = 4;

export type PopularShelfProps = {
  /** Of both stores without it. */
  store: Store | undefined;
};

/** What is bought most, below a search that found nothing. Loaded in the browser: nothing of it holds up the answer. */
export default function PopularShelf({ store }: PopularShelfProps) {
  const { shell } = useWords();
  const language = useLanguage();
  const loaded = useLoaded((signal) =>
    call(
      listProducts,
      { ...(store && { store }), sort: 'popular', only: 'in_stock', language, limit: count },
      { signal },
    ),
  );
  if (loaded.status === 'loading') return <ShelfSkeleton label={shell.loading} count={count} />;
  if (loaded.status === 'failed' || loaded.value.items.length === 0) return null;
  return (
    <Shelf heading={headings[language]}>
      {loaded.value.items.map((product) => (
        <ProductItem key={product.id} product={product} loading="lazy" />
      ))}
    </Shelf>
  );
}
