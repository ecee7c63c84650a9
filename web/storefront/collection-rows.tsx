import type { Collection } from '../../contracts/collections.ts';
import { ProductItem } from '../catalogue/product-item.tsx';
import { useLanguage, usePath, useWords } from '../i18n/language.tsx';
import { ButtonLink } from '../ui/button.tsx';
import { Shelf } from '../ui/shelf.tsx';

/** The collections that the seller shows on the home page, each with its first products. */
export default function CollectionRows({ rows }: { rows: Collection[] }) {
  const { catalogue } = useWords();
  const language = useLanguage();
  const path = usePath();
  return rows.map(({ id, slug, name, items }) => (
    <Shelf
      key={id}
      heading={<bdi>{name[language]}</bdi>}
      aside={
        <ButtonLink variant="soft" size="sm" to={path(`/collections/${slug}`)}>
          {catalogue.allOf(name[language])}
        </ButtonLink>
      }
    >
      {items.map((product) => (
        <ProductItem key={product.id} product={product} />
      ))}
    </Shelf>
  ));
}
