import { lazy, Suspense, useEffect, useState } from 'react';
import { data } from 'react-router';
import { getBanner } from '../../contracts/banner.ts';
import { listProducts } from '../../contracts/catalogue.ts';
import { type Collection, listCollections } from '../../contracts/collections.ts';
import { readLastOrder } from '../browser/last-order-entry.ts';
import { reportContext } from '../browser/report.ts';
import { BannerLine } from '../content/banner-line.tsx';
import { PageHead } from '../content/public-head.tsx';
import { usePublicUrl } from '../content/public-url.ts';
import { useContent } from '../content/shop-content.tsx';
import { serverCall } from '../http/api.ts';
import { describeQuality } from '../i18n/describe-quality.ts';
import { useLanguage, useWords } from '../i18n/language.tsx';
import { useHomeWords } from '../i18n/use-home-words.ts';
import { birdMotif } from '../illustrations/motif-paths/bird-motif.ts';
import { sprigMotif } from '../illustrations/motif-paths/sprig-motif.ts';
import { starMotif } from '../illustrations/motif-paths/star-motif.ts';
import { useSession } from '../session/session.ts';
import { Motif } from '../ui/motif.tsx';
import type { Route } from './+types/home.ts';
import { AfterPaint } from './after-paint.tsx';
import { CategoryCloths } from './category-cloths.tsx';
import { FeaturedShelf } from './featured-shelf.tsx';
import { type Featured, featuredList, loadStoredShelf } from './featured-shelf-rotation.ts';
import { Hero } from './hero.tsx';
import styles from './home.module.css';
import { NewsletterForm } from './newsletter-form.tsx';
import { describeShop } from './structured-data.ts';
import { withoutDescriptions } from './without-descriptions.ts';

// Lazy-loaded, since rarely shown: not part of the first download.
const SampleShelf = lazy(() => import('./featured-shelf-samples.tsx'));
const CollectionRows = lazy(() => import('./collection-rows.tsx'));

// Only for customers. If its file fails to load, home looks as for a guest.
const LastOrderLine = lazy(() => import('./last-order.tsx').catch(() => ({ default: () => null })));

const noRows: Collection[] = [];

/** Works without the catalogue. Such a response is `no-store`: the next one may have products. */
export async function loader({ context }: Route.LoaderArgs) {
  try {
    const send = serverCall(context);
    const [{ items, page }, collections, banner] = await Promise.all([
      send(listProducts, featuredList),
      send(listCollections, {}),
      send(getBanner, {}),
    ]);
    const rows = collections.map((row) => ({ ...row, items: withoutDescriptions(row.items) }));
    const products = withoutDescriptions(items);
    const featured: Featured = { start: 0, total: page.total, products, from: null, next: page.cursor };
    return data({ featured: featured as Featured | null, rows, banner });
  } catch (error) {
    context.get(reportContext)(error);
    return data({ featured: null, rows: noRows, banner: null }, { headers: { 'Cache-Control': 'no-store' } });
  }
}

export const headers = ({ loaderHeaders }: Route.HeadersArgs) => loaderHeaders;

/** The last successfully loaded shelf; set in the browser only, since module state is shared between requests in SSR. */
let lastFeatured: Featured | null = null;

export async function clientLoader({ serverLoader }: Route.ClientLoaderArgs) {
  try {
    const [{ featured, rows, banner }, stored] = await Promise.all([serverLoader(), loadStoredShelf()]);
    return { featured: stored ?? featured ?? lastFeatured, rows, banner };
  } catch (error) {
    console.warn('The featured products could not be loaded:', error);
    return { featured: lastFeatured, rows: noRows, banner: null };
  }
}

export default function Home({ loaderData: { featured, rows, banner } }: Route.ComponentProps) {
  useEffect(() => {
    lastFeatured = featured ?? lastFeatured;
  }, [featured]);
  return (
    <>
      <HomeHead />
      <LastOrder />
      {banner && <BannerLine banner={banner} />}
      <Hero />
      <Benefits />
      <CategoryCloths />
      <AfterPaint>
        <div className={styles.featured}>
          <Suspense>
            {featured && featured.products.length > 0 ? <FeaturedShelf first={featured} /> : <SampleShelf />}
          </Suspense>
        </div>
        {rows.length > 0 && (
          <Suspense>
            <CollectionRows rows={rows} />
          </Suspense>
        )}
        <NewsletterForm />
      </AfterPaint>
    </>
  );
}

/**
 * Reserves its space from the first paint when an order is known, so that nothing moves; a guest's home has neither the
 * space nor the file.
 */
function LastOrder() {
  const isCustomer = useSession(({ user }) => user !== null);
  const [isKnown, setKnown] = useState(false);
  useEffect(() => setKnown(readLastOrder() !== null), []);
  return (
    <div className={styles.lastOrder}>
      <Suspense>{(isCustomer || isKnown) && <LastOrderLine />}</Suspense>
    </div>
  );
}

function HomeHead() {
  const words = useWords();
  const home = useHomeWords();
  const language = useLanguage();
  const publicUrl = usePublicUrl();
  const content = useContent();
  return (
    <PageHead
      title={home.title}
      description={words.descriptions.home}
      jsonLd={import.meta.env.SSR && describeShop({ language, words, publicUrl, content })}
    />
  );
}

const benefitMotifs = [
  ['fresh', sprigMotif, ['var(--second)', 'var(--second)', 'var(--third)']],
  ['quality', starMotif, undefined],
  ['fast', birdMotif, undefined],
] as const;

/** When the seller removes a claim, its badge disappears, and the others move up. */
function Benefits() {
  const home = useHomeWords();
  const { claims } = useContent();
  const language = useLanguage();
  const texts = {
    fresh: home.benefits.fresh.text(claims.shipping[language]),
    quality: describeQuality(claims.rating, claims.customers, home),
    fast: claims.reply[language] && home.benefits.fast.text(claims.reply[language]),
  };
  return (
    <section className="wrap" aria-label={home.why}>
      <ul className={styles.benefits}>
        {benefitMotifs
          .filter(([name]) => texts[name])
          .map(([name, motif, colors]) => (
            <li key={name}>
              <Motif of={motif} colors={colors} />
              <div>
                <b>{home.benefits[name].title}</b>
                <p>{texts[name]}</p>
              </div>
            </li>
          ))}
      </ul>
    </section>
  );
}
