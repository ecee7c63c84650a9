import type { Product, Store } from '../../contracts/catalogue.ts';
import type { Language } from '../../contracts/language.ts';

/** The contents of a share card (Open Graph image): one product, or the shop, or one of its stores. */
export type Card = {
  language: Language;
  store: Store;
  /** The name of the shop. */
  shop: string;
  /** The text in large letters. */
  name: string;
  /** The images on the ledge: a path under `/media`, or the name of one of our own drawings. */
  images: string[];
  /** The category's slug, which selects the niche's colour. */
  bay: string;
};

/** A product's card. The server fetches no remote images and draws an empty jar instead. */
export const cardOf = (product: Product, language: Language, shop: string): Card => ({
  language,
  shop,
  store: product.store,
  name: product.name[language],
  images: [product.image.startsWith('/media/') ? product.image : 'placeholder'],
  bay: product.category,
});

const shopNames: Record<Language, Record<Store | 'shop', string>> = {
  en: { shop: 'Full shelf, full house.', mouneh: 'The heritage shelf', cilka: 'The Cilka shelf' },
  ar: { shop: 'رفّ عامر، بيت عامر.', mouneh: 'رفّ التراث', cilka: 'رفّ سيلكا' },
};
const shopImages: Record<Store, string[]> = {
  mouneh: ['zaatar', 'olive-oil', 'wild-honey'],
  cilka: ['mint-tea', 'coffee', 'spray'],
};

/** The card of the whole shop, or of a store, for all pages that show no product. */
export const cardOfShop = (language: Language, store: Store | undefined, shop: string): Card => ({
  language,
  shop,
  store: store ?? 'mouneh',
  name: shopNames[language][store ?? 'shop'],
  images: shopImages[store ?? 'mouneh'],
  bay: store === 'cilka' ? 'beverages' : 'oils',
});
