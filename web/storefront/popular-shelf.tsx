import { listProducts, type Store } from '../../contracts/catalogue.ts';
import type { Language } from '../../contracts/language.ts';
import { ProductItem } from '../catalogue/product-item.tsx';
import { call } from '../http/api.ts';
import { useLanguage, useWords } from '../i18n/language.tsx';
import { Shelf } from '../ui/shelf.tsx';
import { ShelfSkeleton } from '../ui/shelf-skeleton.tsx';
import { useLoaded } from './use-loaded.ts';

/** A neutral heading, as in a new shop nothing has been bought yet. */
const headings: Record<Language, string> = {
  en: 'Perhaps one of these?',
  ar: 'ربما واحد من هذه؟',
};

/** Two rows on a phone, one on a desktop. */
const count = 4;

export type PopularShelfProps = {
  /** Both stores without it. */
  store: Store | undefined;
};

/** The most bought products, below a search without results. Loaded in the browser, so that it doesn't delay the page. */
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
