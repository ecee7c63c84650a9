import { Hono, type Context as HonoContext } from 'hono';
import { isStore } from '../../contracts/catalogue.ts';
import type { Language } from '../../contracts/language.ts';
import type { Deps } from '../deps.ts';
import { ShopError } from '../errors.ts';
import type { Image } from '../share/get-card-image.ts';
import { shareProductImage, shareShopImage } from '../share/share-image.ts';
import { contextOf } from './guard.ts';

/** `/share/ar/labneh.jpg`, `/share/ar.jpg` and `/share/ar-cilka.jpg`: the preview images of shared links. */
export function createShareImages(deps: Deps): Hono {
  const app = new Hono();
  app.get('/share/:language{en|ar}/:file{[a-z0-9-]+\\.jpg}', async (c) => {
    const language = c.req.param('language') as Language;
    const slug = nameOf(c.req.param('file'));
    const found = await shareProductImage(contextOf(deps, c), { slug, language }).catch(nullWhenMissing);
    if (!found) return c.text('not found', 404);
    if (found.slug !== slug) return c.redirect(`/share/${language}/${found.slug}.jpg`, 301);
    return answerImage(c, found);
  });
  app.get('/share/:file{(?:en|ar)(?:-(?:mouneh|cilka))?\\.jpg}', async (c) => {
    const [language, named] = nameOf(c.req.param('file')).split('-') as [Language, string?];
    const store = isStore(named) ? named : undefined;
    return answerImage(c, await shareShopImage(contextOf(deps, c), { language, store }));
  });
  app.all('/share/*', (c) => c.text('not found', 404));
  return app;
}

const nameOf = (file: string): string => file.slice(0, -'.jpg'.length);

function nullWhenMissing(error: unknown): null {
  if (error instanceof ShopError && error.code === 'not_found') return null;
  throw error;
}

/** Cached for a day, as the image shows no price; other sites may embed it. */
function answerImage(c: HonoContext, { key, bytes }: Image): Response {
  const tag = `"${key}"`;
  const headers = {
    ETag: tag,
    'Cache-Control': 'public, max-age=86400',
    'Cross-Origin-Resource-Policy': 'cross-origin',
  };
  const known = c.req
    .header('if-none-match')
    ?.split(',')
    .map((one) => one.trim().replace(/^W\//, ''));
  if (known?.includes(tag)) return c.body(null, 304, headers);
  return c.body(Uint8Array.from(bytes), 200, { ...headers, 'Content-Type': 'image/jpeg' });
}
