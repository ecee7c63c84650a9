import type { Language } from '../../contracts/language.ts';
import { formatAmount } from '../../contracts/money.ts';
import { plural } from '../../contracts/plural.ts';
import type { OnlyName } from '../../contracts/refinements.ts';

/** Texts of the filters, separate from the words of the catalogue, which every page downloads. */
const english = {
  title: 'Filter',
  chosen: (count: number) => plural('en', count, { one: '# chosen', other: '# chosen' }),
  only: { in_stock: 'In stock', offer: 'On offer' } satisfies Record<OnlyName, string>,
  onlyTitle: 'Show only',
  price: 'Price in JD',
  from: 'From',
  to: 'To',
  apply: 'Show',
  show: (count: number) => plural('en', count, { one: 'Show # product', other: 'Show # products' }),
  priceInvalid: 'Type a price such as 3.50',
  priceReversed: '“From” is more than “to”',
  anyOrigin: 'From anywhere',
  anyMaker: 'Made by anyone',
  /** 0 stands for an open bound. */
  priceBetween: (from: number, to: number) => {
    if (!to) return `From ${formatAmount(from)} JD`;
    return from ? `${formatAmount(from)} to ${formatAmount(to)} JD` : `Up to ${formatAmount(to)} JD`;
  },
  on: 'Active filters',
  without: (name: string) => `Remove filter: ${name}`,
  clear: 'Clear filters',
  none: 'No products match these filters',
  noneHint: 'There may be more without them.',
};

export const refineWords: Record<Language, typeof english> = {
  en: english,
  ar: {
    title: 'تصفية',
    chosen: (count) =>
      plural('ar', count, {
        one: 'خيار واحد',
        two: 'خياران',
        few: '# خيارات',
        many: '# خيارًا',
        other: '# خيار',
      }),
    only: { in_stock: 'المتوفّر', offer: 'العروض' },
    onlyTitle: 'عرض هذه فقط',
    price: 'السعر بالدينار',
    from: 'من',
    to: 'إلى',
    apply: 'عرض',
    show: (count) =>
      plural('ar', count, {
        one: 'عرض منتج واحد',
        two: 'عرض منتجين',
        few: 'عرض # منتجات',
        many: 'عرض # منتجًا',
        other: 'عرض # منتج',
      }),
    priceInvalid: 'السعر رقم، مثل 3.50',
    priceReversed: '«من» أكبر من «إلى»',
    anyOrigin: 'كل أماكن المنشأ',
    anyMaker: 'كل الصانعين',
    priceBetween: (from, to) => {
      if (!to) return `من ${formatAmount(from)} د.أ`;
      return from ? `من ${formatAmount(from)} إلى ${formatAmount(to)} د.أ` : `حتى ${formatAmount(to)} د.أ`;
    },
    on: 'التصفية الحالية',
    without: (name) => `إزالة: ${name}`,
    clear: 'إزالة التصفية',
    none: 'لا منتجات بهذه التصفية',
    noneHint: 'قد يظهر المزيد بعد إزالتها.',
  },
};
