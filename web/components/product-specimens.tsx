import type { FoundProduct } from '../../contracts/catalogue.ts';
import type { Language } from '../../contracts/language.ts';
import { ProductItem } from '../catalogue/product-item.tsx';
import type { Words } from '../i18n/en.ts';
import drawn from '../illustrations/scenes/labneh-balls.svg?no-inline';
import { Button } from '../ui/button.tsx';
import { DottedLine } from '../ui/dotted-line.tsx';
import { DeliveryFee, Price } from '../ui/price.tsx';
import { ProductImage } from '../ui/product-image.tsx';
import { ProductList } from '../ui/product-row.tsx';
import { Shelf } from '../ui/shelf.tsx';
import { WhyFound } from '../ui/why-found.tsx';
import styles from './components.module.css';
import honey from './photographs/honey.webp';
import makdous from './photographs/makdous.webp';
import olives from './photographs/olives.webp';
import { longName, sampleProduct } from './samples.ts';
import type { Specimens } from './specimen.tsx';

const products: FoundProduct[] = [
  sampleProduct(),
  sampleProduct({ id: 'long', slug: 'long', name: longName, price: 1234.5, category: 'dairy' }),
  sampleProduct({ id: 'out', slug: 'out', available: false, category: 'honey' }),
  sampleProduct({ id: 'found', slug: 'found', image: '', why: { by: 'name', word: 'mkdous' } }),
];

/** Portrait, landscape and on white paper, like sellers' photographs. */
const photographs = [
  sampleProduct({ id: 'olives', slug: 'olives', image: olives, category: 'pickles' }),
  sampleProduct({ id: 'drawn', slug: 'drawn', image: drawn, category: 'honey' }),
  sampleProduct({ id: 'makdous', slug: 'makdous-photograph', image: makdous, category: 'oils' }),
  sampleProduct({ id: 'honey', slug: 'honey', image: honey, category: 'dairy' }),
];

/** Products as in lists, and their parts. */
export function productSpecimens({ catalogue }: Words, language: Language): Specimens {
  return {
    'product-card': [
      {
        state: 'usual, long, out of stock, found without an image',
        show: (
          <Shelf label={catalogue.related}>
            {products.map((product) => (
              <ProductItem key={product.id} product={product} />
            ))}
          </Shelf>
        ),
        wide: true,
      },
      {
        state: 'photographs, which are generated examples, beside a drawing',
        show: (
          <Shelf label={catalogue.related}>
            {photographs.map((product) => (
              <ProductItem key={product.id} product={product} />
            ))}
          </Shelf>
        ),
        wide: true,
      },
    ],
    'product-row': [
      {
        state: 'usual, long, out of stock, found without an image',
        show: (
          <ProductList label={catalogue.related}>
            {products.map((product) => (
              <ProductItem key={product.id} product={product} view="list" />
            ))}
          </ProductList>
        ),
        wide: true,
      },
    ],
    shelf: [
      {
        state: 'with heading and foot',
        show: (
          <Shelf
            heading={catalogue.related}
            aside={<span className="muted">{catalogue.shownOf(1, 96)}</span>}
            edging="full"
            foot={<Button variant="line">{catalogue.loadMore}</Button>}
          >
            <ProductItem product={sampleProduct({ id: 'alone', slug: 'alone' })} />
          </Shelf>
        ),
        wide: true,
      },
    ],
    'product-image': [
      {
        state: 'image, none, broken',
        show: (
          <div className={styles.row}>
            <ProductImage src="/icons/icon-192.png" size={96} bay="dairy" />
            <ProductImage src={null} size={96} bay="honey" />
            <ProductImage src="data:image/png;base64,broken" size={96} bay="pickles" />
          </div>
        ),
      },
    ],
    price: [
      {
        state: 'all',
        show: (
          <div className={styles.row}>
            <Price amount={3.5} language={language} />
            <Price amount={12345.75} language={language} />
            <DeliveryFee amount={0} language={language} />
          </div>
        ),
      },
    ],
    'dotted-line': [
      { state: 'three parts', show: <DottedLine parts={['500 g', 'Madaba', 'Only 3 left']} /> },
    ],
    'why-found': [
      { state: 'by name', show: <WhyFound why={{ by: 'name', word: 'لبنة' }} /> },
      { state: 'by description', show: <WhyFound why={{ by: 'description', word: 'walnut' }} /> },
    ],
  };
}
