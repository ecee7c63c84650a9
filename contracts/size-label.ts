import type { Language } from './language.ts';

/**
 * A size's label in English and in Arabic is one text, `Large | كبير`, as carts, orders, their revisions, stock and files carry a size.
 * Where a seller writes it once, readers of both languages see that text.
 */
const parting = ' | ';
const arabic = /[\u0600-\u06ff]/;

/** What readers of a language see. A sign in a text that isn't of two languages is a sign. */
export function sizeLabelIn(text: string, language: Language): string {
  const [en = '', ar = '', ...more] = text.split(parting);
  if (more.length > 0 || arabic.test(en) || !arabic.test(ar)) return text;
  return language === 'ar' ? ar : en;
}
