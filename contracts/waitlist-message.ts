import type { Bilingual, Language } from './language.ts';
import { cut, isolate, writeLine } from './message-text.ts';

const words: Record<Language, (shop: string, product: string) => string> = {
  en: (shop, product) =>
    `Hello, this is ${shop}. You asked us to tell you when ${product} is back: it is now.`,
  ar: (shop, product) =>
    `مرحبًا، معك ${shop}. طلبت أن نخبرك حين يعود هذا المنتج: ${product}، وقد عاد إلى الرفّ.`,
};

type WaitlistMessage = { language: Language; shop: Bilingual; product: Bilingual; link: string };

/** The WhatsApp message to a person who waits for a product. */
export const writeWaitlistMessage = ({ language, shop, product, link }: WaitlistMessage): string => {
  const [from, name] = [shop, product].map((text) => isolate(cut(text[language], 60), language)) as [
    string,
    string,
  ];
  return [words[language](from, name), link].map((line) => writeLine(language, line)).join('\n');
};
