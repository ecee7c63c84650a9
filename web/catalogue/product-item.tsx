import { memo, type ReactNode, useLayoutEffect, useRef } from 'react';
import type { FoundProduct, Product } from '../../contracts/catalogue.ts';
import { addToCartWithFeedback } from '../cart/add-to-cart-with-feedback.ts';
import { setQuantity, useCart } from '../cart/cart.ts';
import { startCheckout } from '../cart/checkout.ts';
import { setFavourite, useIsFavourite } from '../favourites/favourites.ts';
import { formatOrigin, formatSize } from '../i18n/format.ts';
import { useLanguage, usePath, useWords } from '../i18n/language.tsx';
import { asCustomer } from '../session/as-customer.ts';
import { emailOf, useSession } from '../session/session.ts';
import { Button, ButtonLink, IconButton } from '../ui/button.tsx';
import { DottedLine } from '../ui/dotted-line.tsx';
import { HeartButton } from '../ui/heart-button.tsx';
import { Icon } from '../ui/icon.tsx';
import { ProductCard, type ProductSlots } from '../ui/product-card.tsx';
import { ProductRow } from '../ui/product-row.tsx';
import { useQuantityField } from '../ui/use-quantity-field.ts';
import { WhyFound } from '../ui/why-found.tsx';
import { availableNotes, unavailableNote } from './availability-notes.ts';
import { ProductPrice } from './product-price.tsx';

type ProductItemProps = {
  product: FoundProduct;
  view?: 'grid' | 'list';
  loading?: 'lazy' | 'eager';
  level?: 2 | 3;
  /** Whether it is far outside the viewport, in a grid: then only its link is rendered. */
  isFar?: boolean;
};

/**
 * A product in a list with its actions: favourite, add to cart, quantity, Buy Now. Memoized: a growing list renders
 * only new ones.
 */
export const ProductItem = memo(
  ({ product, view = 'grid', loading = 'lazy', level = 3, isFar = false }: ProductItemProps) => {
    const words = useWords();
    const language = useLanguage();
    const path = usePath();
    const name = product.name[language];
    const href = path(`/products/${product.slug}`);
    if (isFar)
      return <ProductCard isFar href={href} name={<bdi>{name}</bdi>} price={null} bay="" level={level} />;
    const sizes = product.size_count;
    const slots: ProductSlots = {
      href,
      image: product.image,
      name: <bdi>{name}</bdi>,
      detail: sizes
        ? words.catalogue.sizes(sizes)
        : productDetail(product, language, availableNotes(product, language, words)),
      why: product.why && <WhyFound why={product.why} />,
      price: <ProductPrice product={product} isLowestOfSizes={sizes !== null} />,
      bay: product.category,
      heart: <ProductHeart product={product} />,
      action: product.available && !sizes && <AddToCart product={product} />,
      buy: product.available && (sizes ? <ChooseSize product={product} /> : <BuyNow product={product} />),
      note: unavailableNote(product, language, words),
      loading,
      level,
    };
    if (view === 'grid') return <ProductCard {...slots} />;
    return <ProductRow {...slots} description={product.description[language]} />;
  },
);

/** `500 g · Madaba · Only 3 left` in the reader's language. */
export function productDetail(
  product: Product,
  language: ReturnType<typeof useLanguage>,
  notes: string[] = [],
): ReactNode {
  const parts = [
    formatSize(product.weight, language),
    formatOrigin(product, language),
    ...notes.map((note) => <b key={note}>{note}</b>),
  ];
  return parts.some(Boolean) && <DottedLine parts={parts} />;
}

/** Favourite button; a guest logs in first, then it is set (continuation). */
export function ProductHeart({ product }: { product: Product }) {
  const { catalogue } = useWords();
  const language = useLanguage();
  const email = useSession(emailOf);
  const isFavourite = useIsFavourite(product.id);
  const toggle = () => {
    if (email) setFavourite(email, product.id, !isFavourite);
    else asCustomer((user) => setFavourite(user.email, product.id, true), 'favourites');
  };
  return (
    <HeartButton pressed={isFavourite} label={catalogue.favourite(product.name[language])} onClick={toggle} />
  );
}

/**
 * A square plus button; once the product is in the cart it becomes the stepper. Until the stepper's file is loaded, the
 * plus adds one more.
 */
export function AddToCart({ product }: { product: Product }) {
  const { cart, catalogue } = useWords();
  const language = useLanguage();
  const name = product.name[language];
  const quantity = useCart(({ items }) => items.find((item) => item.product.id === product.id)?.quantity);
  const QuantityField = useQuantityField(quantity !== undefined);
  const isStepper = quantity !== undefined && QuantityField !== null;
  const { box, preserveFocus } = usePreservedFocus(isStepper);
  return (
    <div ref={box}>
      {!isStepper ? (
        <IconButton
          variant="ink"
          label={cart.addNamed(name)}
          title={cart.addToCart}
          onClick={({ currentTarget }) => {
            preserveFocus();
            addToCartWithFeedback(product, 1, currentTarget.closest('li'));
          }}
        >
          <Icon name="plus" />
        </IconButton>
      ) : (
        <QuantityField
          size="sm"
          value={quantity}
          left={product.few_left}
          onValueChange={(next) => setQuantity(product.id, next)}
          onRemove={() => {
            preserveFocus();
            setQuantity(product.id, 0);
          }}
          removeLabel={cart.removeNamed(name)}
          label={catalogue.quantityOf(name)}
          decrementLabel={catalogue.fewer}
          incrementLabel={catalogue.more}
        />
      )}
    </div>
  );
}

/** Focus management: when the add button is replaced by the stepper or vice versa, the new control takes the focus. */
export function usePreservedFocus(part: boolean) {
  const box = useRef<HTMLDivElement>(null);
  const isKept = useRef(false);
  // biome-ignore lint/correctness/useExhaustiveDependencies: the other part is the reason to look.
  useLayoutEffect(() => {
    // Not if another element was focused meanwhile.
    if (isKept.current && document.activeElement === document.body)
      [...(box.current?.querySelectorAll<HTMLElement>('a, button') ?? [])].at(-1)?.focus();
    isKept.current = false;
  }, [part]);
  return {
    box,
    preserveFocus: () => {
      isKept.current = true;
    },
  };
}

/** A link to the sizes, as a list does not say which one would be added. */
function ChooseSize({ product }: { product: Product }) {
  const { catalogue } = useWords();
  const path = usePath();
  return (
    <ButtonLink
      variant="text"
      size="sm"
      to={path(`/products/${product.slug}`)}
      aria-label={catalogue.chooseSizeOf(product.name[useLanguage()])}
    >
      {catalogue.chooseSize}
    </ButtonLink>
  );
}

/** Opens the checkout with only this product. */
export function BuyNow({ product }: { product: Product }) {
  const { catalogue } = useWords();
  const language = useLanguage();
  const isInCart = useCart(({ items }) => items.some((item) => item.product.id === product.id));
  return (
    <Button
      variant="text"
      size="sm"
      aria-label={catalogue.buyNamed(product.name[language])}
      data-in-cart={isInCart || undefined}
      onClick={() => startCheckout({ items: [{ product, quantity: 1 }], source: 'product' })}
    >
      {catalogue.buyNow}
    </Button>
  );
}
