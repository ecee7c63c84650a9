import { type RefObject, Suspense } from 'react';
import { Link } from 'react-router';
import type { Product, ProductDetails } from '../../contracts/catalogue.ts';
import { commaIn, type Language } from '../../contracts/language.ts';
import { maxQuantity } from '../../contracts/quantity.ts';
import { nameOfDay } from '../../contracts/ready-day.ts';
import { pricePerMeasure } from '../../contracts/weight.ts';
import { addToCartWithFeedback } from '../cart/add-to-cart-with-feedback.ts';
import { useCart } from '../cart/cart.ts';
import { startCheckout } from '../cart/checkout.ts';
import { availableNotes, unavailableNote } from '../catalogue/availability-notes.ts';
import { ProductPrice } from '../catalogue/product-price.tsx';
import { formatPrice, formatSize } from '../i18n/format.ts';
import { useLanguage, usePath, useWords } from '../i18n/language.tsx';
import { Button } from '../ui/button.tsx';
import { DottedLine } from '../ui/dotted-line.tsx';
import { Icon } from '../ui/icon.tsx';
import { QuantityPlaceholder } from '../ui/quantity-placeholder.tsx';
import { useQuantityField } from '../ui/use-quantity-field.ts';
import { WaitlistBox } from './lazy-product-sections.ts';
import styles from './product.module.css';

/** Separate from the words of the catalogue, which every page downloads: the last day of an offer. */
const offerUntil: Record<Language, (day: string) => string> = {
  en: (day) => `Offer until ${day}`,
  ar: (day) => `العرض حتى ${day}`,
};

/** The day from which a box can be bought again, likewise. */
const backOn: Record<Language, (day: string) => string> = {
  en: (day) => `Back on ${day}`,
  ar: (day) => `يعود في ${day}`,
};

/** Separate for the same reason: notes on the quantity in the cart. */
const cartNotes: Record<Language, Record<CartNote, string>> = {
  en: { all: 'all that’s left', more: 'more than are left', none: 'but it can’t be ordered right now' },
  ar: { all: 'وهو كل ما بقي', more: 'أكثر مما بقي', none: 'ولا يمكن طلبه حاليًا' },
};
type CartNote = 'all' | 'more' | 'none';

type BuyBoxProps = {
  product: Product & Pick<ProductDetails, 'offer_until' | 'back_on'>;
  /** A box of different things: by the kilo it has no price. */
  isBox: boolean;
  quantity: number;
  onQuantity: (quantity: number) => void;
  buttons: RefObject<HTMLDivElement | null>;
};

/** Price, quantity and the two buttons to buy, or why the product can't be bought now. */
export function BuyBox({ product, isBox, quantity: chosen, onQuantity, buttons }: BuyBoxProps) {
  const words = useWords();
  const { cart, catalogue } = words;
  const language = useLanguage();
  const QuantityField = useQuantityField(product.available);
  const inCart = useQuantityInCart(product);
  const left = product.few_left === null ? maxQuantity : Math.max(product.few_left - inCart, 0);
  const quantity = Math.min(chosen, left || 1);
  const measured = isBox ? null : pricePerMeasure(product.price, product.weight);
  const per = measured?.per === 'kg' ? catalogue.perKilo : catalogue.perLitre;
  const size = [
    formatSize(product.weight, language),
    measured && measured.price !== product.price && `${formatPrice(measured.price, language)} ${per}`,
  ].filter(Boolean);
  return (
    <>
      <div className={styles.buy}>
        <div>
          <span className={styles.price}>
            <ProductPrice product={product} />
          </span>
          {product.regular_price && product.offer_until && (
            <p className="num">
              {offerUntil[language](
                `${nameOfDay(product.offer_until, language)} ${product.offer_until.slice(0, 4)}`,
              )}
            </p>
          )}
          {size.length > 0 && (
            <p className="muted num">
              <DottedLine parts={size} />
            </p>
          )}
          {availableNotes(product, language, words).map((note) => (
            <p key={note} className={styles.fewLeft}>
              {note}
            </p>
          ))}
        </div>
        {product.available &&
          (QuantityField ? (
            <QuantityField
              value={quantity}
              left={product.few_left}
              taken={inCart}
              disabled={left === 0}
              onValueChange={onQuantity}
              label={catalogue.quantity}
              decrementLabel={catalogue.fewer}
              incrementLabel={catalogue.more}
            />
          ) : (
            <QuantityPlaceholder quantity={quantity} />
          ))}
      </div>
      {product.available ? (
        <div ref={buttons} className={styles.actions} data-clear-of-bar>
          {/* Not `disabled`: the button would lose the focus that it has from the last press. */}
          <Button
            aria-disabled={left === 0 || undefined}
            onClick={() =>
              left > 0 && addToCartWithFeedback(product, quantity, document.getElementById('main'))
            }
          >
            <Icon name="basket" />
            {cart.addToCart}
          </Button>
          <Button
            variant="line"
            onClick={() => startCheckout({ items: [{ product, quantity }], source: 'product' })}
          >
            {catalogue.buyNow}
          </Button>
          <InCart product={product} quantity={inCart} />
        </div>
      ) : (
        <>
          <p className={styles.outOfStock}>
            {product.back_on && !product.back_in
              ? backOn[language](nameOfDay(product.back_on, language))
              : unavailableNote(product, language, words)}
          </p>
          <Suspense>
            <WaitlistBox key={product.id} product={product} />
          </Suspense>
          <InCart product={product} quantity={inCart} />
        </>
      )}
    </>
  );
}

/**
 * How many are in the cart, and the way there: the quantity beside the price is what the next tap adds. Below the buttons, which
 * stay where they are under a finger, and among what no bar covers.
 */
function InCart({ product, quantity }: { product: Product; quantity: number }) {
  const { catalogue } = useWords();
  const language = useLanguage();
  const path = usePath();
  if (!quantity) return null;
  const note = cartNoteOf(product, quantity);
  const isCounted = note === null || note === 'all';
  return (
    <Link className={styles.inCart} to={path('/cart')} data-off={!isCounted || undefined}>
      {isCounted && <Icon name="check" />}
      {[catalogue.inCart(quantity), note && cartNotes[language][note]]
        .filter(Boolean)
        .join(commaIn(language))}
    </Link>
  );
}

function cartNoteOf({ available, few_left }: Product, quantity: number): CartNote | null {
  if (!available) return 'none';
  if (few_left === null || quantity < few_left) return null;
  return quantity > few_left ? 'more' : 'all';
}

const useQuantityInCart = ({ id }: Product): number =>
  useCart(({ items }) => items.find(({ product }) => product.id === id)?.quantity ?? 0);
