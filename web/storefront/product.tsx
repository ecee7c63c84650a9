import { type RefObject, Suspense, useEffect, useRef, useState } from 'react';
import { data, Link, redirect } from 'react-router';
import { getProduct, listProducts, type Product } from '../../contracts/catalogue.ts';
import { type Category, listCategories } from '../../contracts/categories.ts';
import { getCheckoutOptions } from '../../contracts/checkout-options.ts';
import { languageOfPath, otherLanguage, pathInLanguage } from '../../contracts/language.ts';
import { ProductHeart, ProductItem } from '../catalogue/product-item.tsx';
import { useContent } from '../content/shop-content.tsx';
import { ApiError, serverCall } from '../http/api.ts';
import { formatOrigin, formatSize } from '../i18n/format.ts';
import { useLanguage, usePath, useWords } from '../i18n/language.tsx';
import { Icon } from '../ui/icon.tsx';
import { Shelf } from '../ui/shelf.tsx';
import type { Route } from './+types/product.ts';
import { AfterPaint } from './after-paint.tsx';
import { BuyBox } from './buy-box.tsx';
import { Gallery } from './gallery.tsx';
import { BoxParts, BuyBar, FoodFacts } from './lazy-product-sections.ts';
import { ListLink } from './list-link.tsx';
import styles from './product.module.css';
import { ProductHead } from './product-head.tsx';
import { SizeChoice } from './size-choice.tsx';
import { withoutDescriptions } from './without-descriptions.ts';

/** How many related products are shown below. */
const relatedCount = 4;

export async function loader({ context, request, params }: Route.LoaderArgs) {
  const send = serverCall(context);
  const language = languageOfPath(new URL(request.url).pathname);
  const { food_facts, images, sizes, parts, parts_price, ...product } = await send(getProduct, {
    id: params.slug,
  }).catch((error: unknown) => {
    throw error instanceof ApiError && error.status === 404 ? data(null, { status: 404 }) : error;
  });
  if (product.slug !== params.slug)
    throw redirect(pathInLanguage(`/products/${product.slug}`, language), 301);
  const { store, category } = product;
  const [categories, neighbours, { timed }] = await Promise.all([
    send(listCategories, {}),
    // One more, as the list includes this product (with all its sizes) once.
    send(listProducts, { store, category, limit: relatedCount + 1 }),
    send(getCheckoutOptions, {}),
  ]);
  const own = [product.id, ...sizes.map(({ id }) => id)];
  return {
    product,
    food_facts,
    sizes,
    parts,
    parts_price,
    images,
    category: categories.find(({ slug }) => slug === category),
    related: withoutDescriptions(
      neighbours.items.filter(({ id }) => !own.includes(id)).slice(0, relatedCount),
    ),
    isTimed: timed.includes('delivery'),
  };
}

export default function ProductPage({ loaderData }: Route.ComponentProps) {
  // The key of sizes is that of the first one: switching keeps the page, with its focus and its quantity.
  const { product, sizes } = loaderData;
  return <ProductView key={sizes[0]?.id ?? product.id} {...loaderData} />;
}

function ProductView({
  product,
  food_facts,
  images,
  sizes,
  parts,
  parts_price,
  category,
  related,
  isTimed,
}: Route.ComponentProps['loaderData']) {
  const [quantity, setQuantity] = useState(1);
  const buttons = useRef<HTMLDivElement>(null);
  const isOut = useOutOfSight(buttons, product.available);
  const language = useLanguage();
  const other = otherLanguage(language);
  return (
    <>
      <ProductHead
        product={{ ...product, food_facts, images, sizes, parts, parts_price }}
        category={category}
      />
      <section className={styles.product}>
        <div className={`wall ${styles.stage}`} data-stage>
          <Gallery key={product.id} images={images} name={product.name[language]} bay={product.category} />
          <div className={styles.heart}>
            <ProductHeart product={product} />
          </div>
        </div>
        <div className={styles.info}>
          <Breadcrumb product={product} category={category} />
          <h1>
            <bdi>{product.name[language]}</bdi>
          </h1>
          <p className={styles.otherName} lang={other} dir={other === 'ar' ? 'rtl' : 'ltr'}>
            {product.name[other]}
          </p>
          {sizes.length > 0 && <SizeChoice sizes={sizes} current={product.id} />}
          <BuyBox
            product={product}
            isBox={parts.length > 0}
            quantity={quantity}
            onQuantity={setQuantity}
            buttons={buttons}
          />
          <p className={styles.description}>{product.description[language]}</p>
          {parts.length > 0 && (
            <Suspense>
              <BoxParts parts={parts} price={parts_price} />
            </Suspense>
          )}
          <Facts product={product} />
          <Promises saysWhen={product.available && product.ready_on === null && !isTimed} />
        </div>
      </section>
      <AfterPaint>
        {food_facts && (
          <Suspense>
            <FoodFacts facts={food_facts} />
          </Suspense>
        )}
        {related.length > 0 && <Related product={product} category={category} related={related} />}
      </AfterPaint>
      {isOut && (
        <Suspense>
          <BuyBar product={product} quantity={quantity} onQuantity={setQuantity} />
        </Suspense>
      )}
    </>
  );
}

