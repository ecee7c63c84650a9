import type { Announced } from '../waitlist/announce-products.ts';
import { isolate, plainLine } from './isolate.ts';
import type { Mail } from './mail.ts';
import { type Shop, shopLink } from './shop-link.ts';
import { wordsIn } from './words/words.ts';

type Wanted = Pick<Announced, 'language' | 'leaveToken' | 'product'>;

/** The one back-in-stock mail of a waiting-list entry, with both ways to unsubscribe from all lists. */
export function composeBackInStock(shop: Shop, { language, leaveToken, product }: Wanted): Mail {
  const { backInStock: words } = wordsIn(language);
  const name = language === 'ar' ? product.nameAr : product.nameEn;
  return {
    language,
    subject: words.subject(plainLine(name, 80)),
    preview: words.preview,
    title: words.title(isolate(name)),
    blocks: [
      { kind: 'text', text: words.text(isolate(name)) },
      {
        kind: 'action',
        link: { label: words.action, href: shopLink(shop, language, `/products/${product.slug}`) },
      },
    ],
    foot: {
      text: words.foot,
      link: { label: words.leave, href: shopLink(shop, language, `/waitlist/leave/${leaveToken}`) },
    },
    leaveUrl: `${shop.publicUrl}/api/waitlist/leave/${leaveToken}`,
  };
}
