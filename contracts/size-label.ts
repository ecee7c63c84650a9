import type { Language } from './language.ts';

/**
 * A size's English and Arabic labels are one text, `Large | كبير`, in carts, orders, revisions, stock and files. A
 * label that the seller wrote once is shown to readers of both languages.
 */
const parting = ' | ';
const arabic = /[\u0600-\u06ff]/;

/** The label that readers of a language see. In a text that is not in two languages the sign is an ordinary character. */
export function sizeLabelIn(text: string, language: Language): string {
  const [en = '', ar = '', ...more] = text.split(parting);
  if (more.length > 0 || arabic.test(en) || !arabic.test(ar)) return text;
  return language === 'ar' ? ar : en;
}
