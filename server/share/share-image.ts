import type { Store } from '../../contracts/catalogue.ts';
import type { Language } from '../../contracts/language.ts';
import { getProduct } from '../catalogue/get-product.ts';
import type { Context } from '../context.ts';
import { readContent } from '../settings/content.ts';
import { type Card, cardOf, cardOfShop } from './card.ts';
import { getCardImage, type Image } from './get-card-image.ts';
import { renderCard } from './render-card.ts';

/**
 * The image of a shared product link, 1200 × 630 JPEG in the page's language, by the product's present slug.
 * `not_found` when no such product is visible.
 */
export async function shareProductImage(
  context: Context,
  input: { slug: string; language: Language },
): Promise<Image & { slug: string }> {
  const product = await getProduct(context, { id: input.slug });
  const image = await imageOf(
    context,
    cardOf(product, input.language, await nameIn(context, input.language)),
  );
  return { ...image, slug: product.slug };
}

/** The image of shared pages without a product: of one store, or of the whole shop. */
export const shareShopImage = async (
  context: Context,
  { language, store }: { language: Language; store: Store | undefined },
): Promise<Image> => imageOf(context, cardOfShop(language, store, await nameIn(context, language)));

const nameIn = async ({ config, db }: Context, language: Language): Promise<string> =>
  (await readContent(config, db)).name[language];

const imageOf = (context: Context, card: Card): Promise<Image> =>
  getCardImage(context, card, () => renderCard(context, card));
