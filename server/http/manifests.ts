import { Hono } from 'hono';
import { directionOf, type Language, languages, pathInLanguage } from '../../contracts/language.ts';
import type { Deps } from '../deps.ts';
import { readContent } from '../settings/content.ts';

const words = {
  en: {
    name: (shop: string) => `${shop}: the Jordanian pantry`,
    description:
      'Labneh, cheese, za’atar, oils, pickles, freekeh and honey, and everything for the modern home, delivered to your door.',
    products: 'Products',
    search: 'Search',
    cart: 'Cart',
    orders: 'My Orders',
    screenshots: {
      home: 'The home page',
      products: 'The heritage shelf',
      product: 'A product, its price and its origin',
      shelf: 'The heritage shelf on a wide screen',
    },
  },
  ar: {
    name: (shop: string) => `${shop}: رفّ البيت الأردني`,
    description: 'لبنة وجبنة وزعتر وزيت ومخللات وفريكة وعسل، وكل ما يلزم البيت العصري، يصل إلى باب بيتك.',
    products: 'المنتجات',
    search: 'بحث',
    cart: 'السلة',
    orders: 'طلباتي',
    screenshots: {
      home: 'الصفحة الرئيسية',
      products: 'رفّ التراث',
      product: 'منتج وسعره ومنشؤه',
      shelf: 'رفّ التراث على شاشة عريضة',
    },
  },
};

const cloth = '#f5f0e6';
const icons = ['any', 'maskable'].flatMap((purpose) =>
  [192, 512].map((side) => ({
    src: `/icons/${purpose === 'any' ? 'icon' : purpose}-${side}.png`,
    sizes: `${side}x${side}`,
    type: 'image/png',
    purpose,
  })),
);

const shortcuts = [
  ['search', '/search'],
  ['products', '/store-selection'],
  ['cart', '/cart'],
  ['orders', '/orders'],
] as const;

/** Screenshots that browsers show before the installation; made by `bin/take-screenshots.mjs`. */
const screenshots = [
  ['home', 'narrow', '585x1266'],
  ['products', 'narrow', '585x1266'],
  ['product', 'narrow', '585x1266'],
  ['shelf', 'wide', '1280x800'],
] as const;

/** `/manifest.webmanifest` and `/manifest-ar.webmanifest`: the name of the installed shop, and its start page. */
export function createManifests({ config, db }: Pick<Deps, 'config' | 'db'>): Hono {
  const app = new Hono();
  for (const language of languages) {
    const ending = language === 'ar' ? '-ar' : '';
    app.get(`/manifest${ending}.webmanifest`, async (c) => {
      const { name } = await readContent(config, db);
      const headers = { 'Content-Type': 'application/manifest+json', 'Cache-Control': 'no-cache' };
      return c.body(JSON.stringify(manifestOf(language, name[language])), 200, headers);
    });
  }
  return app;
}

function manifestOf(language: Language, shop: string) {
  const say = words[language];
  const to = (path: string) => pathInLanguage(path, language);
  return {
    id: to('/'),
    lang: language,
    dir: directionOf(language),
    name: say.name(shop),
    short_name: shop,
    description: say.description,
    start_url: to('/'),
    scope: '/',
    display: 'standalone',
    theme_color: cloth,
    background_color: cloth,
    categories: ['shopping', 'food'],
    icons,
    screenshots: screenshots.map(([name, form_factor, sizes]) => ({
      src: `/screenshots/${name}-${language}.webp`,
      sizes,
      type: 'image/webp',
      form_factor,
      label: say.screenshots[name],
    })),
    shortcuts: shortcuts.map(([name, path]) => ({
      name: say[name],
      url: to(path),
      icons: [{ src: `/icons/shortcut-${name}.png`, sizes: '96x96', type: 'image/png' }],
    })),
  };
}
