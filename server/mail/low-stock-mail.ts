import type { User } from '../../contracts/accounts.ts';
import type { LowProduct } from '../stock/notify-low-stock.ts';
import { isolate, plainLine } from './isolate.ts';
import type { Mail } from './mail.ts';
import { settingsLink } from './order-parts.ts';
import { type Shop, shopLink } from './shop-link.ts';
import { wordsIn } from './words/words.ts';

/** Tells an administrator which products have run low, and how many pieces of each are left. */
export function composeLowStock(shop: Shop, low: LowProduct[], { language }: User): Mail {
  const { lowStock: words } = wordsIn(language);
  const nameOf = ({ nameEn, nameAr }: LowProduct) => (language === 'ar' ? nameAr : nameEn);
  const [first] = low;
  const subject =
    low.length === 1 && first
      ? words.subjectOne(plainLine(nameOf(first), 80), first.left)
      : words.subject(low.length);
  return {
    language,
    subject,
    preview: words.text,
    title: words.title,
    blocks: [
      { kind: 'text', text: words.text },
      {
        kind: 'facts',
        facts: low.map((product) => ({ name: isolate(nameOf(product)), value: words.left(product.left) })),
      },
      {
        kind: 'action',
        link: { label: words.action, href: shopLink(shop, language, '/admin/products?state=low_stock') },
      },
    ],
    foot: { text: words.foot, link: settingsLink(shop, language) },
  };
}
