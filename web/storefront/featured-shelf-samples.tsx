import { sampleProducts } from '../../contracts/sample-products.ts';
import { formatSize } from '../i18n/format.ts';
import { formatPlace } from '../i18n/format-place.ts';
import { useLanguage, usePath } from '../i18n/language.tsx';
import { useHomeWords } from '../i18n/use-home-words.ts';
import { ButtonLink } from '../ui/button.tsx';
import { Price } from '../ui/price.tsx';
import { ProductCard } from '../ui/product-card.tsx';
import { Shelf } from '../ui/shelf.tsx';
import { featuredCount } from './featured-shelf-rotation.ts';

const images = import.meta.glob<string>('../illustrations/samples/*.svg', {
  eager: true,
  query: '?url',
  import: 'default',
});

/** The last resort: six built-in products. They can't be bought, since the server may not know them. */
export default function SampleShelf() {
  const language = useLanguage();
  const path = usePath();
  const { featured } = useHomeWords();
  const all = (
    <ButtonLink variant="line" to={path('/products')}>
      {featured.all}
    </ButtonLink>
  );
  return (
    <Shelf heading={featured.title} columns={6} edging="full" foot={all}>
      {sampleProducts.slice(0, featuredCount).map((sample) => (
        <ProductCard
          key={sample.key}
          href={path(`/products/${sample.slug}`)}
          image={images[`../illustrations/samples/${sample.key}.svg`]}
          name={<bdi>{sample.name[language]}</bdi>}
          detail={`${formatSize(sample.weight, language)} · ${formatPlace(sample.origin, language)}`}
          price={<Price amount={sample.price} language={language} />}
          bay={sample.category}
        />
      ))}
    </Shelf>
  );
}
