import { readFileSync } from 'node:fs';
import { describe, expect, test } from 'vitest';
import { errors, fieldErrors } from '../contracts/error.ts';
import { cilkaProducts } from '../seed/products-cilka.ts';
import { mounehProducts } from '../seed/products-mouneh.ts';
import { arabic as arabicMails } from '../server/mail/words/ar.ts';
import { english as englishMails } from '../server/mail/words/en.ts';

const page = readFileSync(new URL('../docs/words.md', import.meta.url), 'utf8');
const cells = (row: string) => row.split('|').map((cell) => cell.trim());
const list = (cell = '') => cell.split(/[,،]\s*/).filter(Boolean);
const terms = page
  .split('\n')
  .filter((line) => /^\| (?!---|thing )/.test(line))
  .map(cells)
  .map(([, thing = '', en = '', enNot, ar = '', arNot]) => ({
    thing,
    en,
    ar,
    enNot: list(enNot),
    arNot: list(arNot),
  }));

/** Texts fixed by the specification, or by the name of a service or format. */
const fixed = new Set([
  'No Favorites Yet',
  'Danger Zone',
  'Enter image URL first',
  'Passwords do not match',
  'Slug must contain only lowercase letters, numbers and hyphens',
  'Shipping and taxes calculated at checkout',
]);
/** Counts that cover every Arabic plural form, and stand for names in texts with placeholders. */
const counts = [0, 1, 2, 3, 11, 100];

type Sayable = (...values: unknown[]) => unknown;

/** A placeholder for a list gets one. */
function say(text: Sayable, count: number): unknown {
  try {
    return text(count, count, count, count);
  } catch {
    return text([`${count}`], count, count, count);
  }
}

function textsOf(value: unknown): string[] {
  if (typeof value === 'string') return [value];
  if (typeof value === 'function') return counts.flatMap((count) => textsOf(say(value as Sayable, count)));
  if (Array.isArray(value)) return value.flatMap(textsOf);
  return value && typeof value === 'object' ? Object.values(value).flatMap(textsOf) : [];
}

