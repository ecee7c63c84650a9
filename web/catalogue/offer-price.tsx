import type { Product } from '../../contracts/catalogue.ts';
import { formatAmount } from '../../contracts/money.ts';
import { useLanguage, useWords } from '../i18n/language.tsx';
import { Price } from '../ui/price.tsx';

type OfferPriceProps = {
  product: Pick<Product, 'price' | 'regular_price'>;
  /** Whether it is that of the cheapest of several sizes. */
  isLeast?: boolean;
};

/** What a product costs, and while an offer runs what it costs otherwise, struck out. */
export function OfferPrice({ product, isLeast = false }: OfferPriceProps) {
  const { catalogue } = useWords();
  const language = useLanguage();
  const { price, regular_price } = product;
  return (
    <>
      {isLeast && <small>{`${catalogue.from}\u00a0`}</small>}
      <Price amount={price} language={language} />
      {regular_price && (
        <>
          <span className="visually-hidden"> {catalogue.was} </span>
          <s>{formatAmount(regular_price)}</s>
        </>
      )}
    </>
  );
}
