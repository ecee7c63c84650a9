import { describe, expect, test } from 'vitest';
import { account as arabicAccount } from './ar/account.ts';
import { activity as arabicActivity } from './ar/admin/activity.ts';
import { errors as arabicAdminErrors } from './ar/admin/errors.ts';
import { cartPage as arabicCartPage } from './ar/cart-page.ts';
import { checkout as arabicCheckout } from './ar/checkout.ts';
import { content as arabicContent } from './ar/content.ts';
import { customer as arabicCustomer } from './ar/customer.ts';
import { legalPage as arabicLegalPage } from './ar/legal-page.ts';
import { orderErrors as arabicOrderErrors } from './ar/order-errors.ts';
import { pageDescriptions as arabicPageDescriptions } from './ar/page-descriptions.ts';
import { security as arabicSecurity } from './ar/security.ts';
import { storeSelection as arabicStoreSelection } from './ar/store-selection.ts';
import { words as arabicWords } from './ar.ts';
import { account as englishAccount } from './en/account.ts';
import { activity as englishActivity } from './en/admin/activity.ts';
import { errors as englishAdminErrors } from './en/admin/errors.ts';
import { cartPage as englishCartPage } from './en/cart-page.ts';
import { checkout as englishCheckout } from './en/checkout.ts';
import { content as englishContent } from './en/content.ts';
import { customer as englishCustomer } from './en/customer.ts';
import { legalPage as englishLegalPage } from './en/legal-page.ts';
import { orderErrors as englishOrderErrors } from './en/order-errors.ts';
import { pageDescriptions as englishPageDescriptions } from './en/page-descriptions.ts';
import { security as englishSecurity } from './en/security.ts';
import { storeSelection as englishStoreSelection } from './en/store-selection.ts';
import { words as englishWords } from './en.ts';
import { nameShop } from './name-shop.ts';

const arabic = {
  ...nameShop(
    {
      ...arabicWords,
      account: arabicAccount,
      cartPage: arabicCartPage,
      checkout: arabicCheckout,
      content: arabicContent,
      customer: arabicCustomer,
      legalPage: arabicLegalPage,
      orderErrors: arabicOrderErrors,
      pageDescriptions: arabicPageDescriptions,
      storeSelection: arabicStoreSelection,
    },
    'مونة',
  ),
  security: arabicSecurity,
  adminErrors: arabicAdminErrors,
};
const english = {
  ...nameShop(
    {
      ...englishWords,
      account: englishAccount,
      cartPage: englishCartPage,
      checkout: englishCheckout,
      content: englishContent,
      customer: englishCustomer,
      legalPage: englishLegalPage,
      orderErrors: englishOrderErrors,
      pageDescriptions: englishPageDescriptions,
      storeSelection: englishStoreSelection,
    },
    'Mouneh',
  ),
  security: englishSecurity,
  adminErrors: englishAdminErrors,
};

/** A count for each of Arabic's six plural forms. */
const counts = [0, 1, 2, 3, 11, 100];
/** Names and email addresses, which are in Latin letters even in Arabic texts. */
const latinNames = /\b(JSON|WhatsApp|English|EN|SSL|CSV|UTF|xlsx?|https|mailto|tel)\b|\S+@\S+/g;
const arabicLetter = /\p{Script=Arabic}/u;
const latinLetter = /\p{Script=Latin}/u;

type Text = { path: string; text: string };

/** All texts below a key; functions are called with several counts, which stand for names as well. */
function textsOf(value: unknown, path: string): Text[] {
  if (typeof value === 'string') return [{ path, text: value }];
  if (typeof value === 'function') {
    return counts.flatMap((count) => textsOf(value(count, count, count, count), `${path}(${count})`));
  }
  return Object.entries(value as object).flatMap(([key, inner]) =>
    textsOf(inner, path ? `${path}.${key}` : key),
  );
}

const englishTexts = textsOf(english, '');
const arabicTexts = textsOf(arabic, '');
const inEnglish = new Map(englishTexts.map(({ path, text }) => [path, text]));
const pathsWhere = (texts: Text[], isWrong: (text: Text) => boolean) =>
  texts.filter(isWrong).map(({ path, text }) => `${path}: ${text}`);

describe('every text', () => {
  test('says something, without spaces around or doubled', () => {
    const isUntidy = ({ text }: Text) => text === '' || text !== text.trim().replace(/\s+/g, ' ');
    expect(pathsWhere([...englishTexts, ...arabicTexts], isUntidy)).toEqual([]);
  });

  test('is finished: nothing undefined, no place left to fill', () => {
    const isUnfinished = ({ text }: Text) => /undefined|NaN|[{}]|\[object|#|TODO/.test(text);
    expect(pathsWhere([...englishTexts, ...arabicTexts], isUnfinished)).toEqual([]);
  });

  test('of one language stands in the other', () => {
    const missing = englishTexts
      .map(({ path }) => path)
      .filter((path) => !arabicTexts.some((text) => text.path === path));
    expect(missing).toEqual([]);
    expect(arabicTexts.length).toBeGreaterThan(300);
  });
});

describe('Arabic', () => {
  test('has Arabic letters wherever the English has more than names', () => {
    const isForeign = ({ path, text }: Text) =>
      !arabicLetter.test(text) && latinLetter.test((inEnglish.get(path) ?? 'a').replace(latinNames, ''));
    expect(pathsWhere(arabicTexts, isForeign)).toEqual([]);
  });

  test('has no Latin letters but in a few names', () => {
    const isMixed = ({ text }: Text) => latinLetter.test(text.replace(latinNames, ''));
    expect(pathsWhere(arabicTexts, isMixed)).toEqual([]);
  });

  test('has Latin digits and Arabic punctuation', () => {
    expect(pathsWhere(arabicTexts, ({ text }) => /[٠-٩۰-۹]|[,;?](?!\d)/.test(text))).toEqual([]);
  });
});

describe('English', () => {
  test('has no Arabic but for the link to the Arabic page', () => {
    const isMixed = ({ path, text }: Text) =>
      !path.startsWith('shell.otherLanguage') && arabicLetter.test(text);
    expect(pathsWhere(englishTexts, isMixed)).toEqual([]);
    expect(english.shell.otherLanguage).toBe('العربية');
    expect(arabic.shell.otherLanguage).toBe('English');
  });
});

test('what was recorded is named in both languages: a field without a name shows the one in the code', () => {
  const named = ({ fields }: typeof englishActivity) => Object.keys(fields).toSorted();
  expect(named(englishActivity)).toEqual(named(arabicActivity));
});
