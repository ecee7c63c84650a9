import type { FoundProduct } from '../../contracts/catalogue.ts';
import { ProductItem } from '../catalogue/product-item.tsx';
import { useWords } from '../i18n/language.tsx';
import { Shelf } from '../ui/shelf.tsx';
import { ElsewhereLink, otherStore } from './elsewhere-link.tsx';
import type { Filters } from './product-filters.ts';

type ElsewhereShelfProps = { filters: Filters; items: FoundProduct[]; count: number };

/** When a search matches better in the other store: its best products, before those of this store. */
export function ElsewhereShelf({ filters, items, count }: ElsewhereShelfProps) {
  const { catalogue } = useWords();
  const { name } = catalogue.stores[otherStore(filters.store)];
  return (
    <Shelf heading={catalogue.foundInStore(name)} aside={<ElsewhereLink filters={filters} count={count} />}>
      {items.map((product) => (
        <ProductItem key={product.id} product={product} loading="eager" />
      ))}
    </Shelf>
  );
}