/**
 * Whether the first button is scrolled under the header or cut by the window's foot; false where it is not on the page,
 * as for an unavailable size.
 */
function useOutOfSight(buttons: RefObject<Element | null>, isThere: boolean): boolean {
  const [isOut, setOut] = useState(false);
  useEffect(() => {
    const button = buttons.current?.firstElementChild;
    if (!isThere || !button) return;
    const watcher = new IntersectionObserver(
      ([entry]) =>
        entry && setOut(!entry.isIntersecting || entry.boundingClientRect.bottom > window.innerHeight + 1),
      { rootMargin: '-70px 0px 0px', threshold: [0, 1] },
    );
    watcher.observe(button);
    return () => watcher.disconnect();
  }, [buttons, isThere]);
  return isThere && isOut;
}

type WithCategory = { product: Product; category: Category | undefined };

function Breadcrumb({ product, category }: WithCategory) {
  const { catalogue } = useWords();
  const language = useLanguage();
  const path = usePath();
  const shelf = `/products?store=${product.store}`;
  return (
    <nav className={styles.breadcrumb} aria-label={catalogue.breadcrumb}>
      <ListLink to={path(shelf)}>{catalogue.stores[product.store].shelf}</ListLink>
      {category && (
        <>
          <span className={styles.stitch} aria-hidden="true" />
          <ListLink to={path(`${shelf}&category=${category.slug}`)}>{category.name[language]}</ListLink>
        </>
      )}
    </nav>
  );
}

function Facts({ product }: { product: Product }) {
  const words = useWords();
  const { catalogue } = words;
  const language = useLanguage();
  const facts: [string, string][] = [
    [catalogue.weight, formatSize(product.weight, language)],
    [catalogue.origin, formatOrigin(product, language)],
    [catalogue.store, catalogue.stores[product.store].name],
  ];
  return (
    <dl className={styles.facts}>
      {facts
        .filter(([, value]) => value !== '')
        .map(([term, value]) => (
          <div key={term}>
            <dt>{term}</dt>
            <dd>
              <bdi>{value}</bdi>
            </dd>
          </div>
        ))}
    </dl>
  );
}

/** The delivery time is left out for products that can't be ordered or are ordered ahead, and where the checkout offers slots. */
function Promises({ saysWhen }: { saysWhen: boolean }) {
  const { catalogue } = useWords();
  const { shipping, reply } = useContent().claims;
  const language = useLanguage();
  const path = usePath();
  const comes = saysWhen ? shipping[language] : '';
  if (!comes && !reply[language]) return null;
  return (
    <ul className={styles.promises}>
      {comes && (
        <li>
          <Icon name="truck" />
          {catalogue.delivery(comes)}
        </li>
      )}
      {reply[language] && (
        <li>
          <Icon name="chat" />
          <Link className="link" to={path('/contact')}>
            {catalogue.reply(reply[language])}
          </Link>
        </li>
      )}
    </ul>
  );
}

function Related({ product, category, related }: WithCategory & { related: Product[] }) {
  const { catalogue } = useWords();
  const language = useLanguage();
  const path = usePath();
  const all = category && (
    <Link className="link" to={path(`/products?store=${product.store}&category=${category.slug}`)}>
      {catalogue.allOf(category.name[language])}
    </Link>
  );
  return (
    <div className={styles.related}>
      <Shelf heading={catalogue.related} aside={all}>
        {related.map((neighbour) => (
          <ProductItem key={neighbour.id} product={neighbour} />
        ))}
      </Shelf>
    </div>
  );
}
