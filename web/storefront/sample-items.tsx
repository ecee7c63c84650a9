import { sampleProducts } from '../../contracts/sample-products.ts';
import { formatPlace, formatWeight } from '../i18n/format.ts';
import { useLanguage, usePath, useWords } from '../i18n/language.tsx';
import { Price } from '../ui/price.tsx';
import { ProductCard } from '../ui/product-card.tsx';
import { featuredCount } from './featured-shelf-rotation.ts';

const pictures = import.meta.glob<string>('../illustrations/samples/*.svg', {
  eager: true,
  query: '?url',
  import: 'default',
});

/** The first six built-in products as cards; nothing can be bought, since the server may not know them. */
export function SampleItems() {
  const words = useWords();
  const language = useLanguage();
  const path = usePath();
  return sampleProducts
    .slice(0, featuredCount)
    .map(({ key, slug, category, name, weight, origin, price }) => (
      <ProductCard
        key={key}
        href={path(`/products/${slug}`)}
        picture={pictures[`../illustrations/samples/${key}.svg`]}
        name={<bdi>{name[language]}</bdi>}
        detail={`${formatWeight(weight, words)} · ${formatPlace(origin, language)}`}
        price={<Price amount={price} language={language} />}
        bay={category}
      />
    ));
}