const english = import.meta.glob('../web/i18n/en/**/*.ts', { eager: true });
const arabic = import.meta.glob('../web/i18n/ar/**/*.ts', { eager: true });
/** Texts in the code itself: pages without the app, documents, messages, initial texts. */
const sources = import.meta.glob<string>(
  [
    '../contracts/default-content.ts',
    '../contracts/*-words.ts',
    '../contracts/*-message.ts',
    '../web/storefront/*-words.ts',
    '../server/http/{error-page,manifests,overloaded-page}.ts',
    '../server/legal/**/*.ts',
    '../server/orders/{export-headings,invoice-words}.ts',
    '../seed/categories.ts',
  ],
  { eager: true, query: '?raw', import: 'default' },
);
test('every file of texts outside of the dictionaries is read: a glob says nothing of one that was renamed', () => {
  const files = Object.keys(sources).filter((file) => !file.startsWith('../server/legal/'));
  const isShared = (file: string) => /^\.\.\/(contracts|web\/storefront)\/.*-(words|message)\.ts$/.test(file);
  expect(files.filter((file) => !isShared(file))).toEqual([
    '../contracts/default-content.ts',
    '../seed/categories.ts',
    '../server/http/error-page.ts',
    '../server/http/manifests.ts',
    '../server/http/overloaded-page.ts',
    '../server/orders/export-headings.ts',
    '../server/orders/invoice-words.ts',
  ]);
  for (const one of ['contracts/order-message', 'contracts/order-words', 'web/storefront/box-words'])
    expect(files).toContain(`../${one}.ts`);
});
const isArabic = (text: string) => /\p{Script=Arabic}/u.test(text);
const isEnglish = (text: string) => !isArabic(text) && /^(## )?[A-Z]/.test(text);
const inSources = Object.values(sources).flatMap((source) =>
  [...source.matchAll(/'([^'\n]*)'|`([^`]*)`/g)].map(([, short, long]) => short ?? long ?? ''),
);
/** Not part of the glossary: for example, a cheese is drained in a basket. */
const goods = textsOf([mounehProducts, cilkaProducts]).filter(isArabic);
const texts = {
  en: [
    ...new Set([...textsOf([english, englishMails, errors, fieldErrors]), ...inSources.filter(isEnglish)]),
  ].filter((text) => !fixed.has(text)),
  ar: [...new Set([...textsOf([arabic, arabicMails]), ...inSources.filter(isArabic)])],
};
/** As a separate word; an Arabic one may have its article or a conjunction before it. */
const asWord = (term: string) => new RegExp(`(?<![\\p{L}\\p{M}])[وفبكل]?${term}(?![\\p{L}\\p{M}])`, 'iu');
const holds = (all: string[], term: string) => all.filter((text) => asWord(term).test(text));

describe('the glossary', () => {
  test.each(terms)('$thing has one name', ({ en, ar, enNot, arNot }) => {
    if (en) expect(texts.en.some((text) => text.toLowerCase().includes(en))).toBe(true);
    if (ar) expect(texts.ar.some((text) => text.includes(ar))).toBe(true);
    expect(enNot.flatMap((term) => holds(texts.en, term))).toEqual([]);
    expect(arNot.flatMap((term) => holds(texts.ar, term))).toEqual([]);
  });

  test('is read: it has terms, and the texts are there', () => {
    expect(terms.length).toBeGreaterThan(15);
    expect(texts.en.length).toBeGreaterThan(900);
    expect(texts.ar.length).toBeGreaterThan(900);
  });
});

test('English is spoken: with contractions', () => {
  const stiff =
    /\b(there is|what is|that is|cannot|could not|did not|does not|do not|is not|are not|was not|were not|will not|has not|have not|you are|we are|you will|we will)\b/i;
  expect(texts.en.filter((text) => stiff.test(text))).toEqual([]);
});

test('Arabic gives no order to a man: controls are verbal nouns, sentences ask or are passive', () => {
  const verbs =
    'احفظ|اعرض|أضف|افتح|أرسل|احذف|اطبع|ابحث|تابعنا|اشترِ|سجّل|أنشئ|انقل|انتقل|شاهد|أظهر|ابدأ|حاول|انسخ|نزّل|استورد|ارفض|افحص|' +
    'اكتب|اختر|راجع|راسلنا|صحّح|انتظر|احتفظ|امسح|اقسم|أدخل|ادخل|أوقف|فعّل|انقع|اغسل|اهرس|اقطع|اترك|صُبّ|أبعد|اخلط|افرك|قدّم|أخبرنا';
  const order = new RegExp(
    `(?:^|[.:،؛؟-]\\s+|\\s(?:أو|ثم)\\s+|\\s[وف])(?:${verbs})(?:ها|ه)?(?=[\\s.،؛:!]|$)`,
    'u',
  );
  expect([...texts.ar, ...goods].filter((text) => order.test(text))).toEqual([]);
});

test('Arabic asks before an act with «هل تريد», not with the bare name of the act', () => {
  const bare = /^(?:حذف|إلغاء|رفض|سحب|طلب|إزالة|تجاهل|مغادرة|إغلاق|إرسال|نشر|تغيير|تسجيل|تحويل)\s[^:.]*؟$/u;
  expect(texts.ar.filter((text) => bare.test(text))).toEqual([]);
});

test('a new position is told in the same words in every sorted list of the shop admin', () => {
  for (const dictionary of [english, arabic]) {
    const texts = Object.entries(dictionary).flatMap(([file, words]) =>
      /admin\/(categories|collections|delivery)\.ts$/.test(file) ? [Object.values(words as object)] : [],
    );
    const told = texts.flat().flatMap(({ moved }) => (moved ? [say(moved, 2)] : []));
    expect([told.length, new Set(told).size]).toEqual([3, 1]);
  }
});
