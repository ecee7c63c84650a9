import type { Product } from '../../contracts/catalogue.ts';
import { formatAmount } from '../../contracts/money.ts';
import { useLanguage, useWords } from '../i18n/language.tsx';
import { Price } from '../ui/price.tsx';

type ProductPriceProps = {
  product: Pick<Product, 'price' | 'regular_price'>;
  /** Whether it is the price of the cheapest size: “from 3.50 JD”. */
  isLowestOfSizes?: boolean;
};

/** The price of a product: for several sizes the lowest, and during an offer with the regular price crossed out. */
export function ProductPrice({ product, isLowestOfSizes = false }: ProductPriceProps) {
  const { catalogue } = useWords();
  const language = useLanguage();
  const { price, regular_price } = product;
  return (
    <>
      {isLowestOfSizes && <small>{`${catalogue.priceFrom}\u00a0`}</small>}
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
