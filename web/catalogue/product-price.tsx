import type { Product } from '../../contracts/catalogue.ts';
import { formatAmount } from '../../contracts/money.ts';
import { useLanguage, useWords } from '../i18n/language.tsx';
import { Price } from '../ui/price.tsx';

type ProductPriceProps = {
  product: Pick<Product, 'price' | 'regular_price'>;
  /** Of several sizes it is the cheapest's: “from 3.50 JD”. */
  isLowestOfSizes?: boolean;
};

/** What a product costs: of several sizes from which price on, and while an offer runs what it costs otherwise, struck out. */
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
