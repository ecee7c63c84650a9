import type {
  BreadcrumbList,
  Offer,
  Organization,
  Product as ProductData,
  QuantitativeValue,
  WebSite,
} from 'schema-dts';
import { type Product, type Store, stores } from '../../contracts/catalogue.ts';
import type { Category } from '../../contracts/categories.ts';
import type { Content } from '../../contracts/content.ts';
import { type Language, localeOf, otherLanguage, pathInLanguage } from '../../contracts/language.ts';
import { plainAmount } from '../../contracts/money.ts';
import { sizeLabelIn } from '../../contracts/size-label.ts';
import { parseWeight } from '../../contracts/weight.ts';
import type { StructuredData } from '../content/public-head.tsx';
import type { Words } from '../i18n/en.ts';
import type { BoxData } from './box-structured-data.ts';
import type { FoodData } from './food-structured-data.ts';
import type { SizeData } from './size-structured-data.ts';

/** The reader's language, and the shop's public URL. */
type Reading = { language: Language; words: Words; publicUrl: string };
type ShopReading = Reading & { content: Pick<Content, 'name' | 'headquarters'> };

const organizationId = (publicUrl: string) => `${publicUrl}/#organization`;

/** The shop and its website, for the home page, with the search of each store. */
export function describeShop({ language, words, publicUrl, content }: ShopReading): StructuredData {
  const home = publicUrl + pathInLanguage('/', language);
  const organization: Organization = {
    '@type': 'Organization',
    '@id': organizationId(publicUrl),
    name: words.shell.shopName,
    alternateName: content.name[otherLanguage(language)],
    description: words.shell.description,
    url: home,
    logo: { '@type': 'ImageObject', url: `${publicUrl}/icons/icon-512.png` },
    address: {
      '@type': 'PostalAddress',
      addressLocality: content.headquarters[language],
      addressCountry: 'JO',
    },
  };
  const site: WebSite = {
    '@type': 'WebSite',
    '@id': `${publicUrl}/#website`,
    name: words.shell.shopName,
    url: home,
    inLanguage: languageTag(language),
    publisher: { '@id': organizationId(publicUrl) },
    potentialAction: stores.map((store) => searchOf(store, { language, words, publicUrl })),
  };
  return { '@context': 'https://schema.org', '@graph': [organization, site] };
}

/** schema-dts lacks the input annotation that search engines require. */
type Search = { '@type': 'SearchAction'; name: string; target: string; 'query-input': string };

const searchOf = (store: Store, { language, words, publicUrl }: Reading): Search => ({
  '@type': 'SearchAction',
  name: words.catalogue.stores[store].name,
  target: `${publicUrl}${pathInLanguage('/products', language)}?store=${store}&q={search_term_string}`,
  'query-input': 'required name=search_term_string',
});

/** The breadcrumb of a list. */
export function describeList(store: Store, category: Category | undefined, reading: Reading): StructuredData {
  return { '@context': 'https://schema.org', ...breadcrumb(shelvesTo(store, category, reading), reading) };
}

/**
 * A product with its price, facts and breadcrumb. `more` comes from `describeFood`, `describeParts` and
 * `describeSizes`, which the caller imports: lists use this file, too, and must not download texts about allergens.
 */
export function describeProduct(
  product: Product & { offer_until?: string | null; images?: { url: string }[] },
  category: Category | undefined,
  description: string,
  reading: Reading,
  { includesObject, ...more }: FoodData & SizeData & BoxData = {},
): StructuredData {
  const { language, words, publicUrl } = reading;
  const path = `/products/${product.slug}`;
  const url = publicUrl + pathInLanguage(path, language);
  const offer: Offer = {
    '@type': 'Offer',
    url,
    price: plainAmount(product.price),
    priceCurrency: 'JOD',
    ...(includesObject && { includesObject }),
    ...(product.offer_until && { priceValidUntil: product.offer_until }),
    availability: `https://schema.org/${availabilityOf(product)}`,
    ...(product.available && product.ready_on && { availabilityStarts: product.ready_on }),
    seller: { '@type': 'Organization', '@id': organizationId(publicUrl), name: words.shell.shopName },
  };
  const named = product.images ?? [{ url: product.image }];
  const addresses = named.flatMap((image) => (image.url && URL.parse(image.url, publicUrl)?.href) || []);
  const data: ProductData = {
    '@type': 'Product',
    '@id': `${url}#product`,
    name: product.name[language],
    description,
    image: [...addresses, `${publicUrl}/share/${language}/${product.slug}.jpg`],
    sku: product.id,
    url,
    ...(category && { category: category.name[language] }),
    ...measureOf(product.weight),
    ...more,
    offers: offer,
  };
  const trail = [...shelvesTo(product.store, category, reading), { name: product.name[language], path }];
  return { '@context': 'https://schema.org', '@graph': [data, breadcrumb(trail, reading)] };
}

const availabilityOf = ({ available, ready_on }: Product) =>
  available ? (ready_on ? 'PreOrder' : 'InStock') : 'OutOfStock';

const unitCodes = { g: 'GRM', kg: 'KGM', ml: 'MLT', l: 'LTR' } as const;

/** Grams are a weight; litres are a size. Counted things have neither. */
function measureOf(text: string): { weight?: QuantitativeValue; size?: QuantitativeValue } {
  const weight = parseWeight(sizeLabelIn(text, 'en'));
  if (!weight || 'counted' in weight) return {};
  const value: QuantitativeValue = {
    '@type': 'QuantitativeValue',
    value: weight.amount,
    unitCode: unitCodes[weight.measure],
  };
  return weight.measure === 'g' || weight.measure === 'kg' ? { weight: value } : { size: value };
}

type Step = { name: string; path: string };

function shelvesTo(store: Store, category: Category | undefined, { language, words }: Reading): Step[] {
  const shelf = `/products?store=${store}`;
  const home = { name: words.shell.home, path: '/' };
  const steps = [home, { name: words.catalogue.stores[store].shelf, path: shelf }];
  return category
    ? [...steps, { name: category.name[language], path: `${shelf}&category=${category.slug}` }]
    : steps;
}

const breadcrumb = (steps: Step[], { language, publicUrl }: Reading) =>
  ({
    '@type': 'BreadcrumbList',
    itemListElement: steps.map(({ name, path }, index) => ({
      '@type': 'ListItem',
      position: index + 1,
      name,
      item: publicUrl + pathInLanguage(path, language),
    })),
  }) satisfies BreadcrumbList;

const languageTag = (language: Language): string => localeOf(language).split('-u-')[0] ?? language;
