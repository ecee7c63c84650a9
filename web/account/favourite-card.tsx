import type { Product } from '../../contracts/catalogue.ts';
import { availableNotes, unavailableNote } from '../catalogue/availability-notes.ts';
import { AddToCart, BuyNow, productDetail } from '../catalogue/product-item.tsx';
import { ProductPrice } from '../catalogue/product-price.tsx';
import { useLanguage, usePath, useWords } from '../i18n/language.tsx';
import { useCustomerWords } from '../i18n/use-customer-words.ts';
import { heartMotif } from '../illustrations/motif-paths/heart-motif.ts';
import { IconButton } from '../ui/button.tsx';
import { Motif } from '../ui/motif.tsx';
import { ProductCard } from '../ui/product-card.tsx';

type FavouriteCardProps = { product: Product; onRemove: () => void };

/** A favourite with buttons to add it to the cart, buy it at once, or remove it from the list. */
export function FavouriteCard({ product, onRemove }: FavouriteCardProps) {
  const words = useWords();
  const { favourites } = useCustomerWords();
  const language = useLanguage();
  const path = usePath();
  const name = product.name[language];
  return (
    <ProductCard
      href={path(`/products/${product.slug}`)}
      image={product.image}
      name={<bdi>{name}</bdi>}
      detail={productDetail(product, language, availableNotes(product, language, words))}
      price={<ProductPrice product={product} />}
      bay={product.category}
      level={2}
      note={unavailableNote(product, language, words)}
      heart={
        <IconButton label={favourites.remove(name)} onClick={onRemove}>
          <Motif of={heartMotif} colors={['var(--heart)']} unit={2} />
        </IconButton>
      }
      action={product.available && <AddToCart product={product} />}
      buy={product.available && <BuyNow product={product} />}
    />
  );
}
