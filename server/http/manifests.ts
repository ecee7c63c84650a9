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
  },
  ar: {
    name: (shop: string) => `${shop}: رفّ البيت الأردني`,
    description: 'لبنة وجبنة وزعتر وزيت ومخللات وفريكة وعسل، وكل ما يلزم البيت العصري، يصل إلى باب بيتك.',
    products: 'المنتجات',
    search: 'بحث',
    cart: 'السلة',
    orders: 'طلباتي',
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

/** `/manifest.webmanifest` and `/manifest-ar.webmanifest`: how the installed shop is called, and where it begins. */
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
    shortcuts: [
      { name: say.search, url: to('/search') },
      { name: say.products, url: to('/store-selection') },
      { name: say.cart, url: to('/cart') },
      { name: say.orders, url: to('/orders') },
    ],
  };
}
