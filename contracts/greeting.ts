import type { Language } from './language.ts';
import { firstWords, isolate, writeLine } from './message-text.ts';

type Greeting = {
  language: Language /** The shop's name in this language. */;
  shop: string;
  name: string;
};

const words: Record<
  Language,
  { toOne: (name: string, shop: string) => string; toAll: (shop: string) => string }
> = {
  en: {
    toOne: (name, shop) => `Hello ${name}, this is ${shop}.`,
    toAll: (shop) => `Hello, this is ${shop}.`,
  },
  ar: { toOne: (name, shop) => `مرحبًا ${name}، معك ${shop}.`, toAll: (shop) => `مرحبًا، معك ${shop}.` },
};

/** The opening of the seller's WhatsApp message to a person; the seller writes the rest. */
export function composeGreeting({ language, shop, name }: Greeting): string {
  const called = firstWords(name, 30);
  const text = called
    ? words[language].toOne(isolate(called, language), isolate(shop, language))
    : words[language].toAll(isolate(shop, language));
  return `${writeLine(language, text)} `;
}
